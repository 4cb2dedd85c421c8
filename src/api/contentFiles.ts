import { CONTENT_FILES_PATH, PICTURE_EXTENSION } from '../../shared/pictures.ts';
import { isRow } from './responses.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rewrites a URL as `rewriteFileAddresses` does. */
export const rewriteFileAddress = (address: string, host: string): string => createRewriter(host)(address);

/**
 * Rewrites the URLs of uploads and pictures in a content system's response, also within HTML, to paths of this site, which serves the
 * files. Browsers would block files of an `http:` host, and any other host would see who reads the page.
 * @param host host of the content system
 */
export function rewriteFileAddresses(body: unknown, host: string): unknown {
  const rewriteText = createRewriter(host);
  const rewrite = (value: unknown): unknown => {
    if (typeof value === 'string') return rewriteText(value);
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(part)]));
  };
  return rewrite(body);
}

function createRewriter(host: string): (text: string) => string {
  const origin = `(?:https?:)?//${escapePattern(host)}`;
  const uploads = new RegExp(`${origin}(?=/wp-content/uploads/)`, 'gi');
  // Only a whole string or attribute value matches, so that file names within sentences stay.
  const pictures = new RegExp(
    `(^|["'])(?:${origin})?(/(?!/|wp-content/uploads/)[^"'\\s<>?#]+${PICTURE_EXTENSION}(?:[?#][^"'\\s<>]*)?)(?=["']|$)`,
    'gi',
  );
  return (text) => text.replace(uploads, '').replace(pictures, `$1${CONTENT_FILES_PATH}$2`);
}
