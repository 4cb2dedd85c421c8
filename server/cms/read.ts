import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { ContentError, mistakeSentence } from './contentError.ts';
import { readMarkdownFolder, readYaml } from './files.ts';
import { pictureVersions, type PictureVersions } from './pictures.ts';
import * as schemas from './schemas.ts';
import type { Content } from './types.ts';
import { resolveDays } from './when.ts';

/**
 * Reads the content folder and checks each file against its schema.
 * @param folder where `home-banner.yaml`, `events/`, `pictures/` and the others lie
 * @throws ContentError with a sentence naming file and field when anything is missing, misspelt or contradictory
 */
export function readContent(folder: string): Content {
  const pictures = pictureVersions(folder);
  const places = new Map<object, string>();
  const check = entryChecker(pictures);

  function entry<T extends object>(schema: object, place: string, data: unknown, body?: Record<string, string>): T {
    check(schema, place, data);
    const value = { ...(data as T), ...body };
    places.set(value, place);
    return value;
  }
  function list<T extends object>(schema: object, file: string): T[] {
    const { data } = readYaml(folder, file);
    if (!Array.isArray(data)) throw new ContentError(`${file}: this file is a list, each entry beginning with "- ".`);
    return data.map((item: unknown, index) => entry<T>(schema, `${file}, entry ${index + 1}`, item));
  }
  function pages<T extends object>(schema: object, subfolder: string, field: string): T[] {
    return readMarkdownFolder(folder, subfolder).map(({ file, data, body }) => {
      if (body === '') throw new ContentError(`${file}: the ${field.replace('_', ' ')}, the text below the fields, is missing.`);
      return entry<T>(schema, file, data, { [field]: body });
    });
  }

  const content: Content = {
    statistics: list(schemas.statisticSchema, 'statistics.yaml'),
    slides: list(schemas.slideSchema, 'home-banner.yaml'),
    categories: list(schemas.categorySchema, 'event-categories.yaml'),
    events: pages(schemas.eventSchema, 'events', 'description'),
    certifications: pages(schemas.certificationSchema, 'certifications', 'long_description'),
    directors: list(schemas.directorSchema, 'directors.yaml'),
    pastPresidents: list(schemas.pastPresidentSchema, 'past-presidents.yaml'),
    volunteers: list(schemas.volunteerSchema, 'volunteers.yaml'),
    videos: list(schemas.videoSchema, 'videos.yaml'),
    pictures,
    places,
  };
  checkTogether(content);
  return content;
}

/** Checks one entry against the schema of its file; the format `picture` is the name of a file that exists. */
function entryChecker(pictures: PictureVersions) {
  const ajv = new Ajv2020({
    allErrors: false,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { optimize: false },
  });
  formatsPlugin.default(ajv, ['date', 'email']);
  ajv.addFormat('picture', { type: 'string', validate: (name: string) => pictures.has(name) });
  return (schema: object, place: string, data: unknown): void => {
    const mistake = ajv.validate(schema, data) ? undefined : ajv.errors?.[0];
    if (!mistake) return;
    const meant: unknown = mistake.parentSchema?.description;
    const words = typeof meant === 'string' ? `must be ${meant}` : mistake.message;
    throw new ContentError(mistakeSentence(place, { instancePath: mistake.instancePath, message: words, params: mistake.params }));
  };
}

/** What no single entry can show: ids given twice, and events of a category or on a day that does not exist. */
function checkTogether(content: Content): void {
  const place = (entry: object) => content.places.get(entry) ?? '';
  function unique<T extends object>(entries: T[], field: keyof T & string): void {
    const first = new Map<unknown, T>();
    for (const entry of entries) {
      const earlier = first.get(entry[field]);
      if (earlier) throw new ContentError(`${place(entry)}: the field "${field}" is ${String(entry[field])}, as in ${place(earlier)}.`);
      first.set(entry[field], entry);
    }
  }
  unique(content.categories, 'id');
  unique(content.categories, 'name');
  unique(content.events, 'id');
  unique(content.certifications, 'cert_id');
  unique(content.directors, 'id');
  unique(content.videos, 'id');

  const names = new Set(content.categories.map((category) => category.name));
  for (const event of content.events) {
    if (!names.has(event.category)) {
      throw new ContentError(`${place(event)}: the field "category" is "${event.category}", which is not a name in event-categories.yaml.`);
    }
    try {
      resolveDays(event.when, '2000-01-01');
    } catch (error) {
      throw new ContentError(
        `${place(event)}: the field "when" cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
  }
}
