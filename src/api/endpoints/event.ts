import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { eventSlice } from '../generated/cms/event';
import type { EventSummary } from '../models/event.ts';
import { toEventSummary } from '../normalise/events.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listActiveEvents: EventSummary[];
}

/** The events that can be joined now. */
export const eventApi = eventSlice.enhanceEndpoints<TagType, Shaped<typeof eventSlice, Results>>({
  endpoints: {
    listActiveEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
  },
});

export const { useListActiveEventsQuery } = eventApi;
