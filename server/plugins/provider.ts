import type { FastifyInstance } from 'fastify';
import { CMS_BASE, loadContract, type ContractName } from '../contract/load.ts';
import { registerProxy } from '../proxy/register.ts';

/** Options of `providerPlugin`. */
export interface ProviderOptions {
  /** Timeout of the provider's hosts; milliseconds. */
  upstreamMs?: number;
}

/** Forwards the calls of backends that are a provider's. */
export async function providerPlugin(app: FastifyInstance, { upstreamMs }: ProviderOptions): Promise<void> {
  const { deps, driftMonitor } = app;
  const { cmsOrigin, jobsOrigin, provider } = deps.settings;
  const forward = async (name: ContractName, origin: string | undefined, prefix: string, base: string): Promise<void> => {
    if (origin === undefined || driftMonitor === undefined) return;
    await registerProxy(app, {
      ...provider,
      ...(upstreamMs === undefined ? {} : { timeoutMs: upstreamMs }),
      clock: deps.clock,
      prefix,
      base,
      origin,
      contract: loadContract(name),
      watch: driftMonitor,
    });
  };
  await forward('cms', cmsOrigin, CMS_BASE, CMS_BASE);
  await forward('jobs', jobsOrigin, '/api', '');
}
