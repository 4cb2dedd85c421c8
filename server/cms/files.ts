import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { namesIn } from '../contract/pointer.ts';
import type { Mistakes, Place, Position } from './contentError.ts';

/** One content file: where its values stand, its data and, for Markdown, the text below the data. */
export interface ContentFile extends Required<Omit<Place, 'entry'>> {
  data: unknown;
  body: string;
  /** Line on which the text below the data begins. */
  bodyLine: number;
}

/**
 * Reads a YAML file of the content folder.
 * @returns undefined when it is missing or is not YAML, which is noted
 */
export function readYaml(folder: string, file: string, mistakes: Mistakes): ContentFile | undefined {
  const text = readText(folder, file, mistakes);
  return text === undefined ? undefined : parsed(file, text, { firstLine: 1, body: '', bodyLine: 0 }, mistakes);
}

/**
 * Reads every Markdown file of a subfolder, in the order of their names: YAML between two lines `---`, then the text. Notes a
 * folder that is missing, and files that have no such beginning.
 */
export function readMarkdownFolder(folder: string, subfolder: string, mistakes: Mistakes): ContentFile[] {
  return fileNames(folder, subfolder, /\.md$/, mistakes).flatMap((name) => {
    const file = `${subfolder}/${name}`;
    const text = readText(folder, file, mistakes);
    if (text === undefined) return [];
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
    if (!match) {
      mistakes.add({ file, at: () => START }, 'a content page begins with its fields as YAML between two lines "---".');
      return [];
    }
    const [, fields = '', below = ''] = match;
    const bodyLine = text.slice(0, text.length - below.trimStart().length).split('\n').length;
    return parsed(file, fields, { firstLine: 2, body: below.trim(), bodyLine }, mistakes) ?? [];
  });
}

/** The names of a subfolder's files, sorted. A folder that is missing is noted. */
export function fileNames(folder: string, subfolder: string, wanted: RegExp, mistakes: Mistakes): string[] {
  try {
    return readdirSync(join(folder, subfolder))
      .filter((name) => wanted.test(name))
      .sort();
  } catch {
    mistakes.add({ file: subfolder }, 'this folder of the content is missing.');
    return [];
  }
}

const START: Position = { line: 1, column: 1 };

function readText(folder: string, file: string, mistakes: Mistakes): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    mistakes.add({ file }, 'this content file is missing or cannot be read.');
    return undefined;
  }
}

interface Around {
  /** Line of the file that the YAML begins on. */
  firstLine: number;
  body: string;
  bodyLine: number;
}

function parsed(file: string, text: string, { firstLine, ...rest }: Around, mistakes: Mistakes): ContentFile | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: Math.max(1, col) };
  };
  const unreadable = (reason: string, at: Position): void =>
    mistakes.add(
      { file, at: () => at },
      `this is not readable YAML: ${(reason.split('\n')[0] ?? '').replace(/( at line \d+, column \d+)?:?$/, '')}.`,
    );
  for (const error of document.errors) unreadable(error.message, position(error.pos[0]));
  if (document.errors.length > 0) return undefined;
  try {
    return { file, data: document.toJS(), at: (pointer, name) => positionIn(document, position, namesIn(pointer), name), ...rest };
  } catch (error) {
    // Names that stand for others, more of them than anybody writes.
    unreadable(error instanceof Error ? error.message : String(error), START);
    return undefined;
  }
}

/** Where a value begins, or the nearest one around it; with `name` where that name of it stands. */
function positionIn(document: Document, position: (offset: number) => Position, path: readonly string[], name?: string): Position {
  const node = document.getIn(path, true);
  if (name !== undefined && isMap(node)) {
    const key = node.items.map((pair) => pair.key).find((one) => isScalar(one) && String(one.value) === name);
    if (isScalar(key) && key.range) return position(key.range[0]);
  }
  if (isNode(node) && node.range) return position(node.range[0]);
  return path.length === 0 ? position(0) : positionIn(document, position, path.slice(0, -1));
}

/** A place within a file that is a list: one of its entries. @param index from 0 */
export function entryPlace({ file, at }: ContentFile, index: number): Place {
  return { file, entry: index + 1, at: (pointer, name) => at(`/${index}${pointer}`, name) };
}
