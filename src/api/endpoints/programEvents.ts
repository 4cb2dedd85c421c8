import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { programEventsSlice } from '../generated/cms/programEvents';
import type { EventSummary } from '../models/event.ts';
import { toEventSummary } from '../normalise/events.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listUpcomingEvents: EventSummary[];
  listPastEvents: EventSummary[];
}

/** Coming and past events of one program. */
export const programEventsApi = programEventsSlice.enhanceEndpoints<TagType, Shaped<typeof programEventsSlice, Results>>({
  endpoints: {
    listUpcomingEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    listPastEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
  },
});

export const { useListUpcomingEventsQuery, useListPastEventsQuery } = programEventsApi;
