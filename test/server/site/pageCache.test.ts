import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageCache, preparePage, prepareRedirect, type CachedPage } from '../../../server/site/pageCache.ts';
import { until } from '../../support/until.ts';

let now = 0;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Creates a cache whose pages expire after ten seconds. */
const createPageCache = ({ limit = 10, missingLimit = 10 } = {}): PageCache => new PageCache(10_000, limit, missingLimit);

/** Creates a renderer that counts its calls. Its pages contain the text `version` and the count. */
function createRenderer({ isCacheable = true } = {}) {
  let count = 0;
  return {
    readCount: () => count,
    render: async () => {
      count += 1;
      return { page: await preparePage(200, `version ${count}`), isCacheable };
    },
  };
}

const readText = async (page: CachedPage): Promise<string> => (await page.body('identity')).toString();

it('a page is served from the cache until it expires', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer();
  expect(await readText(await cache.get('a', render))).toBe('version 1');
  now += 9_999;
  expect(await readText(await cache.get('a', render))).toBe('version 1');
  now += 2;
  expect(await readText(await cache.get('a', render))).toBe('version 2');
  expect(readCount()).toBe(2);
});

it('an expired page is served for one more minute while other pages wait to be rendered, and renewed in the background', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer();
  const busyOptions = { isUnbounded: false, isBusy: true };
  await cache.get('a', render);
  now += 10_001;
  expect(await readText(await cache.get('a', render, busyOptions))).toBe('version 1');
  await until(async () => (await readText(await cache.get('a', render, busyOptions))) === 'version 2');
  expect(readCount()).toBe(2);
  // After that minute the request waits for a new page. It also waits if no other pages are waiting.
  now += 70_001;
  expect(await readText(await cache.get('a', render, busyOptions))).toBe('version 3');
  now += 10_001;
  expect(await readText(await cache.get('a', render))).toBe('version 4');
});

it('an expired page whose data has not changed is served for ten more minutes, and renewed in the background', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer();
  const createOptions = (version: string | undefined) => ({
    isUnbounded: false,
    isBusy: false,
    ...(version === undefined ? {} : { readVersion: () => Promise.resolve(version) }),
  });
  await cache.get('a', render, createOptions('1'));
  now += 609_000;
  expect(await readText(await cache.get('a', render, createOptions('1')))).toBe('version 1');
  await until(async () => (await readText(await cache.get('a', render, createOptions('1')))) === 'version 2');
  expect(readCount()).toBe(2);
  // A page expires after ten seconds if its data has changed, or if the version of its data is unknown.
  now += 9_000;
  expect(await readText(await cache.get('a', render, createOptions('2')))).toBe('version 2');
  now += 1_001;
  expect(await readText(await cache.get('a', render, createOptions('2')))).toBe('version 3');
  now += 10_001;
  expect(await readText(await cache.get('a', render, createOptions(undefined)))).toBe('version 4');
  now += 10_001;
  expect(await readText(await cache.get('a', render, createOptions(undefined)))).toBe('version 5');
  now += 610_001;
  expect(await readText(await cache.get('a', render, createOptions('2')))).toBe('version 6');
});

it('a page whose data has not changed is rendered again once a minute, however often it is requested', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer();
  let version = '1';
  const sendRequests = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      await cache.get('a', render, { isUnbounded: false, isBusy: false, readVersion: () => Promise.resolve(version) });
      await new Promise(setImmediate);
      now += 5_000;
    }
    return readCount();
  };
  expect(await sendRequests(12)).toBe(1);
  expect(await sendRequests(12)).toBe(2);
  version = '2';
  expect(await sendRequests(3)).toBe(3);
});

it('a change of data during a rendering also ends the extra time in the cache', async () => {
  const cache = createPageCache();
  const { render } = createRenderer();
  let version = '1';
  const renderSlowly = async () => {
    version = '2';
    return render();
  };
  const options = { isUnbounded: false, isBusy: false, readVersion: () => Promise.resolve(version) };
  await cache.get('a', renderSlowly, options);
  now += 10_001;
  expect(await readText(await cache.get('a', render, options))).toBe('version 2');
});

it('a failed renewal in the background doesn’t affect the request that started it', async () => {
  const cache = createPageCache();
  await cache.get('a', createRenderer().render);
  now += 10_001;
  const broken = () => Promise.reject(new Error('broken'));
  expect(await readText(await cache.get('a', broken, { isUnbounded: false, isBusy: true }))).toBe('version 1');
  await new Promise(setImmediate);
  await expect(cache.get('a', broken)).rejects.toThrow('broken');
});

it('an uncacheable page is sent to all requests that wait for it, but not cached', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer({ isCacheable: false });
  await Promise.all([cache.get('a', render), cache.get('a', render)]);
  expect(readCount()).toBe(1);
  await cache.get('a', render);
  expect(readCount()).toBe(2);
});

it('an uncacheable page is served for two seconds while other pages wait to be rendered, unless there was a complete one', async () => {
  const cache = createPageCache();
  const { render, readCount } = createRenderer({ isCacheable: false });
  const busyOptions = { isUnbounded: true, isBusy: true, readVersion: () => Promise.resolve('1') };
  const read = async () => readText(await cache.get('a', render, busyOptions));
  expect([await read(), await read()]).toEqual(['version 1', 'version 1']);
  now += 2_001;
  expect([await read(), readCount()]).toEqual(['version 2', 2]);

  const complete = createRenderer();
  await cache.get('b', complete.render);
  now += 10_001;
  expect(await readText(await cache.get('b', render, busyOptions))).toBe('version 1');
  await new Promise(setImmediate);
  expect(await readText(await cache.get('b', render, busyOptions))).toBe('version 1');
});

it('a failed rendering throws for its caller, and is not cached', async () => {
  const cache = createPageCache();
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await readText(await cache.get('a', createRenderer().render))).toBe('version 1');
});

it('a request that waits for a rendering that fails gets a rendering of its own', async () => {
  const cache = createPageCache();
  let fail: (error: Error) => void = () => undefined;
  const failing = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const first = cache.get('a', () => failing);
  const second = cache.get('a', createRenderer().render);
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await readText(await second)).toBe('version 1');
});

it('the least recently used page is evicted when there are too many pages', async () => {
  const cache = createPageCache({ limit: 2 });
  const rendererA = createRenderer();
  const rendererB = createRenderer();
  await cache.get('a', rendererA.render);
  await cache.get('b', rendererB.render);
  await cache.get('a', rendererA.render);
  await cache.get('c', createRenderer().render);
  await cache.get('a', rendererA.render);
  expect(rendererA.readCount()).toBe(1);
  await cache.get('b', rendererB.render);
  expect(rendererB.readCount()).toBe(2);
});

it('not-found pages evict only other not-found pages', async () => {
  const cache = createPageCache({ limit: 2, missingLimit: 2 });
  const pageRenderer = createRenderer();
  await cache.get('/', pageRenderer.render);
  const missing = Array.from({ length: 4 }, () => ({ times: 0 }));
  const sendRequest = (index: number) =>
    cache.get(`/missing-${index}`, async () => {
      missing[index]!.times += 1;
      return { page: await preparePage(404, 'not found'), isCacheable: true };
    });
  for (const index of [0, 1, 2, 3, 3, 2]) await sendRequest(index);
  expect(missing.map(({ times }) => times)).toEqual([1, 1, 1, 1]);
  await sendRequest(0);
  expect(missing[0]?.times).toBe(2);
  await cache.get('/', pageRenderer.render);
  expect(pageRenderer.readCount()).toBe(1);
});

it('pages that are still being rendered evict no cached page', async () => {
  const cache = createPageCache({ limit: 1, missingLimit: 1 });
  const pageRenderer = createRenderer();
  await cache.get('/', pageRenderer.render);
  void cache.get('/slow-1', () => new Promise(() => {}));
  void cache.get('/slow-2', () => new Promise(() => {}));
  await cache.get('/', pageRenderer.render);
  expect(pageRenderer.readCount()).toBe(1);
});

it('a page has its content in every encoding, and its ETag depends on its content', async () => {
  const page = await preparePage(200, '<p>ஆறு</p>');
  expect(await page.body('br')).toBe(await page.body('br'));
  expect(await page.body('gzip')).toBe(await page.body('gzip'));
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe('<p>ஆறு</p>');
  expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>ஆறு</p>');
  expect(await readText(page)).toBe('<p>ஆறு</p>');
  expect((await preparePage(200, '<p>ஆறு</p>')).etag).toBe(page.etag);
  expect((await preparePage(200, '<p>other</p>')).etag).not.toBe(page.etag);
  expect(prepareRedirect('/x')).toMatchObject({ status: 302, location: '/x' });
});

describe('the better compression of a page', () => {
  /** Creates a page that counts how often its better compression was started, and its renderer. */
  async function createCountedPage() {
    const improveCompression = jest.fn(() => Promise.resolve());
    const page = { ...(await preparePage(200, 'page')), improveCompression };
    return { improveCompression, render: () => Promise.resolve({ page, isCacheable: true }) };
  }

  it('is started once: at once for a page without parameters, at the second request for another', async () => {
    const cache = createPageCache();
    const [bounded, unbounded] = [await createCountedPage(), await createCountedPage()];
    const countStarts = () => [bounded, unbounded].map(({ improveCompression }) => improveCompression.mock.calls.length);
    const sendRequests = async () => {
      await cache.get('a', bounded.render);
      await cache.get('b', unbounded.render, { isUnbounded: true, isBusy: false });
    };
    await sendRequests();
    expect(countStarts()).toEqual([1, 0]);
    await sendRequests();
    await sendRequests();
    expect(countStarts()).toEqual([1, 1]);
  });

  it('waits while the event loop is busy, because requests need the processor', async () => {
    const cache = createPageCache();
    const { improveCompression, render } = await createCountedPage();
    const sendRequest = (isLoopBusy: boolean) => cache.get('a', render, { isUnbounded: false, isBusy: false, isLoopBusy });
    await sendRequest(true);
    await sendRequest(true);
    expect(improveCompression).not.toHaveBeenCalled();
    await sendRequest(false);
    expect(improveCompression).toHaveBeenCalledTimes(1);
  });
});
