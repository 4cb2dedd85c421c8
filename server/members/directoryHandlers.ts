import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { sendTable } from '../sendTable.ts';
import { createDirectory } from './directory.ts';
import { createImporting } from './importing.ts';
import { allMembers } from './memberRepository.ts';
import { membersCsv } from './membersCsv.ts';
import { refuseOthers } from './onlyAdmin.ts';
import { createOwnSessions } from './ownSessions.ts';

/** The operations of the job contract by which admins look after members, and members after their own logins. */
export type DirectoryOperation =
  | 'listMembers'
  | 'addMember'
  | 'updateMember'
  | 'exportMembers'
  | 'importMembers'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions';

/** Their handlers by operationId: HTTP only. */
export function directoryHandlers(deps: Deps): Handlers<JobsOperations, DirectoryOperation> {
  const directory = createDirectory(deps);
  const importing = createImporting(deps);
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
      refuseOthers(member);
      return sendTable(reply, 'members', membersCsv(allMembers(deps.db, query)));
    },
    importMembers: ({ member, body }) => importing.run(member, body.csv, body.apply),
    listOwnSessions: ({ member }, { request }) => sessions.list(member, request.headers.authorization),
    endOwnSession: async ({ member, params }) => ({ success: true, message: await sessions.end(member, params.sessionId) }),
    endOtherSessions: async ({ member }, { request }) => ({
      success: true,
      message: await sessions.endOthers(member, request.headers.authorization),
    }),
  };
}
