import { escapeHtml } from '../escapeHtml.ts';

/** A path, with the moment of its last change where that is known. */
type Entry = string | { path: string; changed: string | null };

/** When it was changed; nothing of a moment that cannot be read. */
function lastmod(changed: string | null): string {
  const moment = Date.parse(changed ?? '');
  return Number.isNaN(moment) ? '' : `<lastmod>${new Date(moment).toISOString()}</lastmod>`;
}

/** The sitemap of some paths (NAV-04). */
export function sitemapXml(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map((entry) => {
    const { path, changed } = typeof entry === 'string' ? { path: entry, changed: null } : entry;
    return `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${lastmod(changed)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** robots.txt: members' pages and the backends are no business of search engines. */
export function robotsTxt(publicUrl: string, closed: readonly string[]): string {
  const lines = [...closed, '/api/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
