import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { SiteOperations } from '../../shared/operations/site.ts';
import { contentFolder } from '../cms/content.ts';
import { ContentError, mistakeSentence } from '../cms/contentError.ts';
import { pictureVersions, type PictureVersions } from '../cms/pictures.ts';
import { pictureUrl } from '../cms/wire.ts';
import { answerMistakes } from '../contract/answerMistakes.ts';
import { isRecord } from '../contract/pointer.ts';

/** The file behind each operation that answers the words of a page. */
const FILES = {
  getAcademicPage: 'academic-relations.yaml',
  getAboutPage: 'about.yaml',
  getContactPage: 'contact.yaml',
  getMembershipPage: 'membership.yaml',
  getNonProfitPage: 'non-profit.yaml',
  getOwnDataPage: 'own-data.yaml',
  getPostingPage: 'posting.yaml',
  getTrainingPage: 'training.yaml',
  getVolunteeringPage: 'volunteering.yaml',
  getCertificationPage: 'certification.yaml',
} as const satisfies Partial<Record<keyof SiteOperations, string>>;

/** The operations that answer the words of a page. */
export type PageOperation = keyof typeof FILES;

/** The words of every page, by operation. */
export type Pages = { readonly [Name in PageOperation]: SiteOperations[Name]['answer'] };

/**
 * Reads the words of the pages and proves that each file meets its schema in `openapi/site.yaml`. An object with `file`, the
 * name of a drawing in `pictures/`, gets its `url` instead.
 * @param folder the content folder
 * @throws ContentError with one sentence that names file, line and field, when anything is wrong
 */
export function loadPages(folder: string = contentFolder): Pages {
  const pictures = pictureVersions(folder);
  const mistakeIn = answerMistakes('site');
  const entries = Object.entries(FILES).map(([operationId, file]) => {
    const { name, document, lineOf } = readDocument(folder, file);
    const words = withUrls(document.toJS(), pictures, name);
    const mistake = mistakeIn(operationId, words);
    if (mistake !== undefined) throw new ContentError(mistakeSentence(`${name}, line ${lineOf(mistake.instancePath)}`, mistake));
    return [operationId, words];
  });
  // Each value has just been checked against the schema that its type is made from.
  return Object.fromEntries(entries) as Pages;
}

interface PageFile {
  /** as the message names it, from the project's folder */
  name: string;
  document: Document;
  /** line of a value, or of the nearest one around it, by its JSON pointer */
  lineOf(pointer: string): number;
}

function readDocument(folder: string, file: string): PageFile {
  const name = join(relative(process.cwd(), folder), 'pages', file);
  const lines = new LineCounter();
  let text: string;
  try {
    text = readFileSync(join(folder, 'pages', file), 'utf8');
  } catch {
    throw new ContentError(`${name}: this content file is missing or cannot be read.`);
  }
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const reason = (error.message.split('\n')[0] ?? '').replace(/:$/, '');
    throw new ContentError(`${name}: this is not readable YAML: ${reason}.`);
  }
  const lineOf = (pointer: string): number => {
    const path = pointer.split('/').slice(1);
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (path.length === 0) return 1;
    return node?.range === undefined ? lineOf(`/${path.slice(0, -1).join('/')}`.replace(/\/$/, '')) : lines.linePos(node.range[0]).line;
  };
  return { name, document, lineOf };
}

function withUrls(value: unknown, pictures: PictureVersions, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUrls(item, pictures, place));
  if (!isRecord(value)) return value;
  const { file, ...rest } = value;
  const shaped = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, withUrls(item, pictures, place)]));
  if (typeof file !== 'string') return 'file' in value ? { ...shaped, file } : shaped;
  if (!pictures.has(file)) throw new ContentError(`${place}: there is no drawing "${file}" in pictures/.`);
  return { url: pictureUrl(pictures, file), ...shaped };
}
