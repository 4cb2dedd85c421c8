import { peopleEndpoints } from '../generated/people.ts';
import type { EventOfInterest } from '../models/reminder.ts';
import { toEventOfInterest, toReminders } from '../normalise/reminders.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';
import { messageResponse } from '../writes.ts';

interface Results {
  listEventsOfInterest: EventOfInterest[];
  getReminders: boolean;
  // The writes return the server's message.
  addEventOfInterest: string;
  removeEventOfInterest: string;
  setReminders: string;
}

const api = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, Results>>({
  endpoints: {
    listEventsOfInterest: listResponse(toEventOfInterest),
    addEventOfInterest: messageResponse,
    removeEventOfInterest: messageResponse,
    getReminders: objectResponse(toReminders),
    setReminders: messageResponse,
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
