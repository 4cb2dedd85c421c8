import { pages } from '../../../src/app/pages.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { findLeaks, PROTOTYPE_NAMES, UNKNOWN_WORD } from '../../support/prototypeNames.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ site: serveRenderedSite, now: '2026-11-20T10:00:00+05:30', env: { DEMO: 'true' } });
});

/** Addresses besides the pages that contain a text of the visitor. */
const OTHER_ADDRESSES = (word: string): string[] => [
  `/${word}`,
  `/special-programs/${word}/events.ics`,
  `/jobs.atom?keyword=${word}&location=${word}&category=${word}&type=${word}`,
  `/share/${word}`,
  `/share/${word}/${word}.png`,
  `/wp-content/uploads/${word}`,
  `/assets/${word}`,
  `/logo.svg?v=${word}`,
];

/** Lists the addresses of all pages in which the word takes the place of each parameter. */
const listAddresses = (word: string): string[] => [
  ...pages.flatMap((page) => {
    const withParameter = page.path.replaceAll(/:\w+|\*/g, word);
    const searched = `${exampleAddress(page)}?${[...(page.search ?? []), word].map((name) => `${name}=${word}`).join('&')}`;
    return withParameter === page.path ? [searched] : [withParameter, searched];
  }),
  ...OTHER_ADDRESSES(word),
];

/** Returns the status of an address, and the title if it is a page. */
async function open(address: string, word: string): Promise<{ summary: string; leaks: string[] }> {
  const response = await server.fetch(address, { redirect: 'manual' });
  const text = await response.text();
  const title = /<title>([^<]*)</.exec(text)?.[1] ?? '';
  const capitalised = word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
  const withoutWord = (shown: string): string =>
    [word, capitalised, word.toLowerCase()].reduce((rest, part) => rest.replaceAll(part, '…'), shown);
  return { summary: withoutWord(`${address}: ${response.status} ${title}`), leaks: findLeaks(text).map((leak) => `${address}: ${leak}`) };
}

/** Opens all addresses with a word. */
async function openAll(word: string) {
  const opened = [];
  for (const address of listAddresses(word)) opened.push(await open(address, word));
  return opened;
}

let expected: Awaited<ReturnType<typeof openAll>>;
beforeAll(async () => {
  expected = await openAll(UNKNOWN_WORD);
});

it('[NAV-01] no page fails because of an unknown word in its address', () => {
  expect(expected.filter(({ summary }) => /: 5\d\d /.test(summary))).toEqual([]);
});

it.each(PROTOTYPE_NAMES)('[NAV-01] every page treats “%s” in its address like any other text', async (word) => {
  const opened = await openAll(word);
  expect(opened.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(opened.map(({ summary }) => summary)).toEqual(expected.map(({ summary }) => summary));
});
