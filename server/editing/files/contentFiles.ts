import path from 'node:path';
import { chapterSchema } from '../../cms/chapter/schema.ts';
import { PAGE_SCHEMAS } from '../../cms/pages/read.ts';
import * as schemas from '../../cms/schemas.ts';
import { isRecord } from '../../platform/contract/pointer.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { inlinePageSchema } from './pageSchema.ts';

/** What the server knows of a content file by its path. */
export interface ContentFileKind {
  /** JSON Schema of its value. */
  schema: () => schemas.Schema;
  /** Whether the file is a list; its value then has the field `entries`. */
  isList?: true;
  /** Field of the text below the fields of a Markdown file. */
  bodyField?: 'description' | 'long_description';
  /** Path of the page that shows it, unless it depends on the value. */
  page?: string;
}

/** List files with the schema of an entry, the page and what the form says of the whole list. */
const lists: readonly (readonly [file: string, entry: schemas.Schema, page?: string, words?: schemas.Schema])[] = [
  ['statistics.yaml', schemas.statisticSchema, '/', { title: 'the home page shows the first four, and none while there are fewer' }],
  ['home-banner.yaml', schemas.slideSchema, '/'],
  ['event-categories.yaml', schemas.categorySchema, '/events', { title: 'in the order of the menu' }],
  ['directors.yaml', schemas.directorSchema, '/About-us'],
  ['past-presidents.yaml', schemas.pastPresidentSchema, '/About-us'],
  ['volunteers.yaml', schemas.volunteerSchema, '/volunteering'],
  ['videos.yaml', schemas.videoSchema, undefined, { title: 'newest first', 'x-newest-first': true }],
];

/** Paths of the pages with texts of their own. Those of `TRAINING_TEXTS` are on the page of each training, the others only for members. */
const pagePaths: ReadonlyMap<string, string> = new Map([
  ['about', '/About-us'],
  ['academic-relations', '/academic-relations'],
  ['contact', '/Contact'],
  ['membership', '/membership'],
  ['non-profit', '/non-profit'],
  ['training', '/Training'],
  ['volunteering', '/volunteering'],
]);

/** The texts that the pages of all trainings have. */
export const TRAINING_TEXTS = 'pages/certification.yaml';

const listValue = (entry: schemas.Schema, words?: schemas.Schema): schemas.Schema =>
  schemas.fields({ entries: { ...schemas.list(entry), ...words } });

/** Returns the schema of a Markdown file with the text below its fields as its last field. */
function withBody(schema: schemas.Schema, bodyField: string): schemas.Schema {
  const { properties, required } = schema as { properties: Record<string, schemas.Schema>; required: string[] };
  const body = schemas.meaning('the text of the page', schemas.markdown);
  return { ...schema, properties: { ...properties, [bodyField]: body }, required: [...required, bodyField] };
}

/** Files with a fixed path. */
const fixedKinds: ReadonlyMap<string, ContentFileKind> = new Map<string, ContentFileKind>([
  ...lists.map(([file, entry, page, words]): [string, ContentFileKind] => [
    file,
    { schema: () => listValue(entry, words), isList: true, ...(page !== undefined && { page }) },
  ]),
  ['chapter.yaml', { schema: () => chapterSchema, page: '/' }],
  ...Object.entries(PAGE_SCHEMAS).map(([name, schema]): [string, ContentFileKind] => {
    const page = pagePaths.get(name);
    return [`pages/${name}.yaml`, { schema: () => inlinePageSchema(schema), ...(page !== undefined && { page }) }];
  }),
]);

/** Files with a fixed path, in the order in which they are listed. */
export const fixedFiles: readonly string[] = [...fixedKinds.keys()];

const eventKind: ContentFileKind = { schema: () => withBody(schemas.eventSchema, 'description'), bodyField: 'description' };
const certificationKind: ContentFileKind = {
  schema: () => withBody(schemas.certificationSchema, 'long_description'),
  bodyField: 'long_description',
};

/** Returns a schema whose fields with the widget `program` list the names of the special programs. */
export const offerPrograms = (schema: schemas.Schema, names: readonly string[]): schemas.Schema => ({
  ...Object.fromEntries(Object.entries(schema).map(([word, value]) => [word, isRecord(value) ? offerPrograms(value, names) : value])),
  ...(schema['x-widget'] === 'program' && { enum: names }),
});

export const isEvent = (file: string): boolean => /^events\/[^/]+\.md$/.test(file);
export const isCertification = (file: string): boolean => /^certifications\/[^/]+\.md$/.test(file);

/** Longest name of a file on the usual file systems, in bytes. The contract counts characters, which can have four. */
const MAX_NAME_BYTES = 255;

/** Returns what is known of a content file. @param file path of the contract's form @throws HttpError 404 when the site reads no such file */
export function findKind(file: string): ContentFileKind {
  const kind = isEvent(file) ? eventKind : isCertification(file) ? certificationKind : fixedKinds.get(file);
  if (kind === undefined || Buffer.byteLength(path.basename(file)) > MAX_NAME_BYTES)
    throw new HttpError(404, 'There is no such content file.');
  return kind;
}
