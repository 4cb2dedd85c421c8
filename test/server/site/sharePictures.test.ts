import { decode } from 'fast-png';
import { drawPictureInThread } from '../../../server/site/pictures/drawInThread.ts';
import { drawKolam } from '../../../src/lib/kolam.ts';
import { readSharePicture, type SharePictureContent } from '../../../src/render.tsx';
import { light } from '../../../shared/colours.ts';
import { renderedSite, serveBuild } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let readPicture: typeof readSharePicture = readSharePicture;
const build = {
  ...renderedSite,
  readSharePicture: (...request: Parameters<typeof readSharePicture>) => readPicture(...request),
};

/** Decodes a PNG. `readColour` returns a pixel's colour as a number, `0xRRGGBB`. @throws if it isn't a PNG, or has transparency */
function decodePixels(file: Buffer): { width: number; height: number; readColour: (x: number, y: number) => number } {
  const { width, height, channels, data } = decode(file);
  if (channels === 4 && data.some((value, index) => index % 4 === 3 && value !== 255)) throw new Error('The picture has transparency.');
  const readColour = (x: number, y: number): number => {
    const from = (y * width + x) * channels;
    return Number(data[from]) * 0x10000 + Number(data[from + 1]) * 0x100 + Number(data[from + 2]);
  };
  return { width, height, readColour };
}

const backgroundColour = Number.parseInt(light.deep.slice(1), 16);

const draw = (title: string, overrides: Partial<SharePictureContent> = {}): Promise<Buffer> =>
  drawPictureInThread({ shared: { title, owner: 'Kaveri Chapter', drawing: drawKolam('one drawing'), ...overrides }, colours: light });

/** Counts pixels that differ from the background between two distances from the left edge. Looks at every second row and column. */
function countPainted(file: Buffer, from: number, to: number): number {
  const { readColour } = decodePixels(file);
  let count = 0;
  for (let y = 0; y < 630; y += 2) for (let x = from; x < to; x += 2) count += readColour(x, y) === backgroundColour ? 0 : 1;
  return count;
}

describe('the share picture of a page', () => {
  it('[NAV-04] is a PNG of 1200 by 630 pixels, with text on the left and a line drawing (kolam) on the right', async () => {
    const file = await draw('About us');
    const { width, height, readColour } = decodePixels(file);
    expect([width, height, readColour(0, 0), readColour(1199, 629)]).toEqual([1200, 630, backgroundColour, backgroundColour]);
    expect(countPainted(file, 88, 630)).toBeGreaterThan(1000);
    expect(countPainted(file, 660, 1160)).toBeGreaterThan(1000);
    // The edges and the space between text and drawing are empty.
    for (const [from, to] of [
      [0, 80],
      [632, 655],
      [1165, 1200],
    ] as const)
      expect(countPainted(file, from, to)).toBe(0);
  });

  it('[NAV-04] depends on the title, the kind of page and its drawing', async () => {
    const about = 'About us';
    const files = await Promise.all([
      draw(about),
      draw('About them'),
      draw(about, { kind: 'Event' }),
      draw(about, { drawing: drawKolam('another') }),
    ]);
    expect(new Set(files.map((file) => file.toString('latin1'))).size).toBe(files.length);
  });

  it.each([
    ['with 300 characters', 'Reading the river before you build across it. '.repeat(7).slice(0, 300)],
    ['of one very long word', 'x'.repeat(300)],
    ['in another script', 'தமிழ் நாடு'],
    ['that is written from right to left', 'مرحبا بالعالم'],
    ['with characters that no font has', '🎉 Ten years 🎉'],
    ['that is empty', ''],
    ['of white space and control characters', ' \u0000\n\t '],
  ])('[NAV-04] can be drawn for a title %s', async (_case, title) => {
    const file = await draw(title);
    expect(countPainted(file, 88, 630)).toBeGreaterThan(500);
    for (const [from, to] of [
      [0, 80],
      [632, 655],
    ] as const)
      expect(countPainted(file, from, to)).toBe(0);
  });

  it('[NAV-04] omits characters that our fonts can’t show, and is the same for all titles of such characters', async () => {
    const [tamil, arabic, plain, festive] = await Promise.all(
      ['தமிழ் நாடு', 'مرحبا', 'Ten years', '🎉 Ten years'].map((title) => draw(title)),
    );
    expect(tamil?.equals(arabic!)).toBe(true);
    expect(festive?.equals(plain!)).toBe(true);
  });
});

describe('the URL of a share picture', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ site: serveBuild(build), now: '2026-11-20T10:00:00+05:30' });
  });

  it('[NAV-04] is in the page, and responds with the picture of this page', async () => {
    const html = await (await server.fetch('/About-us')).text();
    const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(url).pathname).toBe('/og/About-us.png');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const response = await server.fetch(new URL(url).pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(await draw('About us', { drawing: drawKolam('About us') }))).toBe(true);
    const repeatedResponse = await server.fetch('/og/about-us.png?made=up', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(repeatedResponse.status).toBe(304);
  });

  it.each([
    '/og/no-such-page.png',
    '/og/About-us',
    '/og/About-us.svg',
    '/og/.png',
    '/og/otp.png',
    '/og/postJob.png',
    '/og/exploreJobs.png?keyword=words+of+my+own',
    '/og/exploreJobs.png?job=nosuchjob',
    '/og/special-programs/pm-footprints/999999.png',
    '/og/dashboard.png',
    '/og//evil.example/x.png',
    '/og/../og/x.png',
  ])('[NAV-04] responds with 404 if no listed page has this URL: %s', async (url) => {
    const { status, headers } = await server.fetch(url, { redirect: 'manual' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).not.toContain('image');
  });

  it('[NAV-04] redirects to the chapter’s picture, uncached, while the page’s data can’t be read', async () => {
    readPicture = async () => 'incomplete';
    const { status, headers } = await server.fetch('/og/membership.png', { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/share.png', 'no-store']);
    readPicture = readSharePicture;
    expect((await server.fetch('/og/membership.png')).status).toBe(200);
  });
});
