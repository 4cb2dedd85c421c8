import { peopleEndpoints } from '../generated/people.ts';
import type { EventOfInterest } from '../models/reminder.ts';
import { toEventOfInterest, toReminders } from '../normalise/reminders.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { onSuccess, tag, type TagType } from '../tags.ts';
import { messageResponse } from '../writes.ts';

interface Results {
  listEventsOfInterest: EventOfInterest[];
  getReminders: boolean;
  // The writes return the server's message.
  addEventOfInterest: string;
  removeEventOfInterest: string;
  setReminders: string;
}

const EVENTS = tag('Reminder', 'EVENTS');
const SETTING = tag('Reminder', 'SETTING');
const eventOfInterestWrite = { ...messageResponse, invalidatesTags: onSuccess(() => [EVENTS]) };

const api = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, Results>>({
  endpoints: {
    listEventsOfInterest: { ...listResponse(toEventOfInterest), providesTags: [EVENTS] },
    addEventOfInterest: eventOfInterestWrite,
    removeEventOfInterest: eventOfInterestWrite,
    getReminders: { ...objectResponse(toReminders), providesTags: [SETTING] },
    setReminders: { ...messageResponse, invalidatesTags: onSuccess(() => [SETTING]) },
  },
});

export const { listEventsOfInterest, addEventOfInterest, removeEventOfInterest, getReminders, setReminders } = api.endpoints;
export const {
  useListEventsOfInterestQuery,
  useAddEventOfInterestMutation,
  useRemoveEventOfInterestMutation,
  useGetRemindersQuery,
  useSetRemindersMutation,
} = api;
