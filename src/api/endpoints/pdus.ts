import { peopleEndpoints } from '../generated/people.ts';
import type { OwnPdus } from '../models/pdu.ts';
import { toAttendanceCode, toOwnPdus } from '../normalise/pdus.ts';
import { objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { onSuccess, tag, type TagType } from '../tags.ts';
import { messageResponse } from '../writes.ts';

interface Results {
  getOwnPdus: OwnPdus;
  getAttendanceCode: string;
  // The writes return the server's message.
  setPduCycle: string;
  markAttended: string;
}

const OWN = tag('Pdu', 'OWN');
const changeOptions = { ...messageResponse, invalidatesTags: onSuccess(() => [OWN]) };

const api = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, Results>>({
  endpoints: {
    getOwnPdus: { ...objectResponse(toOwnPdus), providesTags: [OWN] },
    getAttendanceCode: { ...objectResponse(toAttendanceCode), providesTags: (_code, _error, eventId) => [tag('Pdu', eventId)] },
    setPduCycle: changeOptions,
    markAttended: changeOptions,
  },
});

export const { getOwnPdus, getAttendanceCode, setPduCycle, markAttended } = api.endpoints;
export const { useGetOwnPdusQuery, useGetAttendanceCodeQuery, useSetPduCycleMutation, useMarkAttendedMutation } = api;
