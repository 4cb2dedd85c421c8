import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { openContent } from '../../../server/cms/liveContent.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';
import { until } from '../../support/until.ts';

let chapter: string;
let server: TestServer;

beforeEach(async () => {
  chapter = createChapterFolder();
  server = await startTestServer({ site: serveRenderedSite, env: { CONTENT_DIR: chapter } });
});

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(chapter, file), 'utf8');
  writeFileSync(path.join(chapter, file), change(before));
}

const fetchText = async (url: string): Promise<string> => (await server.fetch(url)).text();

it('changed content is shown everywhere without a restart', async () => {
  const paths = ['/', '/About-us', '/special-programs/evening-talks', '/events.ics', '/jobs.atom', '/manifest.webmanifest', '/sitemap.xml'];
  // Fills every cache.
  for (const url of paths) await fetchText(url);
  const [sharePicture, searchResponse] = [await fetchText('/share.png'), await server.json('/site/search?q=scaffolding')];
  expect(searchResponse.body).toMatchObject({ total: 0 });
  expect(await fetchText('/sitemap.xml')).not.toContain('/special-programs/evening-talks/1009');

  const event = readFileSync(path.join(chapter, 'events', '1001-first-talk.md'), 'utf8');
  writeFileSync(
    path.join(chapter, 'events', '1009-new.md'),
    event.replace('1001', '1009').replace('How our last project really went', 'Scaffolding for beginners'),
  );
  edit('pages/about.yaml', (text) => text.replace('title: About us', 'title: Who we are now'));
  edit('chapter.yaml', (text) =>
    text.replace('name: Godavari Chapter', 'name: Narmada Chapter').replace("brand: '#0B5C4A'", "brand: '#1D4ED8'"),
  );
  await until(async () => (await fetchText('/')).includes('Narmada Chapter'));

  // All responses change at the same moment.
  expect(await fetchText('/')).toContain('--k-palette-primary-main:#1D4ED8');
  expect(await fetchText('/About-us')).toMatch(/Who we are now.*Narmada Chapter/s);
  expect(await fetchText('/special-programs/evening-talks')).toContain('Scaffolding for beginners');
  expect(await fetchText('/events.ics')).toMatch(/X-WR-CALNAME:Narmada Chapter.*Scaffolding for beginners/s);
  expect(await fetchText('/jobs.atom')).toContain('Narmada Chapter');
  expect(await fetchText('/manifest.webmanifest')).toContain('Narmada Chapter');
  expect(await fetchText('/sitemap.xml')).toContain('/special-programs/evening-talks/1009');
  expect((await server.json('/site/search?q=scaffolding')).body).toMatchObject({ total: 1 });
  expect(await fetchText('/share.png')).not.toBe(sharePicture);
});

it('while there is a mistake, the old content stays and the mistake is logged with file, line and column', async () => {
  const before = await fetchText('/Contact');
  edit('pages/contact.yaml', (text) => text.replace('  lead:', '  led:'));
  await until(() =>
    server.logLines.some((line) =>
      /pages\/contact\.yaml:\d+:3: the field \\"intro\.led\\" is not known here; is \\"lead\\" meant/.test(line),
    ),
  );
  expect(await fetchText('/Contact')).toBe(before);
  expect((await server.json('/site/pages/contact')).body).toMatchObject({ intro: { title: 'Contact Us' } });
  edit('pages/contact.yaml', (text) => text.replace('  led:', '  lead:').replace('title: Contact Us', 'title: Ring us'));
  await until(async () => (await fetchText('/Contact')).includes('Ring us'));
});

it('a mistake is reported until it is corrected, even if changes are noticed only by a reload', () => {
  const folder = createChapterFolder();
  const log = Fastify({ logger: false }).log;
  const since = new Date('2026-11-20T10:00:00Z');
  const content = openContent(folder, { clock: () => since, log, debounceMs: 1_000_000 });
  const first = content.current;
  expect(content.problem).toBeNull();
  content.reload();
  expect(content.current).toBe(first);

  // Files of editors and git in the content folder are ignored.
  mkdirSync(path.join(folder, '.git'));
  for (const ignoredFile of ['.git/index.yaml', '.chapter.yaml.swp', 'chapter.yaml~', 'notes.txt'])
    writeFileSync(path.join(folder, ignoredFile), '[');
  content.reload();
  expect(content.problem).toBeNull();
  expect(content.current).toBe(first);

  const file = path.join(folder, 'statistics.yaml');
  const validText = readFileSync(file, 'utf8');
  writeFileSync(file, validText.replace('number: 120', 'numbre: 120'));
  content.reload();
  expect(content.current).toBe(first);
  expect(content.problem).toMatchObject({ since, message: expect.stringContaining('statistics.yaml:2:3') });
  expect(content.problem?.mistakes).toHaveLength(1);

  writeFileSync(file, validText.replace('number: 120', 'number: 121'));
  content.reload();
  expect(content.problem).toBeNull();
  expect(content.current.content.statistics[0]).toMatchObject({ number: 121 });
  content.close();

  // A content folder may disappear, for example with a network drive. This is reported like any other mistake.
  const reopenedContent = openContent(folder, { clock: () => since, log, debounceMs: 1_000_000 });
  rmSync(folder, { recursive: true });
  reopenedContent.reload();
  expect(reopenedContent.problem?.message).toContain('there is no such folder');
  expect(reopenedContent.current.content.statistics[0]).toMatchObject({ number: 121 });
  reopenedContent.close();
});
