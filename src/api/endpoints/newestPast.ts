import type { CmsOperations } from '../../../shared/operations/cms.ts';
import { INVALID_FORMAT, toItems, unwrapList } from '../answers.ts';
import { programEventsSlice } from '../generated/cms/programEvents';
import type { NewestPast } from '../models/program.ts';
import { toEventSummary } from '../normalise/events.ts';
import type { Sent } from '../query.ts';
import { listTags } from '../tags.ts';

type PastEvents = CmsOperations['listPastEvents'];

/** Which years are looked through, the newest first, and of which program. */
interface NewestPastArg {
  categoryId: string;
  years: readonly number[];
}

/** The past events of the newest year that has any (SPP-04, D-16): one year is asked for after the other, until one has. */
export const newestPastApi = programEventsSlice.injectEndpoints({
  endpoints: (build) => ({
    findNewestPast: build.query<NewestPast, NewestPastArg>({
      queryFn: async ({ categoryId, years }, _api, _options, ask) => {
        for (const year of years) {
          const { data, error } = await ask({
            url: '/custom/v1/past-events/' satisfies PastEvents['path'],
            params: { year, category_id: categoryId } satisfies Sent<PastEvents['query']>,
          });
          if (error) return { error };
          if (unwrapList(data) === undefined) return { error: { status: 'CUSTOM_ERROR', error: INVALID_FORMAT } };
          const events = toItems(data, toEventSummary);
          if (events.length > 0) return { data: { year, events } };
        }
        return { data: { year: years[0] ?? 0, events: [] } };
      },
      providesTags: (found) => listTags('Event', found?.events),
    }),
  }),
});

export const { useFindNewestPastQuery } = newestPastApi;
