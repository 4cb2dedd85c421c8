import { answerMistakes } from '../contract/answerMistakes.ts';
import { dayInIndia } from '../../shared/days.ts';
import * as answer from './answers.ts';
import { ContentError, mistakeSentence } from './contentError.ts';
import * as events from './eventAnswers.ts';
import type { ChapterEvent, Content } from './types.ts';
import { resolveDays } from './when.ts';

/**
 * Proves that everything the CMS part can answer meets the response schemas of `openapi/cms.yaml`.
 * @param content what was read
 * @param now the moment from which relative days are counted
 * @throws ContentError naming the file and the field of the first answer that does not
 */
export function checkAnswers(content: Content, now: Date): void {
  const today = dayInIndia(now);
  const check = answerChecker();
  const dated = (event: ChapterEvent) => ({ event, days: resolveDays(event.when, today) });

  /** Checks a list's entries one by one, so that a mistake leads to the file it was read from. */
  function list<T extends object>(operationId: string, entries: readonly T[], make: (entry: T) => unknown): void {
    for (const entry of entries) check(operationId, content.places.get(entry) ?? '', { success: true, data: [make(entry)] });
  }
  function single<T extends object>(operationId: string, entries: readonly T[], make: (entry: T) => unknown): void {
    for (const entry of entries) check(operationId, content.places.get(entry) ?? '', { success: true, data: make(entry) });
  }

  list('getMatrices', content.statistics, (entry) => entry);
  list('getHomeBanner', content.slides, (entry) => answer.slideAnswer(content, entry));
  list('listEventCategories', content.categories, (entry) => events.programAnswer(content, entry));
  list('listCertifications', content.certifications, (entry) => answer.certificationSummary(content, entry));
  single('getCertification', content.certifications, (entry) => answer.certificationDetail(content, entry, today));
  list('listDirectors', content.directors, (entry) => answer.directorAnswer(content, entry));
  list('listPastDirectors', content.pastPresidents, (entry) => answer.pastPresidentAnswer(content, entry));
  list('listVolunteers', content.volunteers, (entry) => answer.volunteerAnswer(content, entry));
  for (const operationId of ['listUpcomingEvents', 'listActiveEvents', 'listPastEvents']) {
    list(operationId, content.events, (event) => events.eventSummary(content, dated(event)));
  }
  single('getEvent', content.events, (event) => events.eventDetail(content, dated(event)));
  list('listRelatedEvents', content.events, (event) => events.relatedEvent(content, dated(event)));
  for (const operationId of ['listVideos', 'listRecentVideos']) {
    single(operationId, content.videos, (video) => ({ data: [answer.videoAnswer(content, video, true)] }));
  }
}

/** A check of answers by operationId. */
function answerChecker() {
  const mistakeIn = answerMistakes('cms');
  return (operationId: string, place: string, value: unknown): void => {
    const mistake = mistakeIn(operationId, value);
    if (mistake === undefined) return;
    const instancePath = mistake.instancePath.replace(/^\/data(\/data)?(\/\d+)?/, '');
    throw new ContentError(mistakeSentence(place, { instancePath, message: mistake.message, params: mistake.params }));
  };
}
