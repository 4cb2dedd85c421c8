/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../../src/app/routes.ts';
import type { Quirk } from '../../support/provider/quirks.ts';
import { startProvider, type Provider } from '../../support/provider/start.ts';
import { renderedSite as mockSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** Every public page over a provider in a process of its own, whatever that does. */

// Every page is rendered several times in a test, which takes minutes on a busy machine.
jest.setTimeout(300_000);

const mockFolder = mkdtempSync(path.join(tmpdir(), 'site-build-'));

jest.mock('../../../server/site/build.ts', () => ({
  get BUILD_DIR() {
    return mockFolder;
  },
  loadBuild: async () => mockSite,
}));

let provider: Provider;
beforeAll(async () => {
  mkdirSync(path.join(mockFolder, 'client', 'assets'), { recursive: true });
  provider = await startProvider();
});
afterAll(async () => {
  await provider.remove();
  rmSync(mockFolder, { recursive: true, force: true });
});

let site: TestServer | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** A site that knows nothing of the provider yet. */
async function start(): Promise<TestServer> {
  const { registerSite } = await import('../../../server/site/register.ts');
  site = await startTestServer({ site: registerSite, env: provider.env, upstreamMs: 6_000, now });
  return site;
}

/** Pages tell how many days there are until something. */
const now = new Date().toISOString();

const addresses = pages.filter(({ access }) => access === undefined).map((page) => exampleAddress(page));
const failed = /could not be loaded|Failed to |We could not|did not respond|cannot be/;
const asItWas = /Shown as it was at \d\d:\d\d on \d+ \w+; it updates by itself\./;

interface Served {
  address: string;
  status: number;
  /** Its words, without scripts, styles and markup. */
  text: string;
}

/** All pages, five at a time: with more a busy server gives what it has rendered a minute ago. */
async function served({ fetch: fetchPath }: TestServer): Promise<Served[]> {
  const list: Served[] = [];
  for (let index = 0; index < addresses.length; index += 5) {
    list.push(...(await Promise.all(addresses.slice(index, index + 5).map((address) => read(fetchPath, address)))));
  }
  return list;
}

async function read(fetchPath: TestServer['fetch'], address: string): Promise<Served> {
  const response = await fetchPath(address);
  const body = (await response.text()).replace(/<(script|style|noscript)[^>]*>.*?<\/\1>/gs, ' ');
  // The age of a job changes while the test runs; that it is given does not.
  const text = body.replace(/<[^>]+>/g, ' ').replace(/(?:\d+ \w+|less than a minute) ago/g, 'some time ago');
  return { address, status: response.status, text: text.replace(/\s+/g, ' ') };
}

const statuses = (list: readonly Served[]) => list.map(({ address, status }) => `${address} ${status}`);
const addressesMatching = (list: readonly Served[], pattern: RegExp) =>
  list.filter(({ text }) => pattern.test(text)).map(({ address }) => address);

/** The pages as they are when nothing is wrong: read until no data comes too late for them. */
let usual: Served[] = [];
beforeAll(async () => {
  const server = await start();
  await readUntil(server, (list) => {
    const isUsual = unusual(list).length === 0;
    usual = [...list];
    return isUsual && addressesMatching(list, failed).length === 0;
  });
  await server.close();
  site = undefined;
});

/** Pages that are not as usual. */
const unusual = (list: readonly Served[]) => list.filter(({ text }, index) => text !== usual[index]?.text).map(({ address }) => address);

it('are complete when nothing is wrong, and different', () => {
  expect(new Set(usual.map(({ text }) => text)).size).toBeGreaterThan(10);
  expect(statuses(usual)).toEqual(addresses.map((address) => `${address} ${address === '/trainings' ? 404 : 200}`));
  expect(addressesMatching(usual, failed)).toEqual([]);
});

it.each<Quirk>(['headers for other sites', 'gzip', 'a redirect on its host'])('are the same with %s', async (quirk) => {
  await provider.behave(quirk);
  const server = await start();
  await readUntil(server, (list) => unusual(list).length === 0);
  expect(statuses(await served(server))).toEqual(statuses(usual));
});

it.each<Quirk>(['lists without paging', 'false for pictures'])('are complete with %s', async (quirk) => {
  await provider.behave(quirk);
  const list = await served(await start());
  expect(statuses(list)).toEqual(statuses(usual));
  expect(addressesMatching(list, failed)).toEqual([]);
});

it.each<Quirk>(['pages in place of JSON', 'error pages', 'a redirect elsewhere', 'ten seconds', 'sudden 502', 'changed fields'])(
  'fail with clear errors with %s, and are complete as soon as it is over',
  async (quirk) => {
    await provider.behave(quirk);
    const server = await start();
    const list = await served(server);
    for (const { text } of list) {
      expect(text).toMatch(/\w/);
      expect(text).not.toMatch(/critical error|\[object|undefined|NaN|elsewhere\.example/);
    }
    expect(statuses(list).filter((line) => !/ (?:200|404|502|503)$/.test(line))).toEqual([]);
    await provider.behave('none');
    // What came changed was an answer, and stands for its time; so do the pages made of it.
    server.clock.advance(31_000);
    expirePages();
    await readUntil(server, (again) => unusual(again).length === 0);
  },
);

it('already read stay available when the provider is killed, say so, and are normal when it is back', async () => {
  await provider.behave('none');
  const server = await start();
  await readUntil(server, (list) => unusual(list).length === 0);
  await provider.kill();
  server.clock.advance(31_000);
  expirePages();
  const duringOutage = await readUntil(server, (list) => addressesMatching(list, asItWas).length === addresses.length);
  expect(statuses(duringOutage)).toEqual(statuses(usual));
  expect(unusual(duringOutage.map((item) => ({ ...item, text: item.text.replace(asItWas, ' ').replace(/\s+/g, ' ') })))).toEqual([]);
  await provider.start();
  server.clock.advance(6_000);
  expirePages();
  await readUntil(server, (list) => addressesMatching(list, asItWas).length === 0);
});

const machineNow = performance.now.bind(performance);
let movedMs = 0;

/** Moves the machine's clock past the ten seconds for which a rendered page is kept. */
function expirePages(): void {
  movedMs += 10_001;
  jest.spyOn(performance, 'now').mockImplementation(() => machineNow() + movedMs);
}

/** Reads all pages again until they are as wanted, for two minutes at most; then it names those that are not as usual. */
async function readUntil(server: TestServer, isComplete: (list: readonly Served[]) => boolean): Promise<Served[]> {
  const deadline = machineNow() + 120_000;
  for (;;) {
    const list = await served(server);
    if (isComplete(list)) return list;
    if (machineNow() > deadline)
      throw new Error(`Not as wanted; not as usual: ${unusual(list).join(', ')}; failed: ${addressesMatching(list, failed).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
