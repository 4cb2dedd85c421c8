import type { JobFeed } from '../../src/app/jobFeed.ts';
import { escapeHtml } from '../platform/lib/html.ts';

/** Year in every tag URI (RFC 4151). Must never be changed, because tag URIs identify the feed and its entries. */
const TAG_YEAR = 2026;

/** Escapes text, removes control characters and replaces lone surrogates, which XML 1.0 cannot hold. */
const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));

/**
 * Returns a feed as an Atom file (RFC 4287).
 * @param publicUrl origin of its links
 * @param emptyUpdatedAt `updated` of a feed without entries; ISO 8601
 */
export function formatJobFeed(feed: JobFeed, publicUrl: string, emptyUpdatedAt: string): string {
  const formatTagUri = (specific: string): string => escapeXml(`tag:${feed.domain},${TAG_YEAR}:${specific}`);
  const formatLink = (rel: string, type: string, path: string): string =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(publicUrl + path)}"/>`;
  const entries = feed.entries.map((entry) =>
    [
      '<entry>',
      `<id>${formatTagUri(`job/${encodeURIComponent(entry.id)}`)}</id>`,
      `<title>${escapeXml(entry.title)}</title>`,
      `<updated>${entry.updated}</updated>`,
      formatLink('alternate', 'text/html', entry.path),
      ...(entry.category === null ? [] : [`<category term="${escapeXml(entry.category)}"/>`]),
      `<summary>${escapeXml(entry.summary)}</summary>`,
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${formatTagUri(feed.self.slice(1))}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<updated>${feed.entries[0]?.updated ?? emptyUpdatedAt}</updated>`,
    `<author><name>${escapeXml(feed.author)}</name></author>`,
    formatLink('self', 'application/atom+xml', feed.self),
    formatLink('alternate', 'text/html', feed.path),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
