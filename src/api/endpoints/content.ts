import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import { cmsEndpoints } from '../generated/cms.ts';
import { siteEndpoints, type PageContent } from '../generated/site.ts';
import type { BannerSlide, SearchResults, Statistic, Video } from '../models/content.ts';
import { toBannerSlide, toSearchResults, toStatistic, toVideo } from '../normalise/content.ts';
import { isEmpty, isRefusal, isRow, listResponse, unwrapList, createSchema } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { RootState } from '../state.ts';
import type { TagType } from '../tags.ts';
import type { transport } from '../transport.ts';

interface CmsResults {
  getMatrices: Statistic[];
  getHomeBanner: BannerSlide[];
  listVideos: Video[];
  listRecentVideos: Video[];
}

const isWithoutList = (body: unknown): boolean => body === null || (isRow(body) && !isRefusal(body) && isEmpty(body.data));

const cms = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, CmsResults>>({
  endpoints: {
    getMatrices: {
      ...listResponse(toStatistic),
      // A response without a list, or `null`, means that there are no figures. It is not a failure (HOME-07).
      rawResponseSchema: createSchema((body) => unwrapList(body) !== undefined || isWithoutList(body)),
    },
    getHomeBanner: listResponse(toBannerSlide),
    listVideos: listResponse(toVideo),
    listRecentVideos: listResponse(toVideo),
  },
});

interface SiteResults {
  searchSite: SearchResults;
}

const site = siteEndpoints.enhanceEndpoints<TagType, WithResults<typeof siteEndpoints, SiteResults>>({
  endpoints: {
    searchSite: { transformResponse: toSearchResults },
  },
});

export const { getMatrices, getHomeBanner, listVideos } = cms.endpoints;
export const { useGetMatricesQuery, useGetHomeBannerQuery, useListVideosQuery, useListRecentVideosQuery } = cms;
export const { getPageContent, searchSite } = site.endpoints;
export const { useSearchSiteQuery } = site;
const { useGetPageContentQuery } = site;

export type {
  AboutPage,
  AcademicPage,
  CertificationPage,
  ContactPage,
  ContactPerson,
  Eligibility,
  EligibilitySet,
  FeeWords,
  MembershipPage,
  NonProfitPage,
  OwnDataPage,
  PostingPage,
  NumberedSection,
  TrainingPage,
  VolunteeringPage,
} from '../generated/site.ts';

type PageName = PageContent['page'];

type ContentOf<Page extends PageName> = Extract<PageContent, { page: Page }>;

/** Queries the content of a page, typed by the page's name. */
export const usePageContentQuery = <Page extends PageName>(page: Page) =>
  useGetPageContentQuery(page) as TypedUseQueryHookResult<ContentOf<Page>, Page, typeof transport>;

/** Returns the cached content of a page; undefined until it has loaded. */
export const selectPageContent = <Page extends PageName>(state: RootState, page: Page) =>
  getPageContent.select(page)(state).data as ContentOf<Page> | undefined;
