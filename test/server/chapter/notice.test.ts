import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createChapterFolder } from '../../support/chapter.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** Starts a server at a time, on a folder whose `chapter.yaml` or `home-banner.yaml` a function has changed. */
async function serve(now: string, file: string, change: (text: string) => string): Promise<TestServer> {
  const folder = createChapterFolder();
  const name = path.join(folder, file);
  writeFileSync(name, change(readFileSync(name, 'utf8')));
  return startTestServer({ site: serveRenderedSite, now, env: { CONTENT_DIR: folder } });
}

const fetchText = async (server: TestServer, url: string): Promise<string> => (await server.fetch(url)).text();

const NOTICE = 'The office is closed for the harvest festival';
const withNotice = (text: string): string => `${text}\nnotice: { text: ${NOTICE}, until: 2026-11-20, link: /Contact }\n`;

it.each([
  ['2026-11-20T23:59:00+05:30', true],
  ['2026-11-21T00:01:00+05:30', false],
])('[HOME-09] at %s the notice stands on every page: %s', async (now, isShown) => {
  const server = await serve(now, 'chapter.yaml', withNotice);
  for (const page of ['/', '/About-us', '/exploreJobs', '/no-such-page']) {
    const html = await fetchText(server, page);
    const region = /<div[^>]*aria-label="Notice"[^>]*>(.*?)<\/div>/s.exec(html)?.[1];
    expect(/href="([^"]*)"[^>]*>([^<]*)/.exec(region ?? '')?.slice(1)).toEqual(isShown ? ['/Contact', NOTICE] : undefined);
  }
});

it('[HOME-09] a hidden slide is not served, and shown again when it is no longer hidden', async () => {
  const now = '2026-11-20T10:00:00+05:30';
  const hideFirst = (text: string): string => text.replace(/^(- .*)$/m, '$1\n  hidden: true');
  const titles = async (server: TestServer) => {
    const { body } = await server.json<{ data: { title: string }[] }>('/wp-json/custom/v1/home-banner/');
    return body.data.map(({ title }) => title);
  };
  const all = await titles(await serve(now, 'home-banner.yaml', (text) => text));
  expect(await titles(await serve(now, 'home-banner.yaml', hideFirst))).toEqual(all.slice(1));
  expect(await titles(await serve(now, 'home-banner.yaml', (text) => hideFirst(text).replace('hidden: true', 'hidden: false')))).toEqual(
    all,
  );
});
