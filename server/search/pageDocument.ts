import { decodeEntities, htmlToText } from '../../shared/text.ts';

/** Characters of a page that are searched. */
const LONGEST = 20_000;

/** Where one part of a page ends and the next begins there is a space, but not within the writing: `Where : (Salem )`. */
const joined = (text: string): string => text.replace(/ (?=[,.:;)]+(?:\s|$))/g, '').replace(/(?<=\() /g, '');

const between = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/**
 * What is searched of a page, from its HTML: title without the chapter's name, and the words of its description.
 * @param whole and those of its main part
 */
export function pageDocument(html: string, whole = true): [title: string, more: { text: string }] {
  const title = decodeEntities(between(html, /<title[^>]*>([^<]*)<\/title>/i)).replace(/\s+[|·–—-]\s+[^|·–—]+$/, '');
  const description = decodeEntities(between(html, /<meta name="description" content="([^"]*)"/i));
  const main = !whole ? '' : joined(htmlToText(between(html, /<main\b[^>]*>([\s\S]*?)<\/main>/i)));
  return [title.trim(), { text: `${description} ${main}`.trim().slice(0, LONGEST) }];
}
