import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSnapshot, type ContentSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const EVENT = '/special-programs/evening-talks/1009';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = createChapterFolder();
  server = await startTestServer({ site: serveRenderedSite, env: { CONTENT_DIR: folder } });
});

const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Returns the content with one more event. */
function createDraft(title: string): ContentSnapshot {
  const draft = readText('events/1001-first-talk.md').replace('1001', '1009').replace('How our last project really went', title);
  const chapter = readText('chapter.yaml').replace('Godavari Chapter', 'Narmada Chapter');
  const overlay = [
    ['events/1009-new.md', draft],
    ['chapter.yaml', chapter],
  ] as const;
  return loadSnapshot(folder, new Date(), new Map(overlay));
}

async function preview(snapshot: ContentSnapshot, address: string): Promise<string> {
  if (server.app.renderPreview === undefined) throw new Error('This server renders no previews.');
  return server.app.renderPreview({ snapshot, path: address });
}
const fetchText = async (address: string): Promise<string> => (await server.fetch(address)).text();

describe('a preview', () => {
  it('shows an event that is only a draft, on its page and in the lists, as HTML without scripts and not for search engines', async () => {
    const snapshot = createDraft('Scaffolding for beginners');
    const html = await preview(snapshot, EVENT);
    expect(html).toMatch(/^<!doctype html>[^]*<h1[^>]*>Scaffolding for beginners[^]*Narmada Chapter/);
    expect(html).toContain('--k-palette-primary-main');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|rel="(canonical|manifest|modulepreload)"|property="og:/);
    expect(await preview(snapshot, '/special-programs/evening-talks')).toContain('Scaffolding for beginners');
    // A spelling of the address that leads to the page.
    expect(await preview(snapshot, `${EVENT}/`)).toContain('Scaffolding for beginners');
  });

  it('has its own content, and nobody else sees it, also when many pages wait to be rendered', async () => {
    const [first, second] = [createDraft('Scaffolding for beginners'), createDraft('Formwork for beginners')];
    // Each lists events.
    const pages = ['/', '/events', '/special-programs/evening-talks'];
    const findTitles = (html: string): string[] => ['Scaffolding', 'Formwork'].filter((title) => html.includes(title));
    const published = await Promise.all(pages.map(fetchText));
    // The pages are rendered again, between previews, because a file has changed.
    appendFileSync(path.join(folder, 'statistics.yaml'), '\n');
    server.app.deps.content.reload();
    const previews = [
      ...[...pages, ...pages].map(async (address) => findTitles(await preview(first, address))),
      ...pages.slice(1).map(async (address) => findTitles(await preview(second, address))),
    ];
    const visits = pages.map(async (address) => findTitles(await fetchText(address)));
    expect(await Promise.all(previews)).toEqual([...pages, ...pages].map(() => ['Scaffolding']).concat([['Formwork'], ['Formwork']]));
    expect(await Promise.all(visits)).toEqual([[], [], []]);
    const after = await Promise.all(pages.map(fetchText));
    expect(after.map((html) => html.length)).toEqual(published.map((html) => html.length));
    expect(await fetchText('/events.ics')).not.toContain('beginners');
    expect((await server.fetch(EVENT)).status).toBe(404);
  });
});
