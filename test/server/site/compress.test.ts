/** @jest-environment node */
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
    const page = preparePage(200, html);
    expect((await page.body('identity')).toString()).toBe(html);
    expect(gunzipSync(await page.body('gzip')).toString()).toBe(html);
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html);
  });

  it('is compressed further, with the same text, once the page is cached', async () => {
    const page = preparePage(200, html);
    const quickBody = await page.body('br');
    await page.improveCompression();
    const best = await page.body('br');
    expect(best.length).toBeLessThan(quickBody.length);
    expect(brotliDecompressSync(best).toString()).toBe(html);
  });

  it('has its best compression at once when the page is rendered again without a change', async () => {
    const renderedAt = (time: number): string =>
      `${createHtml('again')}<script type="application/json" id="boot">{"renderedAt":${time},"scripts":[]}</script>`;
    const page = preparePage(200, renderedAt(1_000));
    const quickBody = await page.body('br');
    await page.improveCompression();
    const again = preparePage(200, renderedAt(2_000));
    const first = await again.body('br');
    expect(first.length).toBeLessThan(quickBody.length);
    await again.improveCompression();
    expect(await again.body('br')).toBe(first);
  });

  it('is not compressed further when it is a not-found page', async () => {
    const missing = preparePage(404, createHtml('missing'));
    const quickBody = await missing.body('br');
    await missing.improveCompression();
    expect(await missing.body('br')).toBe(quickBody);
  });

  it('is recompressed one at a time, skipping pages that would wait too long', async () => {
    // In parallel, the first page, which is long, would end last.
    const pages = Array.from({ length: 30 }, (_, index) => preparePage(200, createHtml(`crowd ${index}`).repeat(index === 0 ? 20 : 1)));
    const quickBodies = await Promise.all(pages.map((page) => page.body('br')));
    const finishedPages: number[] = [];
    await Promise.all(pages.map((page, index) => page.improveCompression().then(() => finishedPages.push(index))));
    expect(finishedPages.filter((index) => index < 20)).toEqual([...Array(20).keys()]);
    const after = await Promise.all(pages.map((page) => page.body('br')));
    expect(after.filter((body, index) => body !== quickBodies[index])).toHaveLength(20);
  });
});
