import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, formatMistakeAtField, type Mistake } from '../../../server/cms/contentError.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { createChapterFolder } from '../../support/chapter.ts';

const TALK = 'events/1001-first-talk.md';

let folder: string;
beforeAll(() => {
  folder = createChapterFolder();
});

const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

function change(file: string, from: string | RegExp, to: string): Map<string, string> {
  const text = readText(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return new Map([[file, changed]]);
}

describe('content with changes that are not written', () => {
  it('has changed, added and removed files in place of the folder’s', () => {
    const before = loadSnapshot(folder).content;
    const overlay = new Map<string, string | null>([
      ...change('chapter.yaml', 'Godavari Chapter', 'Narmada Chapter'),
      [TALK, null],
      ['events/1099-new.md', readText(TALK).replace('1001', '1099')],
    ]);
    const { chapter, content } = loadSnapshot(folder, new Date(), overlay);
    expect(chapter.facts.name).toBe('Narmada Chapter');
    const ids = before.events.map(({ id }) => (id === 1001 ? 1099 : id));
    expect(new Set(content.events.map(({ id }) => id))).toEqual(new Set(ids));
    expect(loadSnapshot(folder).content.events).toEqual(before.events);
  });

  it('lacks a removed file, and has no text of more than a megabyte', () => {
    expect(() => loadSnapshot(folder, new Date(), new Map([['videos.yaml', null]]))).toThrow('videos.yaml: this content file is missing');
    const long = new Map([['videos.yaml', '#'.repeat(1_000_001)]]);
    expect(() => loadSnapshot(folder, new Date(), long)).toThrow('videos.yaml: this content file is larger than 1 MB');
  });
});

function findMistakes(overlay: ReadonlyMap<string, string | null>): readonly Mistake[] {
  try {
    loadSnapshot(folder, new Date(), overlay);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  return [];
}

it.each<[string, string, string | RegExp, string, string, string]>([
  ['a missing field', TALK, /^title:.*\n/m, '', '/title', 'is missing.'],
  ['an unknown field', TALK, /^title:/m, 'colour: red\ntitle:', '/colour', 'is not known here; is it spelt right?'],
  ['a value that is not allowed', TALK, /^title:.*/m, 'title: [a]', '/title', 'must be a text.'],
  ['a field in a list', TALK, /^title:/m, 'speakers: [{ designation: Engineer }]\ntitle:', '/speakers/0/name', 'is missing.'],
  [
    'a missing picture',
    TALK,
    /^featured_image:.*/m,
    'featured_image: no.jpg',
    '/featured_image',
    'there is no picture "no.jpg" in pictures/.',
  ],
  ['a text below the fields', TALK, /\n---\n[^]*/, '\n---\n', '/description', 'is missing.'],
  [
    'an unknown program',
    TALK,
    /^category:.*/m,
    'category: Walks',
    '/category',
    'is "Walks", which is not a name in event-categories.yaml.',
  ],
  [
    'a status without what it needs',
    TALK,
    /^title:/m,
    'status: moved\ntitle:',
    '/moved_from',
    'is missing. A moved event says which day, hours or place it had before.',
  ],
  ['an entry of a list file', 'statistics.yaml', /^- number:.*\n {2}/m, '- ', '/entries/0/number', 'is missing.'],
  ['a page', 'pages/contact.yaml', '  lead:', '  led:', '/intro/led', 'is not known here; is "lead" meant?'],
  ['a file that is no YAML', 'statistics.yaml', /^- /m, '- [', '', expect.stringMatching(/^this is not readable YAML/) as string],
])('a mistake names its field: %s', (_what, file, from, to, pointer, message) => {
  const [mistake, ...others] = findMistakes(change(file, from, to));
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({ file, pointer });
  expect(mistake && formatMistakeAtField(mistake)).toEqual(message);
});
