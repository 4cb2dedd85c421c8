import { decodeEntities, htmlToText } from '../../shared/text.ts';

/** Characters. */
const MAX_LENGTH = 20_000;

/** Removes spaces before punctuation that stem from adjacent elements: `Where : (Salem )`. */
const removeSpacesAtPunctuation = (text: string): string => text.replace(/ (?=[,.:;)]+(?:\s|$))/g, '').replace(/(?<=\() /g, '');

const matchFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/**
 * Returns the searchable text of a page's HTML: title without the chapter's name, description, and by default the text of the main element.
 * @param options `includesMain`: whether to include the main element
 */
export function readPageDocument(html: string, { includesMain = true } = {}): [title: string, more: { text: string }] {
  const title = decodeEntities(matchFirst(html, /<title[^>]*>([^<]*)<\/title>/i)).replace(/\s+[|·–—-]\s+[^|·–—]+$/, '');
  const description = decodeEntities(matchFirst(html, /<meta name="description" content="([^"]*)"/i));
  const main = !includesMain ? '' : removeSpacesAtPunctuation(htmlToText(matchFirst(html, /<main\b[^>]*>([\s\S]*?)<\/main>/i)));
  return [title.trim(), { text: `${description} ${main}`.trim().slice(0, MAX_LENGTH) }];
}
