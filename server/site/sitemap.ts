import { escapeHtml } from '../platform/lib/html.ts';

/** A path, with the time of the page's last change if known. */
type Entry = string | { path: string; changed: string | null };

/** Returns the `lastmod` element; an empty string for an unknown or invalid time. */
function formatLastmod(changedAt: string | null): string {
  const timestamp = Date.parse(changedAt ?? '');
  return Number.isNaN(timestamp) ? '' : `<lastmod>${new Date(timestamp).toISOString()}</lastmod>`;
}

/** Returns the sitemap of paths (NAV-04). */
export function formatSitemap(publicUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map((entry) => {
    const { path, changed } = typeof entry === 'string' ? { path: entry, changed: null } : entry;
    return `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${formatLastmod(changed)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** Returns robots.txt, which excludes members' pages and the backends. */
export function formatRobots(publicUrl: string, disallowedPaths: readonly string[]): string {
  const lines = [...disallowedPaths, '/api/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
