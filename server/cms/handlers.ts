import { dayInIndia } from '../../shared/days.ts';
import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { Handlers, Member } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberOperation } from '../members/handlers.ts';
import { derivedFromContent } from '../liveContent.ts';
import { HttpError } from '../security/httpError.ts';
import * as answer from './answers.ts';
import * as events from './eventAnswers.ts';
import type { ChapterEvent, Video } from './types.ts';
import { resolveDays } from './when.ts';

/** How many videos count as recent: two rows of the video page's grid. */
const RECENT_VIDEOS = 8;

/**
 * Answers every content read of the CMS contract from the files as they are now. Days are counted from `deps.clock`
 * at each request. Signing in and `user-details` belong to the members' part of the server.
 * @returns handlers by operationId; they throw HttpError 404 for an id that does not exist
 */
export function cmsHandlers(deps: Pick<Deps, 'content' | 'clock'>): Handlers<CmsOperations, Exclude<keyof CmsOperations, MemberOperation>> {
  const content = () => deps.content.current.content;
  const today = () => dayInIndia(deps.clock());
  const list = <T>(data: T[]) => ({ success: true, data });

  // Answers that depend on neither day nor caller are made once for each state of the content.
  const made = derivedFromContent(deps.content, ({ content: now }) => ({
    matrices: list(now.statistics),
    banner: list(now.slides.map((slide) => answer.slideAnswer(now, slide))),
    certifications: list(now.certifications.map((one) => answer.certificationSummary(now, one))),
    categories: list(now.categories.map((category) => events.programAnswer(now, category))),
    directors: list(now.directors.map((director) => answer.directorAnswer(now, director))),
    pastDirectors: list(now.pastPresidents.map((one) => answer.pastPresidentAnswer(now, one))),
    volunteers: list(now.volunteers.map((one) => answer.volunteerAnswer(now, one))),
  }));

  const videos = (member: Member | null, chosen: Video[]) => ({
    success: true,
    data: { data: chosen.map((video) => answer.videoAnswer(content(), video, member !== null)) },
  });
  // Ids are texts of digits in the contract.
  const eventOf = (id: string): ChapterEvent => {
    const event = content().events.find((one) => one.id === Number(id));
    if (!event) throw new HttpError(404, 'Event not found');
    return event;
  };
  const ofCategory = (categoryId: string, dated: events.DatedEvent[]) => {
    const category = content().categories.find(({ id }) => id === Number(categoryId));
    return dated.filter(({ event }) => event.category === category?.name);
  };
  const summaries = (dated: events.DatedEvent[]) => list(dated.map((one) => events.eventSummary(content(), one)));

  return {
    getMatrices: () => made().matrices,
    getHomeBanner: () => made().banner,
    listCertifications: () => made().certifications,
    getCertification: ({ params }) => {
      const certification = content().certifications.find(({ cert_id: id }) => id === Number(params.id));
      if (!certification) throw new HttpError(404, 'Certification not found');
      return { success: true, data: answer.certificationDetail(content(), certification, today()) };
    },
    listEventCategories: () => made().categories,
    listUpcomingEvents: ({ query }) => summaries(ofCategory(query.category_id, events.upcoming(content(), today()))),
    listActiveEvents: () => summaries(events.upcoming(content(), today())),
    listPastEvents: ({ query }) => {
      const dated = ofCategory(query.category_id, events.past(content(), today()));
      return summaries(dated.filter(({ days }) => days.start.startsWith(String(query.year))));
    },
    getEvent: ({ params }) => {
      const event = eventOf(params.id);
      return { success: true, data: events.eventDetail(content(), { event, days: resolveDays(event.when, today()) }) };
    },
    listRelatedEvents: ({ params }) =>
      list(events.related(content(), eventOf(params.id), today()).map((one) => events.relatedEvent(content(), one))),
    listDirectors: () => made().directors,
    listPastDirectors: () => made().pastDirectors,
    listVolunteers: () => made().volunteers,
    listVideos: ({ member }) => videos(member, content().videos),
    listRecentVideos: ({ member }) => videos(member, content().videos.slice(0, RECENT_VIDEOS)),
  };
}
