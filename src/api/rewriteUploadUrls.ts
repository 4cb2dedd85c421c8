import { isRow } from './responses.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a response of the content system in which addresses of its uploads, in HTML too, are paths of this site, which serves them:
 * those of an `http:` host are blocked in pages, and any other host would see who reads them.
 * @param host of the content system
 */
export function rewriteUploadUrls(body: unknown, host: string): unknown {
  const address = new RegExp(`(?:https?:)?//${escapePattern(host)}(?=/wp-content/uploads/)`, 'gi');
  const rewrite = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(address, '');
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(part)]));
  };
  return rewrite(body);
}
