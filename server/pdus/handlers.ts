import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../sendCsv.ts';
import type { PduOperation } from '../jobs/handlers.ts';
import { createAttendance } from './attendance.ts';
import { formatPdusCsv } from './pdusCsv.ts';

/** Creates the handlers of PDUs, by operationId. */
export function createPduHandlers(deps: Deps): Handlers<JobsOperations, PduOperation> {
  const attendance = createAttendance(deps);
  return {
    getOwnPdus: ({ member }) => attendance.readPdus(member),
    setPduCycle: async ({ member, body }) => ({ success: true, message: await attendance.setCycle(member, body) }),
    markAttended: async ({ member, body }) => ({ success: true, message: await attendance.markAttended(member, body.eventId, body.code) }),
    exportPdus: async ({ member }, reply) => sendCsv(reply, 'my-pdus', formatPdusCsv(await attendance.listRows(member))),
    getAttendanceCode: ({ member, params }) => ({ code: attendance.getCode(member, params.eventId) }),
  };
}
