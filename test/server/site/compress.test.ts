import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preparePage } from '../../../server/site/pageCache.ts';

/** Creates HTML that is long enough for the compression qualities to differ. */
const createHtml = (seed: string): string =>
  Array.from({ length: 400 }, (_, line) => `<p class="css-${(line * 7919) % 97}">${seed} ${line} – ₹ ${(line * 104_729) % 9973}</p>`).join(
    '\n',
  );

describe('a compressed page', () => {
  const html = createHtml('body');

  it('has the same content in every encoding', async () => {
    const page = await preparePage(200, html);
    expect((await page.body('identity')).toString()).toBe(html);
    expect(gunzipSync(await page.body('gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html);
  });

  it('is smaller, with the same text, after its compression is improved', async () => {
    const page = await preparePage(200, html);
    const quickBody = await page.body('br');
    await page.improveCompression();
    const best = await page.body('br');
    expect(best.length).toBeLessThan(quickBody.length);
    expect(brotliDecompressSync(best).toString()).toBe(html);
  });

  it('has the improved compression at once when the page is rendered again with no change but its time', async () => {
    const createHtmlAt = (time: number): string =>
      `${createHtml('repeated')}<script type="application/json" id="boot">{"renderedAt":${time},"scripts":[]}</script>`;
    const page = await preparePage(200, createHtmlAt(1_000));
    const quickBody = await page.body('br');
    await page.improveCompression();
    const secondPage = await preparePage(200, createHtmlAt(2_000));
    const firstBody = await secondPage.body('br');
    expect(firstBody.length).toBeLessThan(quickBody.length);
    await secondPage.improveCompression();
    expect(await secondPage.body('br')).toBe(firstBody);
  });

  it('keeps its quick compression if it is a not-found page', async () => {
    const missing = await preparePage(404, createHtml('missing'));
    const quickBody = await missing.body('br');
    await missing.improveCompression();
    expect(await missing.body('br')).toBe(quickBody);
  });

  it('is improved only while no other page is; pages beyond the twentieth in the queue are skipped', async () => {
    // The first page is long, so it would be finished last if pages were compressed in parallel.
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, index) => preparePage(200, createHtml(`crowd ${index}`).repeat(index === 0 ? 20 : 1))),
    );
    const quickBodies = await Promise.all(pages.map((page) => page.body('br')));
    const finishedPages: number[] = [];
    await Promise.all(pages.map((page, index) => page.improveCompression().then(() => finishedPages.push(index))));
    expect(finishedPages.filter((index) => index < 20)).toEqual([...Array(20).keys()]);
    const after = await Promise.all(pages.map((page) => page.body('br')));
    expect(after.filter((body, index) => body !== quickBodies[index])).toHaveLength(20);
  });
});
