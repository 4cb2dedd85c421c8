import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { sendTable } from '../sendTable.ts';
import { createAttendance } from './attendance.ts';
import { formatPdusCsv } from './pdusCsv.ts';

type PduOperation = 'getOwnPdus' | 'setPduCycle' | 'markAttended' | 'exportPdus' | 'getAttendanceCode';

/** Creates the handlers of PDUs, by operationId. */
export function createPduHandlers(deps: Deps): Handlers<JobsOperations, PduOperation> {
  const attendance = createAttendance(deps);
  return {
    getOwnPdus: ({ member }) => attendance.read(member),
    setPduCycle: async ({ member, body }) => ({ success: true, message: await attendance.setCycle(member, body) }),
    markAttended: async ({ member, body }) => ({ success: true, message: await attendance.mark(member, body.eventId, body.code) }),
    exportPdus: async ({ member }, reply) => sendTable(reply, 'my-pdus', formatPdusCsv(await attendance.rows(member))),
    getAttendanceCode: ({ member, params }) => ({ code: attendance.code(member, params.eventId) }),
  };
}
