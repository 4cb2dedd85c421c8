import type { CmsOperations } from '../../../shared/operations/cms.ts';
import { slugOf } from '../../lib/slug.ts';
import { cmsEndpoints } from '../generated/cms.ts';
import type { EventDetail, EventSummary, PastYear, Program, ProgramDetail, RelatedEvent } from '../models/event.ts';
import { toEventDetail, toEventSummary, toProgram, toProgramDetail, toRelatedEvent } from '../normalise/events.ts';
import type { QueryValues } from '../query.ts';
import { INVALID_FORMAT, listResponse, objectResponse, toItems, unwrapList } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';

interface Results {
  listEventCategories: Program[];
  listUpcomingEvents: EventSummary[];
  listActiveEvents: EventSummary[];
  listPastEvents: EventSummary[];
  getEvent: EventDetail;
  listRelatedEvents: RelatedEvent[];
}

const summaryOptions = listResponse(toEventSummary);

const enhanced = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, Results>>({
  endpoints: {
    listEventCategories: listResponse(toProgram),
    listUpcomingEvents: summaryOptions,
    listActiveEvents: summaryOptions,
    listPastEvents: summaryOptions,
    getEvent: objectResponse(toEventDetail),
    listRelatedEvents: listResponse(toRelatedEvent),
  },
});

const api = enhanced.injectEndpoints({
  endpoints: (build) => ({
    getProgram: build.query<ProgramDetail | null, string>({
      query: () => ({ url: '/custom/v1/event-categories' satisfies CmsOperations['listEventCategories']['path'] }),
      rawResponseSchema: listResponse(toProgramDetail).rawResponseSchema,
      transformResponse: (body: unknown, _meta, slug) => toItems(body, toProgramDetail).find(({ name }) => slugOf(name) === slug) ?? null,
      providesTags: ['Program'],
    }),
    /**
     * Finds the past events of some programs in the newest year that has any (SPP-04, D-16). Sends one request per program and year, and
     * stops at the first year with events. `years` must be in order, newest first.
     */
    findNewestPastYear: build.query<PastYear, { categoryIds: readonly string[]; years: readonly number[] }>({
      queryFn: async ({ categoryIds, years }, _api, _options, baseQuery) => {
        for (const year of years) {
          const responses = await Promise.all(
            categoryIds.map(
              async (id) =>
                await baseQuery({
                  url: '/custom/v1/past-events/' satisfies CmsOperations['listPastEvents']['path'],
                  params: { year, category_id: id } satisfies QueryValues<CmsOperations['listPastEvents']['query']>,
                }),
            ),
          );
          const failedResponse = responses.find(({ error }) => error !== undefined);
          if (failedResponse?.error) return { error: failedResponse.error };
          if (responses.some(({ data }) => unwrapList(data) === undefined)) {
            return { error: { status: 'CUSTOM_ERROR', error: INVALID_FORMAT } };
          }
          const events = responses.flatMap(({ data }) => toItems(data, toEventSummary));
          if (events.length > 0) return { data: { year, events } };
        }
        return { data: { year: years[0] ?? 0, events: [] } };
      },
      providesTags: ['Event'],
    }),
  }),
});

export const {
  listEventCategories,
  getProgram,
  listUpcomingEvents,
  listActiveEvents,
  listPastEvents,
  findNewestPastYear,
  getEvent,
  listRelatedEvents,
} = api.endpoints;
export const {
  useListEventCategoriesQuery,
  useGetProgramQuery,
  useListUpcomingEventsQuery,
  useListActiveEventsQuery,
  useListPastEventsQuery,
  useFindNewestPastYearQuery,
  useGetEventQuery,
  useListRelatedEventsQuery,
} = api;
