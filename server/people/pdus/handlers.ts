import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { Deps } from '../../jobs/deps.ts';
import { sendCsv } from '../../platform/lib/csv.ts';
import { createAttendance, formatPdusCsv } from './attendance.ts';

/** Creates the handlers of PDUs, by operationId. */
export function createPduHandlers(deps: Deps): BuiltHandlers<'people', 'Pdu' | 'AttendanceCode'> {
  const attendance = createAttendance(deps);
  return {
    getOwnPdus: ({ member }) => attendance.readPdus(member),
    setPduCycle: async ({ member, body }) => ({ success: true, message: await attendance.setCycle(member, body) }),
    markAttended: async ({ member, body }) => ({ success: true, message: await attendance.markAttended(member, body.eventId, body.code) }),
    exportPdus: async ({ member }, reply) => sendCsv(reply, 'my-pdus', formatPdusCsv(await attendance.listRows(member))),
    getAttendanceCode: ({ member, params }) => ({ code: attendance.getCode(member, params.eventId) }),
  };
}
