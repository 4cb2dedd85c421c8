import type { FastifyInstance } from 'fastify';
import { createEditingHandlers } from '../../editing/handlers.ts';
import { createCmsHandlers } from '../../cms/handlers.ts';
import { CMS_BASE } from '../../platform/contract/load.ts';
import { mountContract, registerContracts, type MountOptions } from '../../platform/contract/mount.ts';
import { createDriftHandlers } from '../../provider/drift/handlers.ts';
import { readScreens } from '../../provider/drift/screens.ts';
import { createBoardHandlers, createJobsHandlers } from '../../jobs/handlers.ts';
import { registerEnquiryForm } from '../../mail/enquiryForm.ts';
import { createMailHandlers } from '../../mail/handlers.ts';
import { requireDirectoryAdmin } from '../../people/directory/changeDirectory.ts';
import { createDirectoryHandlers } from '../../people/directory/directoryHandlers.ts';
import { createCheckUserHandlers, createMemberHandlers } from '../../people/login/handlers.ts';
import { findRequestMember } from '../../people/login/sessions.ts';
import { createOwnDataHandlers } from '../../people/ownData/handlers.ts';
import { createPageHandlers } from '../../cms/pages/handlers.ts';
import { createPduHandlers } from '../../people/pdus/handlers.ts';
import { createReminderHandlers } from '../../people/reminders/handlers.ts';
import { registerScenarios } from '../../dev/scenarios/register.ts';
import { createSearchHandlers } from '../../site/search/handlers.ts';
import { openSiteSearch } from '../../site/search/siteSearch.ts';
import { registerGuestPage } from '../../registrations/guestPage.ts';
import { createRegistrationHandlers } from '../../registrations/handlers.ts';
import { createRegistering } from '../../registrations/registering.ts';
import { requireAdmin } from '../../platform/security/requireAdmin.ts';
import { registerApiNotFound, sendPlainTextError } from '../../platform/security/errors.ts';
import { getLimitsByOperation } from './rateLimits.ts';
import { createInternalFetch } from '../../site/internalFetch.ts';
import { createSystemHandlers } from '../system/handlers.ts';
import { readCommit } from '../../platform/installation.ts';

interface MountPluginOptions {
  mountOptions: Omit<MountOptions, 'prefix'>;
}

export interface ApiOptions {
  /** Whether responses are validated against the contracts. */
  checkResponses: boolean;
  /** Folder of the built site. */
  buildDir: string;
}

/**
 * Registers the operations of the contracts that this server handles itself: those of embedded backends, the site's and the e-mail
 * service's. Must not be wrapped with `fastify-plugin`: its form parser would then consume bodies that are forwarded to a provider.
 */
export async function apiPlugin(app: FastifyInstance, { checkResponses, buildDir }: ApiOptions): Promise<void> {
  const { deps } = app;
  const { cmsOrigin, jobsOrigin, emailjs, scenario } = deps.settings;
  const mountOptions: MountPluginOptions['mountOptions'] = {
    authenticate: (request) => findRequestMember(deps, request),
    rateLimits: getLimitsByOperation(app.rateLimits),
    files: deps.files,
    ...(scenario === undefined ? {} : { override: registerScenarios(app, scenario) }),
    checkResponses,
  };
  await registerContracts(app);
  if (cmsOrigin === undefined) await app.register(mountContentApi, { mountOptions });
  if (jobsOrigin === undefined) await app.register(mountJobsApi, { mountOptions });
  if (cmsOrigin === undefined) await app.register(mountEditingApi, { mountOptions });
  if (cmsOrigin === undefined && jobsOrigin === undefined) await app.register(mountRegistrationsApi, { mountOptions });
  await app.register(mountSiteApi, { mountOptions, buildDir });
  await registerEnquiryForm(app, deps, app.rateLimits.mailPerClient);
  if (emailjs.origin === undefined) await app.register(mountMailApi, { mountOptions });
}

async function mountContentApi(app: FastifyInstance, { mountOptions }: MountPluginOptions): Promise<void> {
  const handlers = { ...createCmsHandlers(app.deps), ...createMemberHandlers(app.deps, app.otpRequests) };
  mountContract(app, 'cms', handlers, { ...mountOptions, prefix: CMS_BASE });
  registerApiNotFound(app, CMS_BASE);
}

async function mountJobsApi(app: FastifyInstance, { mountOptions }: MountPluginOptions): Promise<void> {
  const { deps } = app;
  const peopleHandlers = {
    ...createDirectoryHandlers(deps),
    ...createOwnDataHandlers(deps),
    ...createPduHandlers(deps),
    ...createReminderHandlers(deps),
  };
  mountContract(app, 'jobs', { ...createJobsHandlers(deps), ...createCheckUserHandlers() }, { ...mountOptions, prefix: '' });
  mountContract(app, 'board', createBoardHandlers(deps), { ...mountOptions, prefix: '' });
  mountContract(app, 'people', peopleHandlers, { ...mountOptions, prefix: '', largeBodies: { importMembers: requireDirectoryAdmin } });
  registerApiNotFound(app, '/api');
}

async function mountEditingApi(app: FastifyInstance, { mountOptions }: MountPluginOptions): Promise<void> {
  const handlers = createEditingHandlers(app.deps, () => app.renderPreview);
  const largeBodies = { saveContentFile: requireAdmin, saveContentDraft: requireAdmin, previewContent: requireAdmin };
  mountContract(app, 'content', handlers, { ...mountOptions, prefix: '', largeBodies });
}

async function mountRegistrationsApi(app: FastifyInstance, { mountOptions }: MountPluginOptions): Promise<void> {
  mountContract(app, 'registrations', createRegistrationHandlers(app.deps), { ...mountOptions, prefix: '' });
  await registerGuestPage(app, app.deps, createRegistering(app.deps), app.rateLimits);
}

async function mountSiteApi(
  app: FastifyInstance,
  { mountOptions, buildDir }: MountPluginOptions & Pick<ApiOptions, 'buildDir'>,
): Promise<void> {
  const { deps, driftMonitor, findProviderMember } = app;
  const { settings, clock } = deps;
  const internalFetch = createInternalFetch(app);
  const handlers = {
    ...createPageHandlers(deps),
    ...createSearchHandlers(openSiteSearch(internalFetch, settings.publicUrl, deps)),
    ...createDriftHandlers(settings, driftMonitor, clock(), readScreens(buildDir)),
    ...createSystemHandlers(deps, clock(), readCommit(buildDir)),
  };
  mountContract(app, 'site', handlers, {
    ...mountOptions,
    prefix: '',
    ...(findProviderMember && { authenticate: findProviderMember }),
  });
  registerApiNotFound(app, '/site');
}

async function mountMailApi(app: FastifyInstance, { mountOptions }: MountPluginOptions): Promise<void> {
  // The errors of this service are plain text (D-58).
  app.setErrorHandler((error, request, reply) => sendPlainTextError(error, request, reply));
  mountContract(app, 'mail', createMailHandlers(app.deps), { ...mountOptions, prefix: '' });
}
