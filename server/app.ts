import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createBackupHistory } from './backup/backupHistory.ts';
import { createNightlyBackups } from './backup/nightly.ts';
import { startCleaning } from './cleaning.ts';
import { createCmsHandlers } from './cms/handlers.ts';
import { registerPictures } from './cms/pictures.ts';
import { CMS_BASE, loadContract } from './contract/load.ts';
import { mountContract, registerContracts, type MountOptions } from './contract/mount.ts';
import type { OperationId } from './contract/operations.ts';
import { createDeps } from './createDeps.ts';
import { beginWithDemo } from './demo/begin.ts';
import type { Deps } from './deps.ts';
import { createDriftHandlers } from './drift/handlers.ts';
import { readScreens } from './drift/screens.ts';
import { DriftMonitor } from './drift/driftMonitor.ts';
import { createJobAlerts } from './jobs/alerts.ts';
import { jobsHandlers } from './jobs/handlers.ts';
import { createRenewal } from './jobs/renewal.ts';
import { startScheduledMail } from './jobs/scheduledMail.ts';
import { registerSignedPages } from './jobs/signedPages.ts';
import { registerEnquiryForm } from './mail/enquiryForm.ts';
import { createMailHandlers } from './mail/handlers.ts';
import { registerOutbox } from './mail/outbox.ts';
import { createDirectoryHandlers } from './members/directoryHandlers.ts';
import { createCheckUserHandlers, createMemberHandlers } from './members/handlers.ts';
import { startOtpRequestProcessor } from './members/otpRequests.ts';
import { createProviderLookup } from './members/providerMember.ts';
import { findRequestMember } from './members/sessions.ts';
import { registerReadiness } from './readiness.ts';
import { registerBackupMetrics } from './metrics/backups.ts';
import { registerMetrics } from './metrics/register.ts';
import { ownDataHandlers } from './ownData/handlers.ts';
import { createShutdown } from './processes/shutdown.ts';
import { createPageHandlers } from './pages/handlers.ts';
import { createSearchHandlers } from './search/handlers.ts';
import { openSiteSearch } from './search/siteSearch.ts';
import { BUILD_DIR } from './site/build.ts';
import { createInternalFetch } from './site/internalFetch.ts';
import { registerProxy } from './proxy/register.ts';
import { registerScenarios } from './scenarios/register.ts';
import { trackConnections, defaultConnectionLimits, type ConnectionLimits } from './security/connections.ts';
import { registerApiNotFound, registerErrors, sendError, sendPlainTextError } from './security/errors.ts';
import { registerHeaders } from './security/headers.ts';
import { createRateLimits, registerLimits, requestLimits, type RateLimit, type RateLimits } from './security/limits.ts';
import { loggerOptions, type LogTarget } from './security/log.ts';
import { createRequestIdGenerator } from './security/requestId.ts';
import { registerOriginCheck } from './security/origin.ts';
import type { Settings } from './settings.ts';
import { createSystemHandlers } from './system/handlers.ts';
import { readCommit } from './version.ts';

/** Options of `buildApp`. */
export interface AppOptions {
  /** Registers the built site on every path that no other route handles; without it those respond 404. */
  site?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  /** Hashes of the site's inline scripts, for example `sha256-…`. */
  inlineScriptHashes?: readonly string[];
  /** The current time. */
  clock?: () => Date;
  rateLimits?: Partial<RateLimits>;
  /** Where log lines go; by default the standard error output. */
  logTarget?: LogTarget;
  /** Validates responses against the contracts; by default in tests and in development. */
  checkAnswers?: boolean;
  connectionLimits?: Partial<ConnectionLimits>;
  /** Largest delay of the event loop in milliseconds; 0: any. Tests share their process with the server. */
  lateMs?: number;
  /** Timeout of the provider's hosts; milliseconds. */
  upstreamMs?: number;
}

/**
 * Builds the server: security, the operations of the contracts, pictures, outbox, site. It does not listen yet;
 * `app.close()` gives everything back.
 * @throws StorageError or ContentError with a sentence for people
 */
export async function buildApp(settings: Settings, options: AppOptions = {}): Promise<FastifyInstance> {
  const limits = { ...defaultConnectionLimits, ...options.connectionLimits };
  // Behind a proxy all clients have its address.
  const network = trackConnections(settings.trustProxy ? { ...limits, maxPerClient: limits.maxConnections } : limits);
  const app: FastifyInstance = Fastify({
    serverFactory: network.serve,
    logger: loggerOptions(settings.logLevel, options.logTarget ?? process.stderr),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdGenerator(settings.trustProxy),
    bodyLimit: requestLimits.bodyBytes,
    handlerTimeout: requestLimits.responseTimeoutMs,
    // The network side does it, in the one error shape.
    return503OnClosing: false,
    // One hop: the address that the proxy before this server saw.
    trustProxy: settings.trustProxy && ((_address, hop) => hop < 1),
    clientErrorHandler: network.clientError,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  const { deps, close } = await createDeps(settings, app.log, options.clock ?? (() => new Date()));
  app.addHook('onClose', close);
  app.decorate('shutdown', createShutdown(network, deps.stopping));
  app.addHook('preClose', async () => network.close());
  try {
    await assemble(app, deps, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function assemble(app: FastifyInstance, deps: Deps, options: AppOptions): Promise<void> {
  const { settings } = deps;
  registerErrors(app);
  await registerHeaders(app, settings, options.inlineScriptHashes ?? []);
  registerOriginCheck(app, settings);
  await registerLimits(app, deps, options.lateMs);
  await beginWithDemo(deps);
  const driftMonitor =
    settings.cmsOrigin === undefined && settings.jobsOrigin === undefined ? undefined : new DriftMonitor(deps.clock, deps.log);
  app.addHook('onClose', async () => driftMonitor?.close());
  const nightly = createNightlyBackups(deps);
  app.addHook('onClose', () => nightly.close());
  registerMetrics(app, settings, driftMonitor, (registry) =>
    registerBackupMetrics(registry, createBackupHistory(deps.db, deps.clock), nightly),
  );
  await registerBackends(app, deps, options, driftMonitor);

  if (settings.jobsOrigin === undefined) {
    const subjects = { alerts: createJobAlerts(deps), renewal: createRenewal(deps) };
    await registerSignedPages(app, deps, subjects, { ...createRateLimits(settings), ...options.rateLimits }.linkPerClient);
    app.addHook('onClose', startScheduledMail(deps, subjects));
  }
  const stopCleaning = await startCleaning(deps);
  app.addHook('onClose', stopCleaning);
  nightly.start();
  app.get('/healthz', () => ({ status: 'ok' }));
  registerReadiness(app, deps);
  if (options.site) await options.site(app, deps);
}

/** Mounts the calls of the e-mail service in a scope of their own, because their errors are plain text (D-58). */
function mountMail(scope: FastifyInstance, deps: Deps, mountOptions: Omit<MountOptions, 'prefix'>): void {
  scope.setErrorHandler((error, request, reply) => sendPlainTextError(error, request, reply));
  mountContract(scope, 'mail', createMailHandlers(deps), { ...mountOptions, prefix: '' });
}

/** Registers the two backends, embedded or forwarded, and mail. */
async function registerBackends(
  app: FastifyInstance,
  deps: Deps,
  options: AppOptions,
  driftMonitor: DriftMonitor | undefined,
): Promise<void> {
  const { settings } = deps;
  const limits: RateLimits = { ...createRateLimits(settings), ...options.rateLimits };
  const otpRequests = startOtpRequestProcessor(deps);
  app.addHook('onClose', () => otpRequests.close());
  const mounting: Omit<MountOptions, 'prefix'> = {
    authenticate: (request) => findRequestMember(deps, request),
    rateLimits: {
      sendOtp: limits.sendOtpPerClient,
      verifyOtp: limits.verifyOtpPerClient,
      sendEmail: limits.mailPerClient,
      sendEmailForm: limits.mailPerClient,
      postJob: limits.postPerMember,
      updateJob: limits.postPerMember,
      applyForJob: limits.applyPerMember,
      getFile: limits.filePerMember,
      downloadOwnData: limits.ownDataPerMember,
      requestErasure: limits.erasurePerMember,
      eraseMember: limits.ownDataPerMember,
      searchJobs: limits.searchPerClient,
      searchSite: limits.searchPerClient,
      getProviderDrift: limits.systemPerMember,
      getSystemState: limits.systemPerMember,
      listSystemMails: limits.systemPerMember,
      sendMailAgain: limits.systemPerMember,
    } satisfies Partial<Record<OperationId, RateLimit>>,
    files: deps.files,
    ...(settings.scenario === undefined ? {} : { stage: registerScenarios(app, settings.scenario) }),
    checkAnswers: options.checkAnswers ?? ['test', 'development'].includes(process.env.NODE_ENV ?? ''),
  };
  // A scope of their own, because the form parser must not consume bodies that are forwarded.
  await app.register(async (scope) => {
    await registerContracts(scope);
    if (settings.cmsOrigin === undefined) {
      const handlers = { ...createCmsHandlers(deps), ...createMemberHandlers(deps, otpRequests) };
      mountContract(scope, 'cms', handlers, { ...mounting, prefix: CMS_BASE });
      registerApiNotFound(scope, CMS_BASE);
    }
    if (settings.jobsOrigin === undefined) {
      mountContract(
        scope,
        'jobs',
        { ...jobsHandlers(deps), ...createCheckUserHandlers(), ...createDirectoryHandlers(deps), ...ownDataHandlers(deps) },
        { ...mounting, prefix: '' },
      );
      registerApiNotFound(scope, '/api');
    }
    const search = openSiteSearch(createInternalFetch(app), settings.publicUrl, deps);
    const drift = createDriftHandlers(settings, driftMonitor, deps.clock(), readScreens(BUILD_DIR));
    const system = createSystemHandlers(deps, deps.clock(), readCommit(BUILD_DIR));
    const siteHandlers = { ...createPageHandlers(deps), ...createSearchHandlers(search), ...drift, ...system };
    // Only the provider knows the sessions of its members.
    const authenticateProviderMember = driftMonitor && createProviderLookup(createInternalFetch(app), settings.publicUrl, deps.clock);
    mountContract(scope, 'site', siteHandlers, {
      ...mounting,
      prefix: '',
      ...(authenticateProviderMember && { authenticate: authenticateProviderMember }),
    });
    registerApiNotFound(scope, '/site');
    await registerEnquiryForm(scope, deps, limits.mailPerClient);
    if (settings.emailjs.origin === undefined) await scope.register(async (mail) => mountMail(mail, deps, mounting));
  });
  const forwarding = {
    ...settings.provider,
    ...(options.upstreamMs === undefined ? {} : { timeoutMs: options.upstreamMs }),
    clock: deps.clock,
  };
  if (driftMonitor !== undefined && settings.cmsOrigin !== undefined) {
    const contract = loadContract('cms');
    await registerProxy(app, {
      ...forwarding,
      prefix: CMS_BASE,
      base: CMS_BASE,
      origin: settings.cmsOrigin,
      contract,
      watch: driftMonitor,
    });
  }
  if (driftMonitor !== undefined && settings.jobsOrigin !== undefined) {
    const contract = loadContract('jobs');
    await registerProxy(app, { ...forwarding, prefix: '/api', base: '', origin: settings.jobsOrigin, contract, watch: driftMonitor });
  }
  registerPictures(app, () => deps.content.current.content.pictures);
  registerOutbox(app, deps, () => otpRequests.settled());
}
