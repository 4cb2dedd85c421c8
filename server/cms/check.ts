import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { parse } from 'yaml';
import * as answer from './answers.ts';
import type { Content } from './content.ts';
import { ContentError, mistakeSentence } from './contentError.ts';
import * as events from './eventAnswers.ts';
import { dayOf, resolveDays } from './when.ts';

const contractFile = join(import.meta.dirname, '..', '..', 'openapi', 'cms.yaml');

/**
 * Proves that everything the CMS part can answer meets the response schemas of `openapi/cms.yaml`.
 * @param content what was read
 * @param now the moment from which relative days are counted
 * @throws ContentError naming the file and the field of the first answer that does not
 */
export function checkAnswers(content: Content, now: Date): void {
  const today = dayOf(now);
  const check = answerChecker();

  /** Checks entries one by one, so that a mistake leads to the file it was read from. */
  function each<T extends object>(schema: string, entries: readonly T[], make: (entry: T) => unknown, folded = false): void {
    for (const entry of entries) {
      const data = make(entry);
      check(schema, content.places.get(entry) ?? '', folded ? { data: [data] } : { data });
    }
  }

  each('StatisticList', content.statistics, (entry) => entry, true);
  each('BannerSlideList', content.slides, (entry) => answer.slideAnswer(content, entry), true);
  each('ProgramList', content.categories, (entry) => events.programAnswer(content, entry), true);
  each('CertificationSummaryList', content.certifications, (entry) => answer.certificationSummary(content, entry), true);
  each('CertificationAnswer', content.certifications, (entry) => answer.certificationDetail(content, entry, today));
  each('DirectorList', content.directors, (entry) => answer.directorAnswer(content, entry), true);
  each('PastPresidentList', content.pastPresidents, (entry) => answer.pastPresidentAnswer(content, entry), true);
  each('VolunteerList', content.volunteers, (entry) => answer.volunteerAnswer(content, entry), true);
  each('EventSummaryList', content.events, (event) => events.eventSummary(content, { event, days: resolveDays(event.when, today) }), true);
  each('EventAnswer', content.events, (event) => events.eventDetail(content, { event, days: resolveDays(event.when, today) }));
  each('RelatedEventList', content.events, (event) => events.relatedEvent(content, { event, days: resolveDays(event.when, today) }), true);
  each('VideoList', content.videos, (entry) => ({ data: [answer.videoAnswer(content, entry, true)] }));
}

/** A check against the schemas of the contract by name. */
function answerChecker() {
  // `strict: false`: an OpenAPI document has keywords of its own (`x-extension`, `example`).
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formatsPlugin.default(ajv);
  ajv.addSchema(parse(readFileSync(contractFile, 'utf8')) as object, 'cms.yaml');
  return (schema: string, place: string, value: unknown): void => {
    const validate = ajv.getSchema(`cms.yaml#/components/schemas/${schema}`);
    if (!validate) throw new Error(`openapi/cms.yaml has no schema "${schema}", which the content is checked against.`);
    if (validate(value)) return;
    const mistake = tellingMistake(validate.errors ?? []);
    const instancePath = mistake.instancePath.replace(/^\/data(\/data)?(\/0)?/, '');
    throw new ContentError(mistakeSentence(place, { instancePath, message: mistake.message, params: mistake.params }));
  };
}

/** Of the mistakes in all branches of an `anyOf`, the one that lies deepest: the branch that was meant got furthest. */
function tellingMistake(errors: readonly ErrorObject[]): ErrorObject {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const [deepest] = [...errors].filter(({ keyword }) => keyword !== 'anyOf').sort((a, b) => depth(b) - depth(a));
  if (!deepest) throw new Error('No mistake to tell of');
  return deepest;
}
