/** @tier full */
import { pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import type { Quirk } from '../../support/provider/quirks.ts';
import { startProvider, type Provider } from '../../support/provider/start.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** These tests read every public page while a provider misbehaves in several ways. The provider runs in its own process. */

// Each test renders every page several times, which takes minutes on a busy machine.
jest.setTimeout(300_000);

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});

let site: TestServer | undefined;

/** Starts a site with empty caches. */
async function start(): Promise<TestServer> {
  site = await startTestServer({ site: serveRenderedSite, env: provider.env, upstreamTimeoutMs: 6_000, now });
  return site;
}

/** The time at which every site starts. It is the same for all, because pages show the number of days until a date. */
const now = new Date().toISOString();

const addresses = pages.filter(({ access }) => access === undefined).map((page) => exampleAddress(page));
const failurePattern = /could not be loaded|Failed to |We could not|did not respond|cannot be/;
const stalePattern = /Shown as it was at \d+:\d\d [AP]M on \d+ \w+; it updates by itself\./;

interface ServedPage {
  address: string;
  status: number;
  /** The visible text, without the ages of jobs. */
  text: string;
}

/** Reads all pages, five at a time. With more simultaneous requests, a busy server sends pages that expired up to a minute ago. */
async function readAllPages({ fetch: fetchPath }: TestServer): Promise<ServedPage[]> {
  const list: ServedPage[] = [];
  for (let index = 0; index < addresses.length; index += 5) {
    list.push(...(await Promise.all(addresses.slice(index, index + 5).map((address) => readPage(fetchPath, address)))));
  }
  return list;
}

async function readPage(fetchPath: TestServer['fetch'], address: string): Promise<ServedPage> {
  const response = await fetchPath(address);
  const body = (await response.text()).replace(/<(script|style|noscript)[^>]*>.*?<\/\1>/gs, ' ');
  // The age of a job changes while the test runs.
  const text = body.replace(/<[^>]+>/g, ' ').replace(/(?:\d+ \w+|less than a minute) ago/g, 'some time ago');
  return { address, status: response.status, text: text.replace(/\s+/g, ' ') };
}

const statuses = (list: readonly ServedPage[]) => list.map(({ address, status }) => `${address} ${status}`);
const addressesMatching = (list: readonly ServedPage[], pattern: RegExp) =>
  list.filter(({ text }) => pattern.test(text)).map(({ address }) => address);

/** The pages with a provider that works, read until they are complete. */
let normalPages: ServedPage[] = [];
beforeAll(async () => {
  const server = await start();
  await readUntil(server, (list) => {
    const isNormal = listDifferences(list).length === 0;
    normalPages = [...list];
    return isNormal && addressesMatching(list, failurePattern).length === 0;
  });
  await server.close();
  site = undefined;
});

/** Lists the pages whose text differs from `normalPages`. */
const listDifferences = (list: readonly ServedPage[]) =>
  list.filter(({ text }, index) => text !== normalPages[index]?.text).map(({ address }) => address);

it('pages are complete with a provider that works, and at least ten have different texts', () => {
  expect(new Set(normalPages.map(({ text }) => text)).size).toBeGreaterThan(10);
  // `/trainings` alone is not found (D-5), and no event takes registrations here before a provider (REG-01).
  const isMissing = (address: string): boolean => address === '/trainings' || address.endsWith('/register');
  expect(statuses(normalPages)).toEqual(addresses.map((address) => `${address} ${isMissing(address) ? 404 : 200}`));
  expect(addressesMatching(normalPages, failurePattern)).toEqual([]);
});

it.each<Quirk>(['headers for other sites', 'gzip', 'a redirect on its host'])('pages have the same text with %s', async (quirk) => {
  await provider.setQuirk(quirk);
  const server = await start();
  await readUntil(server, (list) => listDifferences(list).length === 0);
  expect(statuses(await readAllPages(server))).toEqual(statuses(normalPages));
});

it.each<Quirk>(['lists without paging', 'false for pictures'])('pages show no failure if the provider sends %s', async (quirk) => {
  await provider.setQuirk(quirk);
  const list = await readAllPages(await start());
  expect(statuses(list)).toEqual(statuses(normalPages));
  expect(addressesMatching(list, failurePattern)).toEqual([]);
});

it.each<Quirk>(['pages in place of JSON', 'error pages', 'a redirect elsewhere', 'ten seconds', 'sudden 502', 'changed fields'])(
  'pages show no invalid values while the provider’s fault is “%s”, and are complete afterwards',
  async (quirk) => {
    await provider.setQuirk(quirk);
    const server = await start();
    const list = await readAllPages(server);
    for (const { text } of list) {
      expect(text).toMatch(/\w/);
      expect(text).not.toMatch(/critical error|\[object|undefined|NaN|elsewhere\.example/);
    }
    expect(statuses(list).filter((line) => !/ (?:200|404|502|503)$/.test(line))).toEqual([]);
    await provider.setQuirk('none');
    // Faulty responses, and the pages rendered from them, may be cached like others.
    server.clock.advance(31_000);
    expirePages();
    await readUntil(server, (laterPages) => listDifferences(laterPages).length === 0);
  },
);

it('pages stay available while the provider is down and show the time of their data, and are normal afterwards', async () => {
  await provider.setQuirk('none');
  const server = await start();
  await readUntil(server, (list) => listDifferences(list).length === 0);
  await provider.kill();
  server.clock.advance(31_000);
  expirePages();
  const duringOutage = await readUntil(server, (list) => addressesMatching(list, stalePattern).length === addresses.length);
  expect(statuses(duringOutage)).toEqual(statuses(normalPages));
  expect(
    listDifferences(duringOutage.map((item) => ({ ...item, text: item.text.replace(stalePattern, ' ').replace(/\s+/g, ' ') }))),
  ).toEqual([]);
  await provider.start();
  server.clock.advance(6_000);
  expirePages();
  await readUntil(server, (list) => addressesMatching(list, stalePattern).length === 0);
});

const machineNow = performance.now.bind(performance);
let movedMs = 0;

/** Moves the machine's clock past the ten seconds for which a rendered page is cached. */
function expirePages(): void {
  movedMs += 10_001;
  jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + movedMs);
}

/** Reads all pages repeatedly until a condition holds. @throws after two minutes, with the pages that differ from `normalPages` */
async function readUntil(server: TestServer, isComplete: (list: readonly ServedPage[]) => boolean): Promise<ServedPage[]> {
  const deadline = machineNow() + 120_000;
  for (;;) {
    const list = await readAllPages(server);
    if (isComplete(list)) return list;
    if (machineNow() > deadline)
      throw new Error(
        `The pages are incomplete; different: ${listDifferences(list).join(', ')}; failed: ${addressesMatching(list, failurePattern).join(', ')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
