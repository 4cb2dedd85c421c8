import { createResponseValidator } from '../platform/contract/schemaErrors.ts';
import { dayInIndia } from '../../shared/days.ts';
import * as serializers from './serialize.ts';
import type { Mistakes, Place } from './contentError.ts';
import * as eventSerializers from './serializeEvents.ts';
import type { ChapterEvent, Content } from './types.ts';

/**
 * Records content whose responses would violate the schemas of `openapi/cms.yaml`.
 * @param now time from which relative days such as `in: 12 days` count
 */
export function recordResponseMistakes(content: Content, now: Date, mistakes: Mistakes): void {
  const today = dayInIndia(now);
  const check = createResponseChecker(mistakes);
  const withDays = (event: ChapterEvent) => eventSerializers.resolveEvent(event, today);

  /** Checks entries one by one, so that a mistake names its file. */
  function checkList<T extends object>(operationId: string, entries: readonly T[], serialize: (entry: T) => unknown): void {
    for (const entry of entries)
      check(operationId, content.origins.get(entry) ?? { file: '' }, { success: true, data: [serialize(entry)] });
  }
  function checkDetails<T extends object>(operationId: string, entries: readonly T[], serialize: (entry: T) => unknown): void {
    for (const entry of entries) check(operationId, content.origins.get(entry) ?? { file: '' }, { success: true, data: serialize(entry) });
  }

  checkList('getMatrices', content.statistics, (entry) => entry);
  checkList('getHomeBanner', content.slides, (entry) => serializers.serializeSlide(content, entry));
  checkList('listEventCategories', content.categories, (entry) => eventSerializers.serializeProgram(content, entry));
  checkList('listCertifications', content.certifications, (entry) => serializers.serializeCertificationSummary(content, entry));
  checkDetails('getCertification', content.certifications, (entry) => serializers.serializeCertificationDetail(content, entry, today));
  checkList('listDirectors', content.directors, (entry) => serializers.serializeDirector(content, entry));
  checkList('listPastDirectors', content.pastPresidents, (entry) => serializers.serializePastPresident(content, entry));
  checkList('listVolunteers', content.volunteers, (entry) => serializers.serializeVolunteer(content, entry));
  for (const operationId of ['listUpcomingEvents', 'listActiveEvents', 'listPastEvents']) {
    checkList(operationId, content.events, (event) => eventSerializers.serializeEventSummary(content, withDays(event)));
  }
  checkDetails('getEvent', content.events, (event) => eventSerializers.serializeEventDetail(content, withDays(event)));
  checkList('listRelatedEvents', content.events, (event) => eventSerializers.serializeRelatedEvent(content, withDays(event)));
  for (const operationId of ['listVideos', 'listRecentVideos']) {
    const canPlay = true;
    checkDetails(operationId, content.videos, (video) => ({ data: [serializers.serializeVideo(content, video, canPlay)] }));
  }
}

function createResponseChecker(mistakes: Mistakes) {
  const findMistakes = createResponseValidator('cms');
  return (operationId: string, origin: Place, value: unknown): void => {
    const found = findMistakes(operationId, value);
    mistakes.addSchemaMistakes(
      origin,
      found.map((mistake) => ({
        ...mistake,
        // The details of an event call its title otherwise than its file does.
        instancePath: mistake.instancePath.replace(/^\/data(\/data)?(\/\d+)?/, '').replace(/^\/event_title$/, '/title'),
      })),
    );
  };
}
