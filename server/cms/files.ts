import { isUtf8 } from 'node:buffer';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type ErrorCode, type YAMLParseError } from 'yaml';
import { splitPointer } from '../platform/contract/pointer.ts';
import type { Mistakes, Place, Position } from './contentError.ts';
import type { ContentFolder, Subfolder } from './folder.ts';

/** Size limit of texts, so that parsing stays fast. */
export const TEXT_LIMIT = { maxBytes: 1_000_000, describeTooLarge: () => 'is larger than 1 MB, too large for a text' };

/** A parsed content file. */
export interface ContentFile extends Required<Omit<Place, 'entry'>> {
  /** The parsed YAML; for Markdown files, the parsed front matter. */
  data: unknown;
  /** The text below the front matter; empty for YAML. */
  body: string;
  /** Line of the file on which the body begins; 0 for YAML. */
  bodyLine: number;
}

/**
 * Reads a YAML file.
 * @returns undefined when the file is missing or malformed; the mistake is recorded
 */
export function readYaml(folder: ContentFolder, file: string, mistakes: Mistakes): ContentFile | undefined {
  const text = readText(folder, file, mistakes);
  return text === undefined ? undefined : parseFile(file, text, { firstLine: 1, body: '', bodyLine: 0 }, mistakes);
}

/** The parts of a Markdown file; together they are its text. */
export interface MarkdownParts {
  /** Byte order mark, and the line before the fields. */
  head: string;
  /** The fields. */
  yaml: string;
  /** The line after the fields. */
  closing: string;
  below: string;
}

/** Splits a Markdown file; null when it does not begin with its fields between two lines `---`. */
export function splitMarkdown(text: string): MarkdownParts | null {
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text);
  const [, head = '', yaml = '', closing = '', below = ''] = match ?? [];
  return match && { head, yaml, closing, below };
}

/** Reads the Markdown files of a subfolder, sorted by name. Records a missing folder and malformed files, and leaves out those files. */
export function readMarkdownFolder(folder: ContentFolder, subfolder: Subfolder, mistakes: Mistakes): ContentFile[] {
  return listFileNames(folder, subfolder, /\.md$/, mistakes).flatMap((name) => {
    const file = `${subfolder}/${name}`;
    const text = readText(folder, file, mistakes);
    if (text === undefined) return [];
    const parts = splitMarkdown(text);
    if (parts === null) {
      mistakes.add({ file, locate: () => START }, 'a content page must begin with its fields as YAML, between two lines "---".');
      return [];
    }
    const { yaml, below } = parts;
    const bodyLine = text.slice(0, text.length - below.trimStart().length).split('\n').length;
    return parseFile(file, yaml, { firstLine: 2, body: below.trim(), bodyLine }, mistakes) ?? [];
  });
}

/** Lists a subfolder's files, sorted. Records a missing folder. */
export function listFileNames(folder: ContentFolder, subfolder: Subfolder | '.', pattern: RegExp, mistakes: Mistakes): string[] {
  try {
    return folder
      .list(subfolder)
      .filter((name) => pattern.test(name))
      .sort();
  } catch {
    mistakes.add({ file: subfolder }, 'this content folder is missing.');
    return [];
  }
}

const START: Position = { line: 1, column: 1 };

function readText(folder: ContentFolder, file: string, mistakes: Mistakes): string | undefined {
  const bytes = folder.read(file, TEXT_LIMIT, (why) => mistakes.add({ file }, `this content file ${why}.`));
  if (bytes === undefined) return undefined;
  // Windows editors write a byte order mark.
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes) && !text.includes('\0')) return text;
  const [before = ''] = text.split(/[\uFFFD\0]/, 1);
  const location = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  mistakes.add({ file, locate: () => location }, 'this character is not UTF-8: in your editor choose “Save as” and the encoding UTF-8.');
  return undefined;
}

const TAB_HINT = 'this line begins with a tab: use spaces instead';

const FIELD_LAYOUT_HINT =
  'start all fields of an entry in the same column, and put quotes around a text that contains a colon; if it contains quotes, use the other kind around it';

const UNCLOSED_HINT = 'a bracket or a quote is not closed; everything after a # is ignored, unless it is in quotes';

/** Explanations of YAML errors for editors. */
const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_SCALAR_START: 'a text cannot begin with this character: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: `a field begins inside another; ${FIELD_LAYOUT_HINT}`,
  BAD_INDENT: UNCLOSED_HINT,
  DUPLICATE_KEY: 'this field is here twice',
  MISSING_CHAR: UNCLOSED_HINT,
  MULTILINE_IMPLICIT_KEY: 'write a field as its name, a colon, a space and its value',
  TAB_AS_INDENT: TAB_HINT,
  UNEXPECTED_TOKEN: `this does not belong here; ${FIELD_LAYOUT_HINT}`,
};

/** Returns the first line of the library's message without its location. */
const removeLocation = (message: string): string => (message.split('\n')[0] ?? '').replace(/( at line \d+, column \d+)?:?$/, '');

const describeYamlError = ({ code, message }: YAMLParseError): string => REASONS[code] ?? removeLocation(message);

interface ParseOptions {
  /** Line of the file on which the YAML begins. */
  firstLine: number;
  body: string;
  bodyLine: number;
}

function parseFile(file: string, text: string, { firstLine, ...rest }: ParseOptions, mistakes: Mistakes): ContentFile | undefined {
  const lines = new LineCounter();
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: Math.max(1, col) };
  };
  const recordUnreadable = (reason: string, errorPosition: Position): void =>
    mistakes.add({ file, locate: () => errorPosition }, `this is not readable YAML: ${reason}.`);
  try {
    const document = parseDocument(text, { lineCounter: lines });
    // Further errors mostly follow from the first.
    const [firstError] = document.errors;
    if (firstError !== undefined) {
      const errorPosition = toPosition(firstError.pos[0]);
      const indent = /^\s*/.exec(text.split('\n')[errorPosition.line - firstLine] ?? '')?.[0] ?? '';
      recordUnreadable(indent.includes('\t') ? TAB_HINT : describeYamlError(firstError), errorPosition);
      return undefined;
    }
    return {
      file,
      data: document.toJS(),
      locate: (pointer, name) => findPosition(document, toPosition, splitPointer(pointer), name),
      ...rest,
    };
  } catch (error) {
    // The library throws for excessive aliases or nesting.
    recordUnreadable(removeLocation(error instanceof Error ? error.message : String(error)), START);
    return undefined;
  }
}

/** Returns the position of a value or of its nearest existing parent; with `name`, the position of that key in the value. */
function findPosition(document: Document, toPosition: (offset: number) => Position, path: readonly string[], name?: string): Position {
  const node = document.getIn(path, true);
  if (name !== undefined && isMap(node)) {
    const key = node.items.map((pair) => pair.key).find((item) => isScalar(item) && String(item.value) === name);
    if (isScalar(key) && key.range) return toPosition(key.range[0]);
  }
  if (isNode(node) && node.range) return toPosition(node.range[0]);
  return path.length === 0 ? toPosition(0) : findPosition(document, toPosition, path.slice(0, -1));
}

/**
 * Returns the place of an entry in a list file.
 * @param index from 0
 */
export function findEntryPlace({ file, locate }: ContentFile, index: number): Place {
  return { file, entry: index + 1, locate: (pointer, name) => locate(`/${index}${pointer}`, name) };
}
