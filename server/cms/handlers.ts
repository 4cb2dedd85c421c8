import { dayInIndia } from '../../shared/days.ts';
import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { Handlers, Member } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberOperation } from '../members/handlers.ts';
import { HttpError } from '../security/httpError.ts';
import * as answer from './answers.ts';
import * as events from './eventAnswers.ts';
import type { ChapterEvent, Video } from './types.ts';
import { resolveDays } from './when.ts';

/** How many videos count as recent: two rows of the video page's grid. */
const RECENT_VIDEOS = 8;

/**
 * Answers every content read of the CMS contract from the files read at start. Days are counted from `deps.clock`
 * at each request. Signing in and `user-details` belong to the members' part of the server.
 * @returns handlers by operationId; they throw HttpError 404 for an id that does not exist
 */
export function cmsHandlers(deps: Pick<Deps, 'content' | 'clock'>): Handlers<CmsOperations, Exclude<keyof CmsOperations, MemberOperation>> {
  const { content } = deps;
  const today = () => dayInIndia(deps.clock());
  const list = <T>(data: T[]) => ({ success: true, data });

  // Answers that depend on neither day nor caller are made once.
  const matrices = list(content.statistics);
  const banner = list(content.slides.map((slide) => answer.slideAnswer(content, slide)));
  const certifications = list(content.certifications.map((one) => answer.certificationSummary(content, one)));
  const categories = list(content.categories.map((category) => events.programAnswer(content, category)));
  const directors = list(content.directors.map((director) => answer.directorAnswer(content, director)));
  const pastDirectors = list(content.pastPresidents.map((one) => answer.pastPresidentAnswer(content, one)));
  const volunteers = list(content.volunteers.map((one) => answer.volunteerAnswer(content, one)));

  const videos = (member: Member | null, chosen: Video[]) => ({
    success: true,
    data: { data: chosen.map((video) => answer.videoAnswer(content, video, member !== null)) },
  });
  // Ids are texts of digits in the contract.
  const eventOf = (id: string): ChapterEvent => {
    const event = content.events.find((one) => one.id === Number(id));
    if (!event) throw new HttpError(404, 'Event not found');
    return event;
  };
  const ofCategory = (categoryId: string, dated: events.DatedEvent[]) => {
    const category = content.categories.find(({ id }) => id === Number(categoryId));
    return dated.filter(({ event }) => event.category === category?.name);
  };
  const summaries = (dated: events.DatedEvent[]) => list(dated.map((one) => events.eventSummary(content, one)));

  return {
    getMatrices: () => matrices,
    getHomeBanner: () => banner,
    listCertifications: () => certifications,
    getCertification: ({ params }) => {
      const certification = content.certifications.find(({ cert_id: id }) => id === Number(params.id));
      if (!certification) throw new HttpError(404, 'Certification not found');
      return { success: true, data: answer.certificationDetail(content, certification, today()) };
    },
    listEventCategories: () => categories,
    listUpcomingEvents: ({ query }) => summaries(ofCategory(query.category_id, events.upcoming(content, today()))),
    listActiveEvents: () => summaries(events.upcoming(content, today())),
    listPastEvents: ({ query }) => {
      const dated = ofCategory(query.category_id, events.past(content, today()));
      return summaries(dated.filter(({ days }) => days.start.startsWith(String(query.year))));
    },
    getEvent: ({ params }) => {
      const event = eventOf(params.id);
      return { success: true, data: events.eventDetail(content, { event, days: resolveDays(event.when, today()) }) };
    },
    listRelatedEvents: ({ params }) =>
      list(events.related(content, eventOf(params.id), today()).map((one) => events.relatedEvent(content, one))),
    listDirectors: () => directors,
    listPastDirectors: () => pastDirectors,
    listVolunteers: () => volunteers,
    listVideos: ({ member }) => videos(member, content.videos),
    listRecentVideos: ({ member }) => videos(member, content.videos.slice(0, RECENT_VIDEOS)),
  };
}
