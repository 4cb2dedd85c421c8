import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { slugOf } from '../../shared/text.ts';
import { formatPlace, type Mistakes, type Place } from './contentError.ts';
import { findEntryPlace, readMarkdownFolder, readYaml } from './files.ts';
import type { ContentFolder } from './folder.ts';
import { describeMissingPicture, type Pictures } from './pictures.ts';
import * as schemas from './schemas.ts';
import type { ChapterEvent, Content } from './types.ts';
import { resolveDays, type When } from './when.ts';

/** Reads and validates the content folder. Records mistakes, and leaves out malformed entries. */
export function readContent(folder: ContentFolder, pictures: Pictures, mistakes: Mistakes): Content {
  const origins = new Map<object, Place>();
  const check = createEntryValidator(pictures, mistakes);

  /** Returns a list with the entry; an empty list if the entry violates its schema. Violations are recorded. */
  function validateEntry<T extends object>(schema: object, origin: Place, data: unknown, bodyField?: Record<string, string>): T[] {
    if (!check(schema, origin, data)) return [];
    const value = { ...(data as T), ...bodyField };
    origins.set(value, origin);
    return [value];
  }
  function readList<T extends object>(schema: object, file: string): T[] {
    const contentFile = readYaml(folder, file, mistakes);
    if (contentFile === undefined) return [];
    if (Array.isArray(contentFile.data))
      return contentFile.data.flatMap((item: unknown, index) => validateEntry<T>(schema, findEntryPlace(contentFile, index), item));
    mistakes.add(contentFile, 'this file must be a list, each entry beginning with "- ".');
    return [];
  }
  function readPages<T extends object>(schema: object, subfolder: 'events' | 'certifications', field: string): T[] {
    return readMarkdownFolder(folder, subfolder, mistakes).flatMap(({ data, body, bodyLine, ...origin }) => {
      if (body === '') {
        const locate = () => ({ line: bodyLine, column: 1 });
        mistakes.add({ ...origin, locate }, `the ${field.replace('_', ' ')}, the text below the fields, is missing.`, `/${field}`);
      }
      return validateEntry<T>(schema, origin, data, { [field]: body });
    });
  }

  /** Returns whether the days of an event are valid, the former ones too, and records invalid ones. */
  function hasValidDays(event: ChapterEvent): boolean {
    const isValid = (when: When | undefined, pointer: string): boolean => {
      try {
        const anyDay = '2000-01-01';
        if (when !== undefined) resolveDays(when, anyDay);
        return true;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const field = pointer.slice(1).replace('/', '.');
        mistakes.add(origins.get(event) ?? { file: '' }, `the field "${field}" cannot be read: ${reason}.`, pointer);
        return false;
      }
    };
    return [isValid(event.when, '/when'), isValid(event.moved_from?.when, '/moved_from/when')].every(Boolean);
  }

  const content: Content = {
    statistics: readList(schemas.statisticSchema, 'statistics.yaml'),
    slides: readList(schemas.slideSchema, 'home-banner.yaml'),
    categories: readList(schemas.categorySchema, 'event-categories.yaml'),
    events: readPages<ChapterEvent>(schemas.eventSchema, 'events', 'description').filter(hasValidDays),
    certifications: readPages(schemas.certificationSchema, 'certifications', 'long_description'),
    directors: readList(schemas.directorSchema, 'directors.yaml'),
    pastPresidents: readList(schemas.pastPresidentSchema, 'past-presidents.yaml'),
    volunteers: readList(schemas.volunteerSchema, 'volunteers.yaml'),
    videos: readList(schemas.videoSchema, 'videos.yaml'),
    pictures,
    origins,
  };
  checkAcrossEntries(content, mistakes);
  return content;
}

/**
 * Creates a validator of entries. Fields with the format `picture` must name an existing picture.
 * @returns a function that records an entry's violations, and returns whether the entry is valid
 */
export function createEntryValidator(pictures: Pictures, mistakes: Mistakes): (schema: object, origin: Place, data: unknown) => boolean {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { optimize: false },
  });
  formatsPlugin.default(ajv, ['date', 'email']);
  ajv.addVocabulary(schemas.FORM_WORDS);
  ajv.addFormat('picture', { type: 'string', validate: (name: string) => pictures.has(name) });
  return (schema, origin, data) => {
    if (ajv.validate(schema, data)) return true;
    const errors = ajv.errors ?? [];
    for (const { instancePath, params, data: name } of errors)
      if (params.format === 'picture') mistakes.add(origin, describeMissingPicture(pictures, String(name)), instancePath);
    const otherErrors = errors.filter(({ params }) => params.format !== 'picture');
    mistakes.addSchemaMistakes(
      origin,
      otherErrors.map((error) => {
        const descriptionText: unknown = error.parentSchema?.description;
        return { ...error, message: typeof descriptionText === 'string' ? `must be ${descriptionText}` : error.message };
      }),
    );
    return false;
  };
}

/** Records duplicate ids, names whose slug is empty or belongs to another name too, and events of unknown categories. */
function checkAcrossEntries(content: Content, mistakes: Mistakes): void {
  const findOrigin = (entry: object): Place => content.origins.get(entry) ?? { file: '' };
  function checkUnique<T extends object>(entries: T[], field: keyof T & string): void {
    const entriesByValue = new Map<unknown, T>();
    for (const entry of entries) {
      const earlier = entriesByValue.get(entry[field]);
      if (earlier)
        mistakes.add(
          findOrigin(entry),
          `the field "${field}" is ${String(entry[field])}, as in ${formatPlace(findOrigin(earlier))}.`,
          `/${field}`,
        );
      entriesByValue.set(entry[field], entry);
    }
  }
  /** URLs contain the slugs of names, so different names must have different slugs. */
  function checkSlugs<T extends object>(entries: T[], nameOf: (entry: T) => string, field: string): void {
    const entriesBySlug = new Map<string, T>();
    for (const entry of entries) {
      const slug = slugOf(nameOf(entry));
      const earlier = entriesBySlug.get(slug);
      if (slug === '')
        mistakes.add(findOrigin(entry), `the field "${field}" has no letter or digit that its address could be made of.`, `/${field}`);
      else if (earlier !== undefined && nameOf(earlier) !== nameOf(entry)) {
        mistakes.add(
          findOrigin(entry),
          `the field "${field}" makes the same address, ${slug}, as in ${formatPlace(findOrigin(earlier))}.`,
          `/${field}`,
        );
      }
      entriesBySlug.set(slug, entry);
    }
  }
  /** A moved event says what it had before; only an event with a status has a reason for it. */
  function checkStatus(event: ChapterEvent): void {
    const { status, status_reason: reason, moved_from: former } = event;
    const add = (problem: string, pointer: string): void => mistakes.add(findOrigin(event), problem, pointer);
    if (status === 'moved' && former === undefined) {
      const { locate, ...origin } = findOrigin(event);
      const message = 'the field "moved_from" is missing. A moved event says which day, hours or place it had before.';
      mistakes.add({ ...origin, ...(locate && { locate: () => locate('/status') }) }, message, '/moved_from');
    }
    if (status !== 'moved' && former !== undefined) add('the field "moved_from" is only for an event with "status: moved".', '/moved_from');
    if (status === undefined && reason !== undefined)
      add('the field "status_reason" is only for an event with a "status": cancelled, postponed or moved.', '/status_reason');
  }
  /** Registration here and elsewhere would leave people in doubt where they have a place (REG-01). */
  function checkRegistration(event: ChapterEvent): void {
    const { registration } = event;
    if (registration === undefined) return;
    const add = (problem: string, pointer: string): void => mistakes.add(findOrigin(event), problem, pointer);
    for (const field of ['register_button_link', 'sold_out', 'seats'] as const)
      if (event[field] !== undefined) add(`the field "${field}" is only for an event without "registration".`, `/${field}`);
    const { opens, closes } = registration;
    if (opens !== undefined && closes !== undefined && closes < opens)
      add('the field "registration.closes" is before the first day of registration.', '/registration/closes');
    // A postponed event still has its old day, and relative days move with the calendar.
    if (opens !== undefined && event.when.on !== undefined && event.status !== 'postponed' && opens > resolveDays(event.when, opens).end)
      add('the field "registration.opens" is after the event.', '/registration/opens');
  }
  checkUnique(content.categories, 'id');
  checkUnique(content.categories, 'name');
  checkSlugs(content.categories, ({ name }) => name, 'name');
  checkSlugs(content.certifications, ({ certification_name: name }) => name, 'certification_name');
  checkUnique(content.events, 'id');
  checkUnique(content.certifications, 'cert_id');
  checkUnique(content.directors, 'id');
  checkUnique(content.videos, 'id');

  const categoryNames = new Set(content.categories.map((category) => category.name));
  for (const event of content.events) {
    // If there are no categories at all, the mistake is in `event-categories.yaml`.
    if (categoryNames.size > 0 && !categoryNames.has(event.category)) {
      mistakes.add(
        findOrigin(event),
        `the field "category" is "${event.category}", which is not a name in event-categories.yaml.`,
        '/category',
      );
    }
    checkStatus(event);
    checkRegistration(event);
  }
}
