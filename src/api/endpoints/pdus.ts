import { peopleEndpoints } from '../generated/people.ts';
import type { OwnPdus } from '../models/pdu.ts';
import { toAttendanceCode, toOwnPdus } from '../normalise/pdus.ts';
import { objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';
import { messageResponse } from '../writes.ts';

interface Results {
  getOwnPdus: OwnPdus;
  getAttendanceCode: string;
  // The writes return the server's message.
  setPduCycle: string;
  markAttended: string;
}

const api = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, Results>>({
  endpoints: {
    getOwnPdus: objectResponse(toOwnPdus),
    getAttendanceCode: objectResponse(toAttendanceCode),
    setPduCycle: messageResponse,
    markAttended: messageResponse,
  },
});

export const { getOwnPdus, getAttendanceCode, setPduCycle, markAttended } = api.endpoints;
export const { useGetOwnPdusQuery, useGetAttendanceCodeQuery, useSetPduCycleMutation, useMarkAttendedMutation } = api;
