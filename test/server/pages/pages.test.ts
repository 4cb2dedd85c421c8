import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { ContentError } from '../../../server/cms/contentError.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const NEW_CHAPTER_FOLDER = join(import.meta.dirname, '../../../scripts/newChapter/template');

let folder: string;

beforeEach(() => {
  folder = makeTempDir();
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});

/** Changes `membership.yaml`, and loads the content. @returns the error message, from the name of the file on */
function readLoadError(change: (text: string) => string): string {
  const file = join(folder, 'pages', 'membership.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  try {
    loadSnapshot(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.slice(error.message.indexOf('pages/membership.yaml'));
  }
  throw new Error('The content was accepted');
}

it('the page content in the repository follows its contract', () => {
  expect(() => loadSnapshot(folder)).not.toThrow();
});

it.each<[string, (text: string) => string, RegExp]>([
  [
    'a field that is missing',
    (text) => text.replace(/^ {6}text: Somebody here.*\n/m, ''),
    /^pages\/membership\.yaml:\d+:\d+: the field "what\.points\[0\]\.text" is missing\.$/,
  ],
  [
    'a misspelt field',
    (text) => text.replace('  lead: >-', '  leed: >-'),
    /^pages\/membership\.yaml:\d+:3: the field "intro\.leed" is not known here; is "lead" meant\?$/,
  ],
  [
    'a number in place of text',
    (text) => text.replace('title: Membership\n', 'title: 7\n'),
    /yaml:2:10: the field "intro\.title" must be a text, in quotes when it is a number\.$/,
  ],
  [
    'invalid YAML',
    (text) => text.replace('intro:', 'intro: ['),
    /^pages\/membership\.yaml:\d+:\d+: this is not readable YAML: .+\.( \(\d+ more: .*)?$/,
  ],
  [
    'an unknown field',
    (text) => `${text}\npicture: { file: lost.svg, alt: Lost }\n`,
    /:\d+:1: the field "picture" is not known here; is it spelt right\? \(1 more: /,
  ],
])('page content with %s is refused with a message that names the file and the line', (_, change, message) => {
  expect(readLoadError(change)).toMatch(message);
});

it('a missing file of page content is reported by its name', () => {
  rmSync(join(folder, 'pages', 'membership.yaml'));
  expect(() => loadSnapshot(folder)).toThrow(/membership\.yaml: this content file is missing or cannot be read\.$/);
});

/** Numbers in words; the index is the number. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number of items of a list, at the beginning of a text. */
const COUNTED_ITEMS = /^(\w+) (?:steps|reasons|benefits|courses|initiatives|things)\b/;

/** Lists the texts of a page that begin with a number, such as `Ten steps`, and stand beside one list of another length. */
function findWrongNumbers(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  const lists = parts.filter((part) => Array.isArray(part));
  const wrongTexts = parts.filter((part): part is string => {
    const number = typeof part === 'string' ? NUMBERS.indexOf((COUNTED_ITEMS.exec(part)?.[1] ?? '').toLowerCase()) : -1;
    return number > 1 && lists.length === 1 && lists[0]?.length !== number;
  });
  return [...wrongTexts, ...parts.flatMap(findWrongNumbers)];
}

it.each([CONTENT_FOLDER, NEW_CHAPTER_FOLDER])('[VOL-01] a number above a list in the pages of %s is the number of its items', (source) => {
  expect(findWrongNumbers({ title: 'Ten steps to begin', points: ['one', 'two'] })).toEqual(['Ten steps to begin']);
  const pages = readdirSync(join(source, 'pages')).map((name) => [name, parse(readFileSync(join(source, 'pages', name), 'utf8'))] as const);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(([, page]) => findWrongNumbers(page).length > 0).map(([name, page]) => [name, findWrongNumbers(page)])).toEqual([]);
});
