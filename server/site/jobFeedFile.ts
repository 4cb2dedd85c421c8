import type { JobFeed } from '../../src/app/jobFeed.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** The year in which these ids began: part of every tag URI, and never to be changed. */
const SINCE = 2026;

/** Text that XML can hold: of the control characters it knows three only, and no half of a pair. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));

/**
 * An Atom file (RFC 4287) of a feed.
 * @param publicUrl origin of its links
 * @param made the moment that stands for a feed without entries; ISO 8601
 */
export function jobFeedFile(feed: JobFeed, publicUrl: string, made: string): string {
  const tag = (specific: string): string => xml(`tag:${feed.domain},${SINCE}:${specific}`);
  const link = (rel: string, type: string, path: string): string => `<link rel="${rel}" type="${type}" href="${xml(publicUrl + path)}"/>`;
  const entries = feed.entries.map((entry) =>
    [
      '<entry>',
      `<id>${tag(`job/${encodeURIComponent(entry.id)}`)}</id>`,
      `<title>${xml(entry.title)}</title>`,
      `<updated>${entry.updated}</updated>`,
      link('alternate', 'text/html', entry.path),
      ...(entry.category === null ? [] : [`<category term="${xml(entry.category)}"/>`]),
      `<summary>${xml(entry.summary)}</summary>`,
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${tag(feed.self.slice(1))}</id>`,
    `<title>${xml(feed.title)}</title>`,
    `<updated>${feed.entries[0]?.updated ?? made}</updated>`,
    `<author><name>${xml(feed.author)}</name></author>`,
    link('self', 'application/atom+xml', feed.self),
    link('alternate', 'text/html', feed.path),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
