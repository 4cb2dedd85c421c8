import { listOf, listOrNothing } from '../answers.ts';
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

/** Figures and slides of the home page. */
export const homeApi = homeSlice.enhanceEndpoints<TagType, Shaped<typeof homeSlice, Results>>({
  endpoints: {
    // HOME-07: an answer without its list has no figures, and is no failure.
    getMatrices: { ...listOrNothing(toStatistic), providesTags: [tag('Statistic')] },
    getHomeBanner: { ...listOf(toBannerSlide), providesTags: [tag('Banner')] },
  },
});

export const { useGetMatricesQuery, useGetHomeBannerQuery } = homeApi;
