import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, visit, type Document, type Node } from 'yaml';
import { addDays, dayInIndia } from '../../shared/days.ts';
import { CONTENT_FOLDER } from '../../server/platform/installation.ts';
import { loadSnapshot } from '../../server/cms/contentSnapshot.ts';
import { assertEmpty, type NewChapter } from './options.ts';
import { createPictures } from './pictures.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** Files of the demo content that are copied to every new chapter. */
const COMMON_FILES = ['search-words.yaml', 'pages/own-data.yaml', 'pages/posting.yaml', 'pages/certification.yaml'];

/** Telephone number of a chapter that gave none. */
const NO_PHONE = '+00 000 000 000';

type Fill = (text: string) => string;

/** Creates a function that replaces variables such as `$name` in a text. */
function createFiller(chapter: NewChapter, now: Date): Fill {
  const today = dayInIndia(now);
  const variables: ReadonlyMap<string, string> = new Map(
    Object.entries({
      name: chapter.name,
      short: chapter.shortName,
      town: chapter.town,
      email: chapter.email,
      phone: chapter.phone ?? NO_PHONE,
      founded: String(chapter.founded ?? ''),
      year: today.slice(0, 4),
      in14: addDays(today, 14),
      in28: addDays(today, 28),
      in90: addDays(today, 90),
      ago30: addDays(today, -30),
    }),
  );
  return (text) => text.replace(/\$(\w+)/g, (match, word: string) => variables.get(word) ?? match);
}

function fillYaml(text: string, fill: Fill, adapt: (document: Document) => void = () => undefined): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = fill(node.value);
    },
  });
  document.commentBefore &&= fill(document.commentBefore);
  adapt(document);
  return document.toString({ lineWidth: 120 });
}

/** Returns a node whose texts are in quotes, as the comments in the file ask for: YAML would read some as numbers or comments. */
function createQuoted(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, { Scalar: (key, scalar) => void (key === 'key' || (scalar.type = 'QUOTE_SINGLE')) });
  return node;
}

const withMarkdownEscaping: (fill: Fill) => Fill = (fill) => (text) =>
  text.replace(/\$\w+/g, (word) => fill(word).replace(/[\\`*_[\]<>#]/g, (character) => `\\${character}`));

function fillFile(file: string, text: string, fill: Fill, adapt: (document: Document) => void): string {
  if (file.endsWith('.yaml')) return fillYaml(text, fill, adapt);
  const [, fields, content = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const body = withMarkdownEscaping(fill)(content);
  return fields === undefined ? body : `---\n${fillYaml(fields, fill)}---\n${body}`;
}

/** Returns functions that edit YAML files where variables are not enough. Keys are the paths of the files. */
function createDocumentEdits(
  { name, phone, founded, colours, logo }: NewChapter,
  now: Date,
): Readonly<Record<string, (document: Document) => void>> {
  return {
    'chapter.yaml': (document) => {
      if (founded === undefined) document.delete('foundedYear');
      else document.set('foundedYear', founded);
      if (phone !== undefined) document.set('phones', createQuoted(document, [phone]));
      if (logo !== undefined) document.set('logo', 'logo.svg');
      if (colours === undefined) return;
      document.set('colours', createQuoted(document, { light: colours }));
    },
    'pages/about.yaml': (document) => {
      if (founded === undefined) document.deleteIn(['about', 'years', 0]);
      // In the history of a chapter founded this year, the second entry would have the same year as the first.
      else if (founded === Number(dayInIndia(now).slice(0, 4))) document.deleteIn(['about', 'years', 1]);
    },
    'pages/certification.yaml': (document) => {
      const contact = (role: string) => ({ name, role, phone: phone ?? NO_PHONE });
      document.setIn(['assistance', 'intro'], 'Two people who have helped others through. Write here when they can be reached.');
      document.setIn(['assistance', 'contacts'], [contact('Dates, seats and fees'), contact('Eligibility and your application')]);
      document.setIn(['fees', 'notes'], []);
    },
  };
}

/**
 * Creates a chapter's content in an empty or missing folder and validates it.
 * @returns the number of files
 * @throws OptionError when the folder is not empty. After a ContentError or a file error, everything that was written is removed.
 */
export function generateChapter(folder: string, chapter: NewChapter, now: Date): number {
  // `readOptions` has checked this before its prompts, but files may have been added since, and a failure would delete them.
  assertEmpty(folder);
  const folderExisted = existsSync(folder);
  try {
    const files = writeChapterFiles(folder, chapter, now);
    loadSnapshot(folder, now);
    return files;
  } catch (error) {
    if (!folderExisted) rmSync(folder, { recursive: true, force: true });
    else for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/** Writes a chapter's content into a folder, which it creates if necessary. Returns the number of files. */
export function writeChapterFiles(folder: string, chapter: NewChapter, now: Date): number {
  const fill = createFiller(chapter, now);
  const edits = createDocumentEdits(chapter, now);
  const files = new Map<string, string | Buffer>();
  const copyFiles = (from: string, names: readonly string[]): void => {
    for (const file of names) {
      files.set(file, fillFile(file, readFileSync(path.join(from, file), 'utf8'), fill, edits[file] ?? (() => undefined)));
    }
  };
  copyFiles(CONTENT_FOLDER, COMMON_FILES);
  copyFiles(
    TEMPLATE,
    readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(yaml|md)$/.test(file)),
  );
  for (const [name, svg] of Object.entries(createPictures(chapter.colours))) files.set(`pictures/${name}`, svg);
  if (chapter.logo !== undefined) files.set('logo.svg', chapter.logo);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return files.size;
}
