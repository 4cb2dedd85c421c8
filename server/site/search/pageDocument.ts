import { decodeEntities, htmlToText } from '../../../shared/text.ts';

/** Maximum number of characters of a page's text. */
const MAX_LENGTH = 20_000;

/** Removes spaces around punctuation that come from adjacent HTML elements, as in `Where : (Salem )`. */
const removeSpacesAtPunctuation = (text: string): string => text.replace(/ (?=[,.:;)]+(?:\s|$))/g, '').replace(/(?<=\() /g, '');

const matchFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/**
 * Returns the title of a page's HTML without the chapter's name, and its searchable text: the description and the text of the main element.
 * @param options `includesMain`: whether the text includes the main element
 */
export function readPageDocument(html: string, { includesMain = true } = {}): [title: string, more: { text: string }] {
  const title = decodeEntities(matchFirst(html, /<title[^>]*>([^<]*)<\/title>/i)).replace(/\s+[|·–—-]\s+[^|·–—]+$/, '');
  const description = decodeEntities(matchFirst(html, /<meta name="description" content="([^"]*)"/i));
  const main = !includesMain ? '' : removeSpacesAtPunctuation(htmlToText(matchFirst(html, /<main\b[^>]*>([\s\S]*?)<\/main>/i)));
  return [title.trim(), { text: `${description} ${main}`.trim().slice(0, MAX_LENGTH) }];
}
