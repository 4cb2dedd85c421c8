import { check, isEmpty, isRow, listOf, refused, unwrapList, type Row } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { homeSlice } from '../generated/cms/home';
import type { BannerSlide, Statistic } from '../models/content.ts';
import { toBannerSlide, toStatistic } from '../normalise/home.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  getMatrices: Statistic[];
  getHomeBanner: BannerSlide[];
}

/** As `listOf`, for a list that may be missing from an answer that says it went well: then it has no items. */
function listOrNothing<T>(toItem: (row: Row) => T | null) {
  const hasNone = (body: unknown): boolean => isRow(body) && !refused(body) && isEmpty(body.data);
  return { ...listOf(toItem), rawResponseSchema: check((body) => unwrapList(body) !== undefined || hasNone(body)) };
}

/** Figures and slides of the home page. */
export const homeApi = homeSlice.enhanceEndpoints<TagType, Shaped<typeof homeSlice, Results>>({
  endpoints: {
    // HOME-07: an answer without its list has no figures, and is no failure.
    getMatrices: { ...listOrNothing(toStatistic), providesTags: [tag('Statistic')] },
    getHomeBanner: { ...listOf(toBannerSlide), providesTags: [tag('Banner')] },
  },
});

export const { useGetMatricesQuery, useGetHomeBannerQuery } = homeApi;
