import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { startCleaning } from './start/cleaning.ts';
import { registerPictures } from './cms/pictures.ts';
import { seedDemoIfConfigured } from './dev/demo/seed.ts';
import type { Deps } from './jobs/deps.ts';
import { registerOutbox } from './mail/outbox.ts';
import { apiPlugin } from './start/plugins/api.ts';
import { createDeps } from './start/createDeps.ts';
import { scheduledMailPlugin } from './start/plugins/scheduledMail.ts';
import { monitoringPlugin } from './start/plugins/monitoring.ts';
import { membersPlugin } from './start/plugins/members.ts';
import { providerPlugin, type ProviderOptions } from './start/plugins/provider.ts';
import { securityPlugin, type SecurityOptions } from './start/plugins/security.ts';
import { createShutdown } from './start/processes/shutdown.ts';
import { BARE_SECURITY_HEADERS, sendClientError } from './platform/security/clientError.ts';
import { sendError } from './platform/security/errors.ts';
import { createHttpOptions, defaultHttpLimits, registerHttpChecks, type HttpLimits } from './platform/security/http.ts';
import { requestLimits } from './platform/security/limits.ts';
import { createLoggerOptions, type LogTarget } from './platform/security/log.ts';
import { createRequestIdGenerator } from './platform/security/requestId.ts';
import type { Settings } from './platform/settings.ts';
import { BUILD_DIR } from './site/build.ts';

/** Options of `buildApp`. */
export interface AppOptions extends SecurityOptions, ProviderOptions {
  /** Registers the built site on every path that no other route handles. Without this option, those paths respond with 404. */
  site?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  /** Folder of the built site, for what the API tells about it; by default the one that `npm run build` writes. */
  buildDir?: string;
  clock?: () => Date;
  /** Where log lines go; by default standard error. */
  logTarget?: LogTarget;
  /** Validates responses against the contracts; by default in tests and in development. */
  checkResponses?: boolean;
  httpLimits?: Partial<HttpLimits>;
}

/**
 * Builds the server from its plugins. It does not listen yet; `app.close()` releases all resources.
 * @throws StorageError, ContentError or ContractError with a message for the operator; all resources are then released
 */
export async function buildApp(settings: Settings, options: AppOptions = {}): Promise<FastifyInstance> {
  const limits = { ...defaultHttpLimits, ...options.httpLimits };
  const app = createFastify(settings, limits, options.logTarget ?? process.stderr);
  try {
    const { deps, close } = await createDeps(settings, app.log, options.clock ?? (() => new Date()));
    app.decorate('deps', deps);
    app.addHook('onClose', close);
    app.decorate('shutdown', createShutdown(app, deps.shutdownState));
    registerHttpChecks(app, limits);
    await registerPlugins(app, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

function createFastify(settings: Settings, limits: HttpLimits, logTarget: LogTarget): FastifyInstance {
  return Fastify({
    ...createHttpOptions(limits),
    logger: createLoggerOptions(settings.logLevel, logTarget),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdGenerator(settings.trustProxy),
    bodyLimit: requestLimits.jsonBytes,
    // Equals Node's limit for a whole request head, so that only the contract limits path parameters.
    routerOptions: { maxParamLength: 16_384 },
    // Migrations of a large database may take longer than the default of ten seconds, and every start would then fail.
    pluginTimeout: 0,
    // A request that arrives on an open connection is still served, and then the connection is closed.
    return503OnClosing: false,
    // One hop: the client's IP address is the one that the proxy in front of this server saw.
    trustProxy: settings.trustProxy && ((_address, hopIndex) => hopIndex < 1),
    clientErrorHandler: sendClientError,
    rewriteUrl: repairAddress,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(BARE_SECURITY_HEADERS)),
  });
}

async function registerPlugins(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { deps } = app;
  await app.register(securityPlugin, options);
  await seedDemoIfConfigured(deps);
  await app.register(monitoringPlugin);
  await app.register(membersPlugin);
  await app.register(apiPlugin, {
    checkResponses: options.checkResponses ?? ['test', 'development'].includes(process.env.NODE_ENV ?? ''),
    buildDir: options.buildDir ?? BUILD_DIR,
  });
  await app.register(providerPlugin, options);
  if (deps.settings.cmsOrigin === undefined) registerPictures(app, () => deps.content.current.content.pictures);
  registerOutbox(app, deps, () => app.otpRequests.settled());
  await app.register(scheduledMailPlugin);
  app.addHook('onClose', await startCleaning(deps));
  if (options.site) await options.site(app, deps);
}

/**
 * Returns the URL of a request, so that its path can be decoded if a browser asks for a page: messengers cut addresses off within an
 * encoded character. In such a path each `%` then stands for itself, and the visitor gets the page for unknown addresses.
 */
function repairAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!headers.accept?.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
