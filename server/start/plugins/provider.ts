import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EXTENSION_OF, type Extension } from '../../../shared/extensions.ts';
import { CMS_BASE, loadBackend, type Operation } from '../../platform/contract/load.ts';
import type { Member } from '../../platform/contract/types.ts';
import { openProviderLogins } from '../../people/login/providerLogins.ts';
import { createAccessCheck } from '../../provider/rules/access.ts';
import { registerContentFiles } from '../../provider/rules/contentFiles.ts';
import { createJobFiles } from '../../provider/rules/jobFiles.ts';
import { createJobListHandler } from '../../provider/rules/lists.ts';
import { createLoginListener } from '../../provider/rules/loginListener.ts';
import type { ProviderCapabilities } from '../../provider/proxy/providerCapabilities.ts';
import { registerProxy, type ProxyOptions } from '../../provider/proxy/register.ts';

/** Options of `providerPlugin`. */
export interface ProviderOptions {
  /** Timeout for the provider's hosts, instead of the one in the settings; milliseconds. */
  upstreamTimeoutMs?: number;
}

const extensionByOperation: Readonly<Record<string, Extension>> = EXTENSION_OF;

/** Describes what the provider's hosts support, according to the extensions in the settings. */
const createCapabilities = (extensions: ReadonlySet<Extension>): ProviderCapabilities => ({
  includes: ({ isExtension, operationId }: Operation) => {
    const name = extensionByOperation[operationId];
    return !isExtension || (name !== undefined && extensions.has(name));
  },
  supportsListParameters: extensions.has('lists'),
  hasFiles: extensions.has('files'),
  recordsChanges: extensions.has('jobChanges'),
});

/** Forwards calls to the backends that belong to a provider; does nothing when all are embedded. */
export async function providerPlugin(app: FastifyInstance, { upstreamTimeoutMs }: ProviderOptions): Promise<void> {
  const { deps, driftMonitor, findProviderMember } = app;
  const { cmsOrigin, jobsOrigin, provider, extensions } = deps.settings;
  if (driftMonitor === undefined || findProviderMember === undefined) return;
  const capabilities = createCapabilities(extensions);
  const proxyOptions = {
    ...provider,
    ...(upstreamTimeoutMs === undefined ? {} : { timeoutMs: upstreamTimeoutMs }),
    clock: deps.clock,
    monitor: driftMonitor,
    capabilities,
  };
  if (cmsOrigin !== undefined) {
    const cmsOptions = { prefix: CMS_BASE, base: CMS_BASE, origin: cmsOrigin, contract: loadBackend('cms') };
    await registerProxy(app, { ...proxyOptions, ...cmsOptions, ...createLoginListener(openProviderLogins(deps)) });
    const { timeoutMs } = proxyOptions;
    await registerContentFiles(app, { origin: cmsOrigin, timeoutMs, getOwnPictures: () => deps.content.current.content.pictures });
  }
  if (jobsOrigin === undefined) return;
  const contract = loadBackend('jobs');
  // In the provider's documents, the requests of visitors carry a placeholder instead of a token (D-38).
  const visitorHeaders = { authorization: 'Bearer anonymous' };
  // While a session cannot be confirmed, the caller is treated as a visitor.
  const findMember = (request: FastifyRequest): Promise<Member | null> => findProviderMember(request).catch(() => null);
  const { hasFiles } = capabilities;
  const files = createJobFiles({ origin: jobsOrigin, timeoutMs: proxyOptions.timeoutMs, secret: deps.secret, hasFiles, findMember });
  const checkAccess = createAccessCheck({ contract, findMember: findProviderMember });
  const respondToList = createJobListHandler({ contract, capabilities, findMember, files, clock: deps.clock });
  const respond: ProxyOptions['respond'] = async (request, reply, operation, publicReads) => {
    if (capabilities.includes(operation)) await checkAccess(request, operation, publicReads);
    return respondToList(request, reply, operation, publicReads);
  };
  await registerProxy(app, { ...proxyOptions, prefix: '/api', base: '', origin: jobsOrigin, contract, respond, visitorHeaders });
  await files.register(app);
}
