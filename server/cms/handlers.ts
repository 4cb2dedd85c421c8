import { dayInIndia } from '../../shared/days.ts';
import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { Handlers, Member } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberOperation } from '../members/handlers.ts';
import { derivedFromContent } from '../liveContent.ts';
import { HttpError } from '../security/httpError.ts';
import * as answer from './serialize.ts';
import * as events from './serializeEvents.ts';
import type { ChapterEvent, Video } from './types.ts';
import { resolveDays } from './when.ts';

/** Recent videos: two rows of the video page's grid. */
const RECENT_VIDEOS = 8;

/**
 * Creates the handlers of content requests, which use the current files and days relative to `deps.clock`.
 * @returns handlers by operationId; they throw HttpError 404 for an unknown id
 */
export function createCmsHandlers(
  deps: Pick<Deps, 'content' | 'clock'>,
): Handlers<CmsOperations, Exclude<keyof CmsOperations, MemberOperation>> {
  const content = () => deps.content.current.content;
  const today = () => dayInIndia(deps.clock());
  const list = <T>(data: T[]) => ({ success: true, data });

  // Responses that depend on neither day nor caller are built once per content version.
  const derived = derivedFromContent(deps.content, ({ content: now }) => ({
    matrices: list(now.statistics),
    banner: list(now.slides.map((slide) => answer.serializeSlide(now, slide))),
    certifications: list(now.certifications.map((certification) => answer.serializeCertificationSummary(now, certification))),
    categories: list(now.categories.map((category) => events.serializeProgram(now, category))),
    directors: list(now.directors.map((director) => answer.serializeDirector(now, director))),
    pastDirectors: list(now.pastPresidents.map((pastPresident) => answer.serializePastPresident(now, pastPresident))),
    volunteers: list(now.volunteers.map((volunteer) => answer.serializeVolunteer(now, volunteer))),
  }));

  const videos = (member: Member | null, chosen: Video[]) => ({
    success: true,
    data: { data: chosen.map((video) => answer.serializeVideo(content(), video, member !== null)) },
  });
  // Ids are digit strings in the contract.
  const findEvent = (id: string): ChapterEvent => {
    const event = content().events.find((item) => item.id === Number(id));
    if (!event) throw new HttpError(404, 'Event not found');
    return event;
  };
  const filterByCategory = (categoryId: string, dated: events.DatedEvent[]) => {
    const category = content().categories.find(({ id }) => id === Number(categoryId));
    return dated.filter(({ event }) => event.category === category?.name);
  };
  const serializeSummaries = (dated: events.DatedEvent[]) => list(dated.map((item) => events.serializeEventSummary(content(), item)));

  return {
    getMatrices: () => derived().matrices,
    getHomeBanner: () => derived().banner,
    listCertifications: () => derived().certifications,
    getCertification: ({ params }) => {
      const certification = content().certifications.find(({ cert_id: id }) => id === Number(params.id));
      if (!certification) throw new HttpError(404, 'Certification not found');
      return { success: true, data: answer.serializeCertificationDetail(content(), certification, today()) };
    },
    listEventCategories: () => derived().categories,
    listUpcomingEvents: ({ query }) => serializeSummaries(filterByCategory(query.category_id, events.listUpcoming(content(), today()))),
    listActiveEvents: () => serializeSummaries(events.listUpcoming(content(), today())),
    listPastEvents: ({ query }) => {
      const dated = filterByCategory(query.category_id, events.listPast(content(), today()));
      return serializeSummaries(dated.filter(({ days }) => days.start.startsWith(String(query.year))));
    },
    getEvent: ({ params }) => {
      const event = findEvent(params.id);
      return { success: true, data: events.serializeEventDetail(content(), { event, days: resolveDays(event.when, today()) }) };
    },
    listRelatedEvents: ({ params }) =>
      list(events.listRelated(content(), findEvent(params.id), today()).map((item) => events.serializeRelatedEvent(content(), item))),
    listDirectors: () => derived().directors,
    listPastDirectors: () => derived().pastDirectors,
    listVolunteers: () => derived().volunteers,
    listVideos: ({ member }) => videos(member, content().videos),
    listRecentVideos: ({ member }) => videos(member, content().videos.slice(0, RECENT_VIDEOS)),
  };
}
