import { escapeHtml } from '../../../server/platform/lib/html.ts';
import { renderErrorPage } from '../../../server/site/document.ts';
import { light } from '../../../shared/colours.ts';
import { formatRobots, formatSitemap } from '../../../server/site/sitemap.ts';

it('the sitemap has the URL of each path, escaped for XML', () => {
  const xml = formatSitemap('https://x.example', ['/', '/exploreJobs?job=a&b<c']);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
    'https://x.example/',
    'https://x.example/exploreJobs?job=a&amp;b&lt;c',
  ]);
  expect(xml).not.toContain('lastmod');
});

it('the sitemap says when a page was changed, if a valid date is known', () => {
  const changes = ['2026-11-04T04:30:00.000Z', '2026-11-04', '<soon>', null];
  const xml = formatSitemap(
    'https://x.example',
    changes.map((changed, index) => ({ path: `/${index}`, changed })),
  );
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
    '<lastmod>2026-11-04T04:30:00.000Z</lastmod>',
    '<lastmod>2026-11-04T00:00:00.000Z</lastmod>',
  ]);
  expect(xml).toContain('<url><loc>https://x.example/2</loc></url>');
});

it('robots.txt excludes search engines from restricted pages and from the backends', () => {
  expect(formatRobots('https://x.example', ['/postJob', '/editJob/'])).toBe(
    'User-agent: *\nDisallow: /postJob\nDisallow: /editJob/\nDisallow: /api/\n\nSitemap: https://x.example/sitemap.xml\n',
  );
});

it('text is escaped for elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x">&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;');
});

it('[NAV-08] the fallback error page has no script, is not indexed and links to the home page', () => {
  const html = renderErrorPage(light, 'k7m2qp-3f');
  expect(html).not.toContain('<script');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('href="/"');
  expect(html).toContain(`background:${light.paper}`);
});
