import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { createSchemeSheet } from '../../../src/theme/schemeSheet.ts';
import { createChapterFolder, godavari } from '../../support/chapter.ts';
import { demoChapter } from '../../support/content.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests start three servers with different content: the demo chapter, a chapter of its own, and a chapter with a hostile name. */

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(2)</script><circle cx="20" cy="20" r="18" fill="#0b5c4a"/></svg>';

/** A hostile name that passes the checks of the content. */
const HOSTILE_NAME = `A "B" </script><script>alert(1)</script> & 'C'; d, \\ =?x`;

const ownFolder = createChapterFolder({ ...godavari, logo: Buffer.from(LOGO) });
const hostileFolder = createChapterFolder({ ...godavari, name: HOSTILE_NAME, shortName: '"><b>x' });
let demo: TestServer;
let site: TestServer;
let hostile: TestServer;

beforeAll(async () => {
  const start = (CONTENT_DIR: string, extraEnv: Record<string, string> = {}) =>
    startTestServer({ site: serveRenderedSite, env: { CONTENT_DIR, PUBLIC_URL: 'http://127.0.0.1', ...extraEnv } });
  demo = await start(CONTENT_FOLDER, { DEMO: 'true' });
  site = await start(ownFolder);
  // This server has demo members, so that a login sends mail.
  hostile = await start(hostileFolder, { DEMO: 'true' });
});

const fetchText = async (server: TestServer, url: string): Promise<string> => (await server.fetch(url)).text();

/** Lists an example URL of every kind of page, and all URLs of the sitemap. */
async function listAddresses(server: TestServer): Promise<string[]> {
  const listed = [...(await fetchText(server, '/sitemap.xml')).matchAll(/<loc>http:\/\/127\.0\.0\.1([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...[...pages, notFoundPage].map(exampleAddress), ...listed])];
}

const FILES = [
  '/events.ics',
  '/special-programs/evening-talks/events.ics',
  '/special-programs/evening-talks/1001.ics',
  '/jobs.atom',
  '/manifest.webmanifest',
  '/robots.txt',
  '/icon.svg',
];

describe('a chapter with its own content', () => {
  it('[NAV-04] has its own name on every page, and nothing of the demo chapter', async () => {
    const allAddresses = await listAddresses(site);
    expect(allAddresses).toEqual(
      expect.arrayContaining(['/special-programs/evening-talks/1001', '/trainings/pmpcertification-training', '/membership']),
    );
    expect(allAddresses.length).toBeGreaterThan(30);
    const foreignAddresses: string[] = [];
    for (const address of allAddresses) {
      const html = await fetchText(site, address);
      if (!html.includes('Godavari Chapter') || /kaveri|srirangam|tiruchirappalli(?! *,)/i.test(html)) foreignAddresses.push(address);
    }
    expect(foreignAddresses).toEqual([]);
    // The pages of the demo chapter match a part of this pattern.
    expect(await fetchText(demo, '/')).toMatch(/kaveri/i);
  });

  it('has both names in the header if its name is long', async () => {
    const readHeaderNames = async (server: TestServer) => {
      const { document } = new JSDOM(await fetchText(server, '/Login')).window;
      return [...(document.querySelector('header a[href="/"]')?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
    };
    expect(await readHeaderNames(hostile)).toEqual(['"><b>x', HOSTILE_NAME]);
    expect(await readHeaderNames(site)).toEqual([]);
  });

  it('[HOME-06] [SPP-01] links to the archives of its first program, and has no pages for the demo’s programs', async () => {
    const { document } = new JSDOM(await fetchText(site, '/')).window;
    const archives = [...document.querySelectorAll('a')].find((link) => link.textContent === 'GO TO ARCHIVES');
    expect(archives?.getAttribute('href')).toBe('/special-programs/evening-talks');
    for (const slug of ['pm-footprints', 'pm-enrich', 'ec-footprints']) {
      expect([slug, (await site.fetch(`/special-programs/${slug}`)).status]).toEqual([slug, 404]);
      expect((await site.fetch(`/special-programs/${slug}/events.ics`)).status).toBe(404);
      expect((await demo.fetch(`/special-programs/${slug}`)).status).toBe(200);
    }
    expect(await fetchText(demo, '/')).toContain('href="/special-programs/pm-footprints"');
  });

  it('has nothing of the demo chapter in calendars, feeds and other files', async () => {
    for (const file of FILES) {
      const text = await fetchText(site, file);
      expect([file, /kaveri/i.test(text), text.length > 60]).toEqual([file, false, true]);
    }
    expect(await fetchText(site, '/events.ics')).toContain('X-WR-CALNAME:Godavari Chapter');
    expect(await fetchText(site, '/jobs.atom')).toContain('<author><name>Godavari Chapter</name></author>');
    expect(JSON.parse(await fetchText(site, '/manifest.webmanifest'))).toMatchObject({
      name: 'Godavari Chapter',
      short_name: 'Godavari',
      theme_color: '#07392f',
    });
  });

  it('has a manifest with icons that can be fetched', async () => {
    const { icons } = JSON.parse(await fetchText(site, '/manifest.webmanifest')) as { icons: { src: string; type: string }[] };
    expect(icons.map(({ src }) => src)).toEqual(['/icon.svg', '/icon-180.png']);
    for (const { src, type } of icons) {
      const { status, headers } = await site.fetch(src);
      expect([src, status, headers.get('content-type')]).toEqual([src, 200, expect.stringContaining(type)]);
    }
  });

  it('has its own name, e-mail address, founding year and telephone number in the structured data', async () => {
    const data = [...(await fetchText(site, '/')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        name: 'Godavari Chapter',
        email: 'office@godavari.example.org',
        foundingDate: '2011',
        telephone: '+91 883 555 0142',
      }),
    );
  });

  it('has telephone numbers and colours in quotes in its chapter.yaml, as the comments and the README ask for', () => {
    const text = readFileSync(path.join(ownFolder, 'chapter.yaml'), 'utf8');
    expect(text).toMatch(/^phones:\n {2}- '\+91 883 555 0142'$/m);
    expect(text).toMatch(/^ +brand: '#[\dA-F]{6}'$/im);
  });

  it('is shown in its own colours, and the demo chapter in those of the demo', async () => {
    const { colours } = loadSnapshot(ownFolder).chapter;
    expect(await fetchText(site, '/About-us')).toContain(`<style>${createSchemeSheet(colours)}`);
    expect(createSchemeSheet(colours)).toContain('--k-palette-primary-main:#0B5C4A');
    expect(await fetchText(demo, '/About-us')).toContain(`<style>${createSchemeSheet(demoChapter.colours)}`);
  });

  it('has its own icons, share picture and logo; scripts in the logo can’t run', async () => {
    const fetchBytes = async (server: TestServer, address: string) => Buffer.from(await (await server.fetch(address)).arrayBuffer());
    for (const [address, type] of [
      ['/icon-180.png', 'image/png'],
      ['/favicon.ico', 'image/vnd.microsoft.icon'],
      ['/share.png', 'image/png'],
    ] as const) {
      expect((await site.fetch(address)).headers.get('content-type')).toBe(type);
      const [ownBytes, otherBytes] = [await fetchBytes(site, address), await fetchBytes(demo, address)];
      expect([ownBytes.length > 300, ownBytes.equals(otherBytes)]).toEqual([true, false]);
    }
    const png = await fetchBytes(site, '/icon-180.png');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 180, 180]);
    const ico = await fetchBytes(site, '/favicon.ico');
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    const revalidated = await site.fetch('/icon-180.png', {
      headers: { 'if-none-match': (await site.fetch('/icon-180.png')).headers.get('etag') ?? '' },
    });
    expect(revalidated.status).toBe(304);

    const [, logo = ''] = /<img src="(\/logo\.svg\?v=\w{8})" alt=""/.exec(await fetchText(site, '/')) ?? [];
    const response = await site.fetch(logo);
    expect(await response.text()).toBe(LOGO);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox");
    // The icon embeds the logo as an image, so the logo's script is not part of the icon's document.
    expect(await fetchText(site, '/icon.svg')).not.toContain('script');
    expect((await demo.fetch('/logo.svg')).status).toBe(404);
  });

  it('starts without members and jobs', async () => {
    expect((await site.json('/api/jobs/allJobs')).body).toEqual([]);
    expect(await fetchText(site, '/exploreJobs')).toContain('Godavari Chapter');
    await expect(site.login()).rejects.toThrow();
  });
});

describe('a hostile chapter name', () => {
  it('is escaped in pages', async () => {
    for (const address of [
      '/',
      '/About-us',
      '/Login',
      '/Contact',
      '/exploreJobs',
      '/special-programs/evening-talks/1001',
      '/no-such-page',
    ]) {
      const html = await fetchText(hostile, address);
      expect(html).not.toContain('<script>alert');
      const { document } = new JSDOM(html).window;
      expect(document.title).toContain(HOSTILE_NAME);
      expect(document.querySelector('footer')?.textContent).toContain(`${HOSTILE_NAME}. All rights reserved.`);
      const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { settings: { chapter: { name: string } } };
      expect(boot.settings.chapter.name).toBe(HOSTILE_NAME);
      for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
        expect(() => JSON.parse(script.textContent)).not.toThrow();
    }
  });

  it('is escaped in calendars, feeds and the manifest', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await fetchText(hostile, '/events.ics')) as never);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('alert(1)');
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(1);
    const feed = new JSDOM(await fetchText(hostile, '/jobs.atom'), { contentType: 'application/xml' }).window.document;
    expect(feed.querySelector('author > name')?.textContent).toBe(HOSTILE_NAME);
    expect(JSON.parse(await fetchText(hostile, '/manifest.webmanifest'))).toMatchObject({ name: HOSTILE_NAME, short_name: '"><b>x' });
  });

  it('is one line in the subject and at the end of a mail', async () => {
    await hostile.login();
    const [mail] = await hostile.outbox();
    expect(mail?.subject).toBe(`Your one-time passcode for the ${HOSTILE_NAME.replace('=?', '= ?')}`);
    expect(mail?.text.endsWith(`\n\n${HOSTILE_NAME}`)).toBe(true);
    expect(JSON.stringify(await hostile.outbox())).not.toMatch(/kaveri/i);
  });
});
