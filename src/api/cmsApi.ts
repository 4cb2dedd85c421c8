/** Content and login: the generated endpoints with their cache tags, their checks and their models. */
import { listOf, objectOf, reportOf } from './answers.ts';
import { cmsSlice } from './generated/cms';
import { toCertification, toCertificationSummary } from './normalise/certifications.ts';
import { toBannerSlide, toDirector, toPastPresident, toProgram, toStatistic, toVideo, toVolunteer } from './normalise/content.ts';
import { toEventDetail, toEventSummary, toRelatedEvent } from './normalise/events.ts';
import { toMemberDetails, toOtpCheckResult, toOtpRequestResult } from './normalise/members.ts';
import { listTags, tag } from './tags.ts';

export const cmsApi = cmsSlice.enhanceEndpoints({
  endpoints: {
    getMatrices: { ...listOf(toStatistic), providesTags: [tag('Statistic')] },
    getHomeBanner: { ...listOf(toBannerSlide), providesTags: [tag('Banner')] },
    listCertifications: { ...listOf(toCertificationSummary), providesTags: (items) => listTags('Certification', items) },
    getCertification: {
      ...objectOf('certification_name', toCertification),
      providesTags: (_item, _error, id) => [tag('Certification', id)],
    },
    listEventCategories: { ...listOf(toProgram), providesTags: (items) => listTags('Program', items) },
    listUpcomingEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    listActiveEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    listPastEvents: { ...listOf(toEventSummary), providesTags: (items) => listTags('Event', items) },
    getEvent: { ...objectOf('event_title', toEventDetail), providesTags: (_item, _error, id) => [tag('Event', id)] },
    listRelatedEvents: { ...listOf(toRelatedEvent), providesTags: (items) => listTags('Event', items) },
    listDirectors: { ...listOf(toDirector), providesTags: [tag('Person', 'DIRECTORS')] },
    listPastDirectors: { ...listOf(toPastPresident), providesTags: [tag('Person', 'PAST_PRESIDENTS')] },
    listVolunteers: { ...listOf(toVolunteer), providesTags: [tag('Person', 'VOLUNTEERS')] },
    getUserDetails: { ...objectOf('email', toMemberDetails), providesTags: [tag('Member')] },
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
