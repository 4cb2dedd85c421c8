/** Content and login: the generated endpoints with their cache tags, their checks and their models. */
import type { DefinitionsFromApi, TagTypesFromApi } from '@reduxjs/toolkit/query/react';
import { listOf, objectOf, reportOf } from './answers.ts';
import type { WithResults } from './definitions.ts';
import { cmsSlice } from './generated/cms';
import type { Certification, CertificationSummary } from './models/certification.ts';
import type { BannerSlide, Program, Statistic, Video } from './models/content.ts';
import type { EventDetail, EventSummary, RelatedEvent } from './models/event.ts';
import type { MemberDetails, OtpCheckResult, OtpRequestResult } from './models/member.ts';
import type { Director, PastPresident, Volunteer } from './models/person.ts';
import { toCertification, toCertificationSummary } from './normalise/certifications.ts';
import { toBannerSlide, toDirector, toPastPresident, toProgram, toStatistic, toVideo, toVolunteer } from './normalise/content.ts';
import { toEventDetail, toEventSummary, toRelatedEvent } from './normalise/events.ts';
import { toMemberDetails, toOtpCheckResult, toOtpRequestResult } from './normalise/members.ts';
import { listTags, tag } from './tags.ts';

/** What each endpoint answers to components. */
interface Results {
  getMatrices: Statistic[];
  getHomeBanner: BannerSlide[];
  listCertifications: CertificationSummary[];
  getCertification: Certification;
  listEventCategories: Program[];
  listUpcomingEvents: EventSummary[];
  listActiveEvents: EventSummary[];
  listPastEvents: EventSummary[];
  getEvent: EventDetail;
  listRelatedEvents: RelatedEvent[];
  listDirectors: Director[];
  listPastDirectors: PastPresident[];
  listVolunteers: Volunteer[];
  getUserDetails: MemberDetails;
  listVideos: Video[];
  listRecentVideos: Video[];
  sendOtp: OtpRequestResult;
  verifyOtp: OtpCheckResult;
}

type Slice = typeof cmsSlice;

export const cmsApi = cmsSlice.enhanceEndpoints<TagTypesFromApi<Slice>, WithResults<DefinitionsFromApi<Slice>, Results>>({
  endpoints: {
    getMatrices: { ...listOf(toStatistic), providesTags: [tag('Statistic')] },
    getHomeBanner: { ...listOf(toBannerSlide), providesTags: [tag('Banner')] },
    listCertifications: { ...listOf(toCertificationSummary), providesTags: (items) => listTags('Certification', items) },
    getCertification: {
      ...objectOf(toCertification),
      providesTags: (_item, _error, id) => [tag('Certification', id)],
    },
    listEventCategories: { ...listOf(toProgram), providesTags: (items) => listTags('Program', items) },
    listUpcomingEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    listActiveEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    listPastEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    getEvent: { ...objectOf(toEventDetail), providesTags: (_item, _error, id) => [tag('Event', id)] },
    listRelatedEvents: { ...listOf(toRelatedEvent), providesTags: (items) => listTags('Event', items) },
    listDirectors: { ...listOf(toDirector), providesTags: [tag('Person', 'DIRECTORS')] },
    listPastDirectors: { ...listOf(toPastPresident), providesTags: [tag('Person', 'PAST_PRESIDENTS')] },
    listVolunteers: { ...listOf(toVolunteer), providesTags: [tag('Person', 'VOLUNTEERS')] },
    getUserDetails: { ...objectOf(toMemberDetails), providesTags: [tag('Member')] },
    listVideos: { ...listOf(toVideo), providesTags: (items) => listTags('Video', items) },
    listRecentVideos: { ...listOf(toVideo), providesTags: (items) => listTags('Video', items) },
    sendOtp: { ...reportOf(toOtpRequestResult), invalidatesTags: [] },
    verifyOtp: { ...reportOf(toOtpCheckResult), invalidatesTags: [] },
  },
});

export const {
  useGetMatricesQuery,
  useGetHomeBannerQuery,
  useListCertificationsQuery,
  useGetCertificationQuery,
  useListEventCategoriesQuery,
  useListUpcomingEventsQuery,
  useListActiveEventsQuery,
  useListPastEventsQuery,
  useGetEventQuery,
  useListRelatedEventsQuery,
  useListDirectorsQuery,
  useListPastDirectorsQuery,
  useListVolunteersQuery,
  useGetUserDetailsQuery,
  useListVideosQuery,
  useListRecentVideosQuery,
  useSendOtpMutation,
  useVerifyOtpMutation,
} = cmsApi;
