import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/types.ts';
import { indiaDay } from '../day.ts';
import type { Deps } from '../deps.ts';
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
export function cmsHandlers(deps: Pick<Deps, 'content' | 'clock'>): Handlers {
  const { content } = deps;
  const today = () => indiaDay(deps.clock());
  const list = <T>(data: T[]) => ({ success: true, data });

  // Answers that depend on neither day nor caller are made once.
  const matrices = list(content.statistics);
  const banner = list(content.slides.map((slide) => answer.slideAnswer(content, slide)));
  const certifications = list(content.certifications.map((one) => answer.certificationSummary(content, one)));
  const categories = list(content.categories.map((category) => events.programAnswer(content, category)));
  const directors = list(content.directors.map((director) => answer.directorAnswer(content, director)));
  const pastDirectors = list(content.pastPresidents.map((one) => answer.pastPresidentAnswer(content, one)));
  const volunteers = list(content.volunteers.map((one) => answer.volunteerAnswer(content, one)));

  const videos = (request: FastifyRequest, chosen: Video[]) => ({
    success: true,
    data: { data: chosen.map((video) => answer.videoAnswer(content, video, Boolean(request.member))) },
  });
  const eventOf = (request: FastifyRequest): ChapterEvent => {
    const event = content.events.find(({ id }) => id === idOf(request));
    if (!event) throw new HttpError(404, 'Event not found');
    return event;
  };
  const ofCategory = (request: FastifyRequest, dated: events.DatedEvent[]) => {
    const category = content.categories.find(({ id }) => id === Number(queryOf(request).category_id));
    return dated.filter(({ event }) => event.category === category?.name);
  };
  const summaries = (dated: events.DatedEvent[]) => list(dated.map((one) => events.eventSummary(content, one)));

  return {
    getMatrices: () => matrices,
    getHomeBanner: () => banner,
    listCertifications: () => certifications,
    getCertification: (request) => {
      const certification = content.certifications.find(({ cert_id: id }) => id === idOf(request));
      if (!certification) throw new HttpError(404, 'Certification not found');
      return { success: true, data: answer.certificationDetail(content, certification, today()) };
    },
    listEventCategories: () => categories,
    listUpcomingEvents: (request) => summaries(ofCategory(request, events.upcoming(content, today()))),
    listActiveEvents: () => summaries(events.upcoming(content, today())),
    listPastEvents: (request) => {
      const year = String(queryOf(request).year);
      return summaries(ofCategory(request, events.past(content, today())).filter(({ days }) => days.start.startsWith(year)));
    },
    getEvent: (request) => {
      const event = eventOf(request);
      return { success: true, data: events.eventDetail(content, { event, days: resolveDays(event.when, today()) }) };
    },
    listRelatedEvents: (request) =>
      list(events.related(content, eventOf(request), today()).map((one) => events.relatedEvent(content, one))),
    listDirectors: () => directors,
    listPastDirectors: () => pastDirectors,
    listVolunteers: () => volunteers,
    listVideos: (request) => videos(request, content.videos),
    listRecentVideos: (request) => videos(request, content.videos.slice(0, RECENT_VIDEOS)),
  };
}

/** The number in the path; the contract has checked that it is one. */
function idOf(request: FastifyRequest): number {
  return Number((request.params as { id: string }).id);
}

/** The query, as the contract describes it. */
function queryOf(request: FastifyRequest): { category_id?: string; year?: number } {
  return request.query as { category_id?: string; year?: number };
}
