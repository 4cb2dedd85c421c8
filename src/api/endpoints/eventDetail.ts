import { listOf, objectOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { eventDetailSlice } from '../generated/cms/eventDetail';
import type { EventDetail, RelatedEvent } from '../models/event.ts';
import { toEventDetail, toRelatedEvent } from '../normalise/eventDetail.ts';
import { listTags, tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  getEvent: EventDetail;
  listRelatedEvents: RelatedEvent[];
}

/** One event, and those related to it. */
export const eventDetailApi = eventDetailSlice.enhanceEndpoints<TagType, Shaped<typeof eventDetailSlice, Results>>({
  endpoints: {
    getEvent: { ...objectOf(toEventDetail), providesTags: (_item, _error, id) => [tag('Event', id)] },
    listRelatedEvents: { ...listOf(toRelatedEvent), providesTags: (items) => listTags('Event', items) },
  },
});

export const { useGetEventQuery, useListRelatedEventsQuery } = eventDetailApi;
