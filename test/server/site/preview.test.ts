import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSnapshot, type ContentSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const EVENT = '/special-programs/evening-talks/1009';

let server: TestServer;
let folder: string;
let snapshot: ContentSnapshot;
beforeAll(async () => {
  folder = createChapterFolder();
  server = await startTestServer({ site: serveRenderedSite, env: { CONTENT_DIR: folder } });
  const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const draft = readText('events/1001-first-talk.md')
    .replace('1001', '1009')
    .replace('How our last project really went', 'Scaffolding for beginners');
  const chapter = readText('chapter.yaml').replace('Godavari Chapter', 'Narmada Chapter');
  const overlay = new Map([
    ['events/1009-new.md', draft],
    ['chapter.yaml', chapter],
  ]);
  snapshot = loadSnapshot(folder, new Date(), overlay);
});

async function preview(address: string): Promise<string> {
  if (server.app.renderPreview === undefined) throw new Error('This server renders no previews.');
  return server.app.renderPreview({ snapshot, path: address });
}
const fetchText = async (address: string): Promise<string> => (await server.fetch(address)).text();

describe('a preview', () => {
  it('shows an event that is only a draft, on its page and in the lists, as HTML without scripts and not for search engines', async () => {
    const html = await preview(EVENT);
    expect(html).toMatch(/^<!doctype html>[^]*<h1[^>]*>Scaffolding for beginners[^]*Narmada Chapter/);
    expect(html).toContain('--k-palette-primary-main');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|rel="(canonical|manifest|modulepreload)"|property="og:/);
    expect(await preview('/special-programs/evening-talks')).toContain('Scaffolding for beginners');
    // A spelling of the address that leads to the page.
    expect(await preview(`${EVENT}/`)).toContain('Scaffolding for beginners');
  });

  it('is seen by nobody else, also while it is rendered and among many pages that wait', async () => {
    // Each lists events.
    const pages = ['/', '/events', '/special-programs/evening-talks'];
    const published = await Promise.all(pages.map(fetchText));
    expect((await server.fetch(EVENT)).status).toBe(404);
    // The pages are rendered again, between previews, because a file has changed.
    appendFileSync(path.join(folder, 'statistics.yaml'), '\n');
    server.app.deps.content.reload();
    const rendered = Array.from({ length: 16 }, (_, index) => {
      const address = pages[index % pages.length] ?? '';
      return index % 8 < 4 ? preview(address) : fetchText(address);
    });
    const hasDraft = (await Promise.all(rendered)).map((html) => html.includes('Scaffolding'));
    expect(hasDraft).toEqual(hasDraft.map((_, index) => index % 8 < 4));
    const after = await Promise.all(pages.map(fetchText));
    expect(after.filter((html) => html.includes('Narmada') || html.includes('Scaffolding'))).toEqual([]);
    expect(after.map((html) => html.length)).toEqual(published.map((html) => html.length));
    expect(await fetchText('/events.ics')).not.toContain('Scaffolding');
    expect((await server.fetch(EVENT)).status).toBe(404);
  });
});
