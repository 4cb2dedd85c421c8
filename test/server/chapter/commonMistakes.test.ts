import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Mistakes, formatMistake } from '../../../server/cms/contentError.ts';
import { readSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { openContentFolder } from '../../../server/cms/folder.ts';
import { createChapterFolder } from '../../support/chapter.ts';

/** These tests make mistakes that are usual for people who rarely write YAML or SVG. */

let chapter: string;
beforeEach(() => {
  chapter = createChapterFolder();
});

const readChapterFile = (file: string): string => readFileSync(path.join(chapter, file), 'utf8');
const writeChapterFile = (file: string, content: string | Buffer): void => writeFileSync(path.join(chapter, file), content);

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readChapterFile(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeChapterFile(file, after);
}

function readMistakes(): string[] {
  const mistakes = new Mistakes();
  readSnapshot(openContentFolder(chapter), new Date(), mistakes);
  return mistakes.sorted.map(formatMistake);
}

const EVENT = 'events/1001-first-talk.md';
/** Returns a function that gives the chapter this logo. */
const createLogoEdit = (svg: string | Buffer) => (): void => {
  writeChapterFile('logo.svg', svg);
  writeChapterFile('chapter.yaml', `${readChapterFile('chapter.yaml')}logo: logo.svg\n`);
};
const addPortrait = (name: string): void =>
  edit('directors.yaml', 'designation: President', `designation: President\n  profile_picture: ${name}`);

it.each<[string, () => void]>([
  [
    'Windows line endings',
    () => ['chapter.yaml', EVENT].forEach((file) => writeChapterFile(file, readChapterFile(file).replaceAll('\n', '\r\n'))),
  ],
  ['a byte order mark', () => ['chapter.yaml', EVENT].forEach((file) => writeChapterFile(file, `\uFEFF${readChapterFile(file)}`))],
  ['spaces after the opening ---', () => edit(EVENT, '---\n', '---  \n')],
  [
    'a picture with an upper-case file name, as cameras give it',
    () => {
      writeChapterFile('pictures/DSC_01.JPG', 'a picture');
      addPortrait('DSC_01.JPG');
    },
  ],
  ['names in other scripts', () => edit('chapter.yaml', /^name: .*/m, 'name: فصل حيدر آباد')],
  [
    'a logo with an XML entity for its namespace',
    createLogoEdit(
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    ),
  ],
])('content is accepted with %s', (_what, change) => {
  change();
  expect(readMistakes()).toEqual([]);
});

it.each<[string, () => void, RegExp]>([
  ['a tab', () => edit('directors.yaml', '  designation', '\tdesignation'), /^directors\.yaml:4:\d: .* begins with a tab/],
  [
    'a field too far to the right',
    () => edit('directors.yaml', '  designation', '   designation'),
    /^directors\.yaml:3:\d+: .*start all fields of/,
  ],
  [
    'a field too far to the left',
    () => edit('directors.yaml', '  designation', 'designation'),
    /^directors\.yaml:4:1: .* does not belong here; start/,
  ],
  [
    'a colon in a text',
    () => edit('chapter.yaml', /^tagline: .*/m, 'tagline: Projects: told'),
    /^chapter\.yaml:\d+:10: .*put quotes around a text that contains a colon/,
  ],
  [
    'quotes in quotes',
    () => edit('chapter.yaml', /^tagline: .*/m, 'tagline: "The "best"'),
    /^chapter\.yaml:\d+:\d+: .* use the other kind around it/,
  ],
  [
    'a text that begins with a reserved character',
    () => edit('chapter.yaml', /^tagline: .*/m, 'tagline: @us'),
    /^chapter\.yaml:\d+:10: .* put the text in quotes/,
  ],
  [
    'a field twice',
    () => writeChapterFile('chapter.yaml', `${readChapterFile('chapter.yaml')}name: Again\n`),
    /^chapter\.yaml:\d+:1: .* is here twice\.$/,
  ],
  [
    'a colour without quotes',
    () => edit('chapter.yaml', /light:[^]*/, 'light: { brand: #0B5C4A }\n'),
    /^chapter\.yaml:\d+:\d+: .* not closed; everything after a # is ignored/,
  ],
  [
    'a colour by its name',
    () => edit('chapter.yaml', "'#0B5C4A'", 'green'),
    /^chapter\.yaml:\d+:12: the field "colours\.light\.brand" must be a colour of six digits/,
  ],
  [
    'text in a Windows encoding',
    () =>
      writeChapterFile('chapter.yaml', Buffer.from(readChapterFile('chapter.yaml').replace(/^tagline: .*/m, 'tagline: Café'), 'latin1')),
    /^chapter\.yaml:\d+:13: .* UTF-8/,
  ],
  [
    'UTF-16',
    () => writeChapterFile('chapter.yaml', Buffer.from(`\uFEFF${readChapterFile('chapter.yaml')}`, 'utf16le')),
    /^chapter\.yaml:1:1: .* UTF-8/,
  ],
  [
    'an empty file',
    () => writeChapterFile('chapter.yaml', ''),
    /^chapter\.yaml:1:1: the whole entry must be fields, each a name, a colon and a value\.$/,
  ],
  [
    'a date without "on"',
    () => edit(EVENT, /^when: .*/m, 'when: 2026-12-01'),
    /^events\/1001-first-talk\.md:5:7: the field "when" must be a day such as \{ on: /,
  ],
  [
    'a fee below zero',
    () => edit(EVENT, /^when:/m, 'fee: -5\nwhen:'),
    /^events\/1001-first-talk\.md:5:6: the field "fee" must be a number from 0/,
  ],
  [
    'seats beyond every hall',
    () => edit(EVENT, /^when:/m, 'seats: 1000000\nwhen:'),
    /:5:8: the field "seats" must be the number of seats that are left, at most 10000\.$/,
  ],
  [
    'a picture name in another case',
    () => edit(EVENT, 'event-talk.svg', 'Event-Talk.svg'),
    /:9:17: there is no picture "Event-Talk\.svg" in pictures\/; is "event-talk\.svg" meant\?$/,
  ],
  ['a picture name with its folder', () => edit(EVENT, 'event-talk.svg', 'pictures/event-talk.svg'), /is "event-talk\.svg" meant\?$/],
  [
    'a picture in an unsupported format',
    () => addPortrait('asha.gif'),
    /there is no picture "asha\.gif" in pictures\/; a picture is one of svg, png, /,
  ],
  [
    'a truncated SVG drawing',
    () => writeChapterFile('pictures/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    /^pictures\/x\.svg: this picture cannot be drawn by browsers: it is not complete XML/,
  ],
  [
    'a folder in place of a logo',
    () => [createLogoEdit('')(), edit('chapter.yaml', 'logo.svg', 'l.svg'), mkdirSync(path.join(chapter, 'l.svg'))],
    /"l\.svg" is not a file\.$/,
  ],
  [
    'a photo in place of a logo',
    createLogoEdit(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])),
    /^chapter\.yaml:\d+:7: "logo\.svg" is not an SVG drawing\.$/,
  ],
  [
    'a logo without the SVG namespace',
    createLogoEdit('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'),
    /needs xmlns="http:\/\/www\.w3\.org\/2000\/svg"\.$/,
  ],
])('content with %s has exactly one mistake, which is reported', (_what, makeMistake, message) => {
  makeMistake();
  expect(readMistakes()).toEqual([expect.stringMatching(message)]);
});

it('two programs whose names lead to the same URL are reported, and a program whose name leads to no URL', () => {
  const rename = (file: string, from: string, to: string): void => {
    edit('event-categories.yaml', `name: ${from}`, `name: ${to}`);
    edit(file, `category: ${from}`, `category: ${to}`);
  };
  rename('events/1002-estimation-workshop.md', 'Workshops', 'Evening-Talks');
  rename('events/1004-book-circle.md', 'Book Circle', "'!!!'");
  expect(readMistakes()).toEqual([
    expect.stringMatching(
      /^event-categories\.yaml:\d+:9, entry 2: .* the same address, evening-talks, as in event-categories\.yaml, entry 1\.$/,
    ),
    expect.stringMatching(/^event-categories\.yaml:\d+:9, entry 4: .* no letter or digit/),
  ]);
});
