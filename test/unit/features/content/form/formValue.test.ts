import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { chapterSchema } from '../../../../../server/cms/chapter/schema.ts';
import * as schemas from '../../../../../server/cms/schemas.ts';
import {
  createEntry,
  pathOf,
  readContent,
  toForm,
  type FormEntry,
  type FormGroup,
} from '../../../../../src/features/content/form/formValue.ts';
import { kindOf, propertiesOf, type JsonSchema } from '../../../../../src/features/content/form/jsonSchema.ts';

const CONTENT = path.resolve('server/content');

type Value = Record<string, unknown>;

/** The same cases in each run; with FUZZ_RUNS as many others. */
const { FUZZ_RUNS } = process.env;
const CASES = Number(FUZZ_RUNS ?? 60);
const SEED = FUZZ_RUNS === undefined ? 20_261_128 : Date.now();

const formOf = (schema: JsonSchema, value: Value): FormGroup => toForm(schema, value, true) as FormGroup;
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** What the form returns after these changes of its values, which were stored in the browser in between. */
function edit(schema: JsonSchema, value: Value, change: (form: FormGroup) => void = () => {}): Value {
  const form = throughJson(formOf(schema, value));
  change(form);
  return readContent(schema, form, value);
}

const entriesOf = (items: schemas.Schema): JsonSchema => schemas.fields({ entries: schemas.list(items) });
const readYaml = (file: string): unknown => parse(readFileSync(path.join(CONTENT, file), 'utf8'));
const readFrontMatter = (file: string): Value => parse(readFileSync(path.join(CONTENT, file), 'utf8').split('---\n')[1] ?? '') as Value;
const listPages = (folder: string): string[] => readdirSync(path.join(CONTENT, folder)).map((name) => `${folder}/${name}`);

const FILES: [file: string, schema: JsonSchema, value: Value][] = [
  ['chapter.yaml', chapterSchema, readYaml('chapter.yaml') as Value],
  ...(
    [
      ['home-banner.yaml', schemas.slideSchema],
      ['statistics.yaml', schemas.statisticSchema],
      ['event-categories.yaml', schemas.categorySchema],
      ['directors.yaml', schemas.directorSchema],
      ['past-presidents.yaml', schemas.pastPresidentSchema],
      ['volunteers.yaml', schemas.volunteerSchema],
      ['videos.yaml', schemas.videoSchema],
    ] as const
  ).map(([file, items]): [string, JsonSchema, Value] => [file, entriesOf(items), { entries: readYaml(file) }]),
  ...listPages('events').map((file): [string, JsonSchema, Value] => [file, schemas.eventSchema, readFrontMatter(file)]),
  ...listPages('certifications').map((file): [string, JsonSchema, Value] => [file, schemas.certificationSchema, readFrontMatter(file)]),
];

it('[EDIT-02] the demonstration’s files come out of the form as they went in', () => {
  expect(FILES.length).toBeGreaterThan(30);
  for (const [file, schema, value] of FILES) expect({ file, value: edit(schema, value) }).toStrictEqual({ file, value });
});

/** Values that a field of a file can have. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const text = fc.string({ minLength: 1 });
  switch (kindOf(schema)) {
    case 'group':
      return fc.record(
        Object.fromEntries([
          ...propertiesOf(schema).map(({ name, schema: field }) => [name, valueOf(field)] as const),
          ['unknown', fc.jsonValue()] as const,
        ]),
        { requiredKeys: propertiesOf(schema).flatMap(({ name, required }) => (required ? [name] : [])) },
      );
    case 'list':
    case 'dates':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    case 'when':
      return fc.oneof(
        fc.record({ on: fc.constantFrom('2026-12-05', '2027-02-28'), for: fc.constantFrom('2 days', '1 week', '1 day') }),
        fc.constant({ in: '3 weeks' }),
      );
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer();
    case 'figure':
      return fc.oneof(fc.nat(), text, fc.nat().map(String));
    default:
      return text;
  }
}

it.each([
  ['an event', schemas.eventSchema],
  ['a training', schemas.certificationSchema],
  ['the chapter', chapterSchema],
  ['videos', entriesOf(schemas.videoSchema)],
])('[EDIT-02] what nobody touched in %s stays as it is, whatever it is', (_what, schema: JsonSchema) => {
  fc.assert(
    fc.property(valueOf(schema), (value) => {
      const sent = throughJson(value as Value);
      expect(edit(schema, sent)).toStrictEqual(sent);
    }),
    { numRuns: CASES, seed: SEED },
  );
});

describe('what is typed', () => {
  const event = { id: 1, title: 'Talk', category: 'PM Footprints', when: { on: '2026-12-05' }, brief_content: 'A talk.', note: 'mine' };

  it('a required field that is emptied stays, empty', () => {
    const emptied = edit(schemas.eventSchema, event, (form) => Object.assign(form, { title: '', when: { first: '', last: '' } }));
    expect(emptied).toEqual({ ...event, title: '', when: { on: '' } });
  });

  it('empty optional fields are left out; unknown and hidden ones stay', () => {
    const value = edit(schemas.eventSchema, { ...event, venue: 'Town hall', fee: 500, sold_out: true }, (form) => {
      Object.assign(form, { venue: ' ', fee: '', title: '  Talks ', sold_out: false });
    });
    expect(value).toEqual({ ...event, title: 'Talks', sold_out: false });
  });

  it('an empty group of the file stays, and one that was added and left empty goes', () => {
    expect(edit(schemas.eventSchema, { ...event, pdus: {} })).toEqual({ ...event, pdus: {} });
    const addPdus = (form: FormGroup) => (form.pdus = { ways_of_working: '', power_skills: '', business_acumen: '' });
    expect(edit(schemas.eventSchema, event, addPdus)).toEqual(event);
  });

  it('a whole number is a number, unless the file had a text', () => {
    const type = (fee: unknown, typed: string): unknown => edit(schemas.eventSchema, { ...event, fee }, (form) => (form.fee = typed)).fee;
    expect(type(undefined, '2400')).toBe(2400);
    expect(type(500, '2400')).toBe(2400);
    expect(type('500', '2400')).toBe('2400');
    expect(type(500, '₹2,400')).toBe('₹2,400');
    expect(edit(schemas.eventSchema, event, (form) => (form.seats = 'twelve')).seats).toBe('twelve');
  });

  it('a last day becomes a number of days, and a length that is unchanged keeps its words', () => {
    const days = { on: '2026-12-30', for: '1 week' };
    expect(formOf(schemas.eventSchema, { ...event, when: days }).when).toEqual({ first: '2026-12-30', last: '2027-01-05' });
    const type = (first: string, last: string): unknown =>
      edit(schemas.eventSchema, { ...event, when: days }, (form) => (form.when = { first, last })).when;
    expect(type('2026-12-30', '2027-01-01')).toEqual({ on: '2026-12-30', for: '3 days' });
    expect(type('2026-12-31', '')).toEqual({ on: '2026-12-31' });
    expect(type('2026-12-30', '2027-01-05')).toEqual(days);
  });

  it('the dates of a batch are one text', () => {
    const schema = schemas.certificationSchema;
    const value = { upcoming_batches: [{ month: 'December 2026', dates: ['12', '13', '19', '20'] }] };
    const batchOf = (form: FormGroup): FormGroup => (form.upcoming_batches as FormEntry[])[0]?.value as FormGroup;
    expect(batchOf(formOf(schema, value))).toMatchObject({ month: 'December 2026', dates: '12, 13, 19 and 20' });
    const changed = edit(schema, value, (form) => (batchOf(form).dates = '30, 31 Jan, 6 and 7 Feb'));
    expect(changed.upcoming_batches).toEqual([{ month: 'December 2026', dates: ['30', '31 Jan', '6', '7 Feb'] }]);
  });

  it('entries that move take their hidden fields along; a new one gets its id from the server', () => {
    const schema = entriesOf(schemas.videoSchema);
    const entries = [3, 7].map((id) => ({ id, title: `Video ${id}`, brief: 'Brief.', extra: id }));
    const changed = edit(schema, { entries }, (form) => {
      const list = form.entries as FormEntry[];
      form.entries = [...list.toReversed(), createEntry(schema.properties?.entries ?? {})];
    });
    expect(changed.entries).toEqual([...entries.toReversed(), {}]);
  });

  it('a group whose fields are all empty is left out', () => {
    expect(
      edit(schemas.eventSchema, event, (form) => (form.pdus = { ways_of_working: '', power_skills: '', business_acumen: '' })),
    ).toEqual(event);
    const pdus = { ways_of_working: '1.5', power_skills: '', business_acumen: '' };
    expect(edit(schemas.eventSchema, event, (form) => (form.pdus = pdus)).pdus).toEqual({ ways_of_working: 1.5 });
  });
});

it('[EDIT-03] a pointer of the server leads to the form’s field, or to the nearest that is shown', () => {
  const schema: JsonSchema = schemas.eventSchema;
  const form = formOf(schema, { speakers: [{ name: 'Asha' }], when: {} });
  const find = (pointer: string): string | null => pathOf(schema, form, pointer);
  expect(find('/title')).toBe('title');
  expect(find('/speakers/0/name')).toBe('speakers.0.value.name');
  expect(find('/speakers/0/unknown')).toBe('speakers.0.value');
  expect(find('/speakers/4/name')).toBe('speakers');
  expect(find('/when')).toBe('when.first');
  expect(find('/when/for')).toBe('when.last');
  expect(find('/moved_from/when/on')).toBe('moved_from');
  expect(find('/id')).toBeNull();
  expect(find('')).toBeNull();
});
