import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EXTENSION_OF, type Extension } from '../../shared/extensions.ts';
import { CMS_BASE, loadContract, type Operation } from '../contract/load.ts';
import type { Member } from '../contract/types.ts';
import { createAccessCheck } from '../provider/access.ts';
import { registerContentFiles } from '../provider/contentFiles.ts';
import { createJobFiles } from '../provider/jobFiles.ts';
import { createJobLists } from '../provider/lists.ts';
import type { Documented } from '../proxy/documented.ts';
import { registerProxy, type ProxyOptions } from '../proxy/register.ts';

/** Options of `providerPlugin`. */
export interface ProviderOptions {
  /** Timeout of the provider's hosts; milliseconds. */
  upstreamMs?: number;
}

const extensionOf: Readonly<Record<string, Extension>> = EXTENSION_OF;

const createDocumented = (extensions: ReadonlySet<Extension>): Documented => ({
  includes: ({ extension, operationId }: Operation) => {
    const name = extensionOf[operationId];
    return !extension || (name !== undefined && extensions.has(name));
  },
  listParameters: extensions.has('lists'),
  hasFiles: extensions.has('files'),
  hasChanges: extensions.has('jobChanges'),
});

/** Forwards calls to the backends that belong to a provider. */
export async function providerPlugin(app: FastifyInstance, { upstreamMs }: ProviderOptions): Promise<void> {
  const { deps, driftMonitor, findProviderMember } = app;
  const { cmsOrigin, jobsOrigin, provider, extensions } = deps.settings;
  if (driftMonitor === undefined || findProviderMember === undefined) return;
  const documented = createDocumented(extensions);
  const shared = {
    ...provider,
    ...(upstreamMs === undefined ? {} : { timeoutMs: upstreamMs }),
    clock: deps.clock,
    monitor: driftMonitor,
    documented,
  };
  if (cmsOrigin !== undefined) {
    await registerProxy(app, { ...shared, prefix: CMS_BASE, base: CMS_BASE, origin: cmsOrigin, contract: loadContract('cms') });
    const { timeoutMs } = shared;
    await registerContentFiles(app, { origin: cmsOrigin, timeoutMs, ownPictures: () => deps.content.current.content.pictures });
  }
  if (jobsOrigin === undefined) return;
  const contract = loadContract('jobs');
  // The documents send a placeholder for visitors (D-38).
  const visitorHeaders = { authorization: 'Bearer anonymous' };
  // While a session cannot be confirmed, the caller is treated as a visitor.
  const findMember = (request: FastifyRequest): Promise<Member | null> => findProviderMember(request).catch(() => null);
  const { hasFiles } = documented;
  const files = createJobFiles({ origin: jobsOrigin, timeoutMs: shared.timeoutMs, secret: deps.secret, hasFiles, findMember });
  const checkAccess = createAccessCheck({ contract, findMember: findProviderMember });
  const respondToList = createJobLists({ contract, documented, findMember, files, clock: deps.clock });
  const respond: ProxyOptions['respond'] = async (request, reply, operation, publicReads) => {
    if (documented.includes(operation)) await checkAccess(request, operation, publicReads);
    return respondToList(request, reply, operation, publicReads);
  };
  await registerProxy(app, { ...shared, prefix: '/api', base: '', origin: jobsOrigin, contract, respond, visitorHeaders });
  await files.register(app);
}
