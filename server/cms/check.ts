import { createResponseValidator } from '../contract/schemaErrors.ts';
import { dayInIndia } from '../../shared/days.ts';
import * as answer from './serialize.ts';
import type { Mistakes, Place } from './contentError.ts';
import * as events from './serializeEvents.ts';
import type { ChapterEvent, Content } from './types.ts';
import { resolveDays } from './when.ts';

/**
 * Records responses that would violate the schemas of `openapi/cms.yaml`.
 * @param now base of relative days
 */
export function checkResponses(content: Content, now: Date, mistakes: Mistakes): void {
  const today = dayInIndia(now);
  const check = createResponseChecker(mistakes);
  const dated = (event: ChapterEvent) => ({ event, days: resolveDays(event.when, today) });

  /** Checks entries one by one, so that a mistake names its file. */
  function list<T extends object>(operationId: string, entries: readonly T[], make: (entry: T) => unknown): void {
    for (const entry of entries) check(operationId, content.origins.get(entry) ?? { file: '' }, { success: true, data: [make(entry)] });
  }
  function checkDetails<T extends object>(operationId: string, entries: readonly T[], make: (entry: T) => unknown): void {
    for (const entry of entries) check(operationId, content.origins.get(entry) ?? { file: '' }, { success: true, data: make(entry) });
  }

  list('getMatrices', content.statistics, (entry) => entry);
  list('getHomeBanner', content.slides, (entry) => answer.serializeSlide(content, entry));
  list('listEventCategories', content.categories, (entry) => events.serializeProgram(content, entry));
  list('listCertifications', content.certifications, (entry) => answer.serializeCertificationSummary(content, entry));
  checkDetails('getCertification', content.certifications, (entry) => answer.serializeCertificationDetail(content, entry, today));
  list('listDirectors', content.directors, (entry) => answer.serializeDirector(content, entry));
  list('listPastDirectors', content.pastPresidents, (entry) => answer.serializePastPresident(content, entry));
  list('listVolunteers', content.volunteers, (entry) => answer.serializeVolunteer(content, entry));
  for (const operationId of ['listUpcomingEvents', 'listActiveEvents', 'listPastEvents']) {
    list(operationId, content.events, (event) => events.serializeEventSummary(content, dated(event)));
  }
  checkDetails('getEvent', content.events, (event) => events.serializeEventDetail(content, dated(event)));
  list('listRelatedEvents', content.events, (event) => events.serializeRelatedEvent(content, dated(event)));
  for (const operationId of ['listVideos', 'listRecentVideos']) {
    checkDetails(operationId, content.videos, (video) => ({ data: [answer.serializeVideo(content, video, true)] }));
  }
}

function createResponseChecker(mistakes: Mistakes) {
  const mistakesIn = createResponseValidator('cms');
  return (operationId: string, origin: Place, value: unknown): void => {
    for (const mistake of mistakesIn(operationId, value)) {
      mistakes.addFrom(origin, { ...mistake, instancePath: mistake.instancePath.replace(/^\/data(\/data)?(\/\d+)?/, '') });
    }
  };
}
