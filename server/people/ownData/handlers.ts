import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { Deps } from '../../jobs/deps.ts';
import { createArchive } from './archive.ts';
import { createErasure } from './erasure.ts';

/** Creates the handlers of a member's own data, by operationId. */
export function createOwnDataHandlers(deps: Deps): BuiltHandlers<'people', 'OwnData'> {
  const erasure = createErasure(deps);
  return {
    downloadOwnData: async ({ member }, reply) => {
      const archive = createArchive(deps, member, deps.content.current.pages['own-data'].archive);
      void reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('x-content-type-options', 'nosniff')
        .send(archive);
      // Fastify ignores the value after `send`.
      return reply as never;
    },
    requestErasure: async ({ member }) => ({ success: true, message: await erasure.requestCode(member) }),
    eraseMember: async ({ member, body }) => ({ success: true, message: await erasure.erase(member, body.code) }),
  };
}
