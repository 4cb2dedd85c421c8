import { isRow } from './responses.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Rewrites upload addresses of the content system, in HTML too, to paths of this site: browsers block those of an `http:` host, and another
 * host would see its readers.
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
