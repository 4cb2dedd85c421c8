import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { Deps } from '../../jobs/deps.ts';
import { sendCsv } from '../../platform/lib/csv.ts';
import { createDirectory, formatMembersCsv } from './directory.ts';
import { createMemberImport } from './memberImport.ts';
import { iterateMembers } from './memberRepository.ts';
import { requireDirectoryAdmin } from './changeDirectory.ts';
import { createOwnProfile } from './ownProfile.ts';
import { createOwnSessions } from '../login/ownSessions.ts';

/** Creates the handlers of the directory, and of the caller's own profile and sessions, by operationId. */
export function createDirectoryHandlers(deps: Deps): BuiltHandlers<'people', 'Member' | 'Session'> {
  const directory = createDirectory(deps);
  const memberImport = createMemberImport(deps);
  const profile = createOwnProfile(deps);
  const sessions = createOwnSessions(deps);
  return {
    listMembers: async ({ member, query }, reply) => {
      const { items, total } = await directory.list(member, query);
      reply.header('x-total-count', String(total));
      return items;
    },
    addMember: async ({ member, body }) => ({ success: true, message: await directory.add(member, body) }),
    updateMember: async ({ member, params, body }) => ({
      success: true,
      message: await directory.change(member, params.memberId, body),
    }),
    exportMembers: ({ member, query }, reply) => {
      requireDirectoryAdmin(member);
      return sendCsv(reply, 'members', formatMembersCsv(iterateMembers(deps.db, query)));
    },
    importMembers: ({ member, body }, reply) => memberImport.run(member, body, () => reply.sent),
    updateProfile: ({ member, body, uploads }) => profile.change(member, body, uploads.picture),
    listOwnSessions: ({ member }, { request }) => sessions.list(member, request.headers.authorization),
    endOwnSession: async ({ member, params }) => ({ success: true, message: await sessions.end(member, params.sessionId) }),
    endOtherSessions: async ({ member }, { request }) => ({
      success: true,
      message: await sessions.endOthers(member, request.headers.authorization),
    }),
  };
}
