import { isRecord } from '../../server/platform/contract/pointer.ts';
import { chapterSchema } from '../../server/cms/chapter/schema.ts';
import * as schemas from '../../server/cms/schemas.ts';

const BEGIN = '<!-- Made from the schemas by `npm run codegen`. Do not edit. -->';
const END = '<!-- End of what is made. -->';

const TABLES: readonly [file: string, schema: schemas.Schema][] = [
  ['chapter.yaml', chapterSchema],
  ['home-banner.yaml', schemas.slideSchema],
  ['statistics.yaml', schemas.statisticSchema],
  ['event-categories.yaml', schemas.categorySchema],
  ['events/*.md', schemas.eventSchema],
  ['certifications/*.md', schemas.certificationSchema],
  ['directors.yaml', schemas.directorSchema],
  ['past-presidents.yaml', schemas.pastPresidentSchema],
  ['volunteers.yaml', schemas.volunteerSchema],
  ['videos.yaml', schemas.videoSchema],
];

/**
 * Returns the README of the content with its tables of fields renewed from the schemas.
 * @throws Error when the README has no markers, or a field has no meaning
 */
export function renewContentTables(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('server/content/README.md has no markers for the tables of fields.');
  const tables = TABLES.map(([file, schema]) => [
    `### ${file}`,
    '',
    '| field | | value | needed |',
    '|---|---|---|---|',
    ...listRows(schema),
  ]);
  const text = [BEGIN, ...tables.map((lines) => lines.join('\n'))].join('\n\n');
  return `${readme.slice(0, begin)}${text}\n\n${readme.slice(end)}`;
}

/** Lists the table's rows of an object's fields, and of the fields inside them. `path` is the path of the object. */
function listRows(schema: schemas.Schema, path = ''): string[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([name, field]) => {
    const place = `${path}${name}`;
    if (!isRecord(field) || typeof field.title !== 'string') throw new Error(`The field ${place} of the content has no meaning.`);
    const isList = isRecord(field.items);
    return [
      `| \`${place}\` | ${field.title} | ${describeValue(field)} | ${required.includes(name) ? 'yes' : ''} |`,
      ...listRows(isRecord(field.items) ? field.items : field, `${place}${isList ? '[]' : ''}.`),
    ];
  });
}

function describeValue(schema: schemas.Schema): string {
  if (isRecord(schema.items)) {
    const entry = describeValue(schema.items);
    return entry === '' ? 'a list' : `a list, each entry ${entry}`;
  }
  return typeof schema.description === 'string' ? schema.description.replaceAll('|', '\\|') : '';
}
