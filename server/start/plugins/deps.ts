import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { createDeps } from '../createDeps.ts';
import type { Deps } from '../../jobs/deps.ts';
import type { Settings } from '../../platform/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}

/** Opens the dependencies (`app.deps`) and closes them after everything else. @throws StorageError or ContentError */
export const depsPlugin = plugin(async (app: FastifyInstance, { settings, clock }: { settings: Settings; clock: () => Date }) => {
  const { deps, close } = await createDeps(settings, app.log, clock);
  app.decorate('deps', deps);
  app.addHook('onClose', close);
});
