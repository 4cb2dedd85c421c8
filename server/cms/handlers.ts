import { dayInIndia } from '../../shared/days.ts';
import type { BuiltHandlers } from '../platform/contract/operations.ts';
import type { Member } from '../platform/contract/types.ts';
import { type CmsDeps, derivedFromContent } from './liveContent.ts';
import { HttpError } from '../platform/security/httpError.ts';
import * as serializers from './serialize.ts';
import * as eventSerializers from './serializeEvents.ts';
import type { ChapterEvent, Video } from './types.ts';

type ContentHandlers = BuiltHandlers<'cms', 'Banner' | 'Statistic' | 'Certification' | 'Program' | 'Event' | 'Person' | 'Video'>;

/** Number of recent videos: two rows of the video page's grid. */
const RECENT_VIDEOS = 8;

/**
 * Creates the handlers of content requests. They use the current content, and resolve relative days by `deps.clock`.
 * @returns handlers by operationId; they throw HttpError 404 for an unknown id
 */
export function createCmsHandlers(deps: Pick<CmsDeps, 'content' | 'clock' | 'settings'>): ContentHandlers {
  const content = () => deps.content.current.content;
  const today = () => dayInIndia(deps.clock());
  const toListResponse = <T>(data: T[]) => ({ success: true, data });

  // Responses that depend on neither day nor caller are built once per content version.
  const getDerivedResponses = derivedFromContent(deps.content, ({ content: currentContent }) => ({
    matrices: toListResponse(currentContent.statistics),
    banner: toListResponse(
      currentContent.slides.filter(({ hidden }) => hidden !== true).map((slide) => serializers.serializeSlide(currentContent, slide)),
    ),
    certifications: toListResponse(
      currentContent.certifications.map((certification) => serializers.serializeCertificationSummary(currentContent, certification)),
    ),
    categories: toListResponse(currentContent.categories.map((category) => eventSerializers.serializeProgram(currentContent, category))),
    directors: toListResponse(currentContent.directors.map((director) => serializers.serializeDirector(currentContent, director))),
    pastDirectors: toListResponse(
      currentContent.pastPresidents.map((pastPresident) => serializers.serializePastPresident(currentContent, pastPresident)),
    ),
    volunteers: toListResponse(currentContent.volunteers.map((volunteer) => serializers.serializeVolunteer(currentContent, volunteer))),
  }));

  const serializeVideos = (member: Member | null, selectedVideos: Video[]) => ({
    success: true,
    data: { data: selectedVideos.map((video) => serializers.serializeVideo(content(), video, member !== null)) },
  });
  // Ids are digit strings in the contract.
  const findEvent = (id: string): ChapterEvent => {
    const event = content().events.find((item) => item.id === Number(id));
    if (!event) throw new HttpError(404, 'Event not found');
    return event;
  };
  const filterByCategory = (categoryId: string, datedEvents: eventSerializers.DatedEvent[]) => {
    const category = content().categories.find(({ id }) => id === Number(categoryId));
    return datedEvents.filter(({ event }) => event.category === category?.name);
  };
  // The members who register are those of the embedded job backend.
  const takesRegistrations = deps.settings.jobsOrigin === undefined;
  const withRegistration = <Event extends { registration?: boolean }>(event: Event): Event =>
    takesRegistrations ? event : { ...event, registration: false };
  const serializeSummaries = (datedEvents: eventSerializers.DatedEvent[]) =>
    toListResponse(datedEvents.map((item) => withRegistration(eventSerializers.serializeEventSummary(content(), item))));

  return {
    getMatrices: () => getDerivedResponses().matrices,
    getHomeBanner: () => getDerivedResponses().banner,
    listCertifications: () => getDerivedResponses().certifications,
    getCertification: ({ params }) => {
      const certification = content().certifications.find(({ cert_id: id }) => id === Number(params.id));
      if (!certification) throw new HttpError(404, 'Certification not found');
      return { success: true, data: serializers.serializeCertificationDetail(content(), certification, today()) };
    },
    listEventCategories: () => getDerivedResponses().categories,
    listUpcomingEvents: ({ query }) =>
      serializeSummaries(filterByCategory(query.category_id, eventSerializers.listUpcoming(content(), today()))),
    listActiveEvents: () => serializeSummaries(eventSerializers.listUpcoming(content(), today())),
    listPastEvents: ({ query }) => {
      const datedEvents = filterByCategory(query.category_id, eventSerializers.listPast(content(), today()));
      return serializeSummaries(datedEvents.filter(({ days }) => days.start.startsWith(String(query.year))));
    },
    getEvent: ({ params }) => {
      const event = eventSerializers.resolveEvent(findEvent(params.id), today());
      return { success: true, data: withRegistration(eventSerializers.serializeEventDetail(content(), event)) };
    },
    listRelatedEvents: ({ params }) =>
      toListResponse(
        eventSerializers
          .listRelated(content(), findEvent(params.id), today())
          .map((item) => eventSerializers.serializeRelatedEvent(content(), item)),
      ),
    listDirectors: () => getDerivedResponses().directors,
    listPastDirectors: () => getDerivedResponses().pastDirectors,
    listVolunteers: () => getDerivedResponses().volunteers,
    listVideos: ({ member }) => serializeVideos(member, content().videos),
    listRecentVideos: ({ member }) => serializeVideos(member, content().videos.slice(0, RECENT_VIDEOS)),
  };
}
