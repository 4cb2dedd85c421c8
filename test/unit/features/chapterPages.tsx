import type { PageContext, PageModule } from '../../../src/api/page.ts';
import { signedOutUser } from '../../../src/api/session/userSlice.ts';
import { createPreloadRun } from '../../../src/app/preloadRun.ts';
import { demoPages } from '../../support/content.ts';
import { json } from '../api/apiStore.ts';
import { pageStore } from '../../support/pageStore.ts';
import { renderPage } from '../../support/renderPage.tsx';

/** The texts of every page in the demo content. */
export const pageTexts = demoPages();

/** The response to a call: its body, the status of a failure, or `never` for no response. */
type TestResponse = object | number | 'never';

/** Extreme texts: a very long one, one from right to left, and one with an entity and a tag. */
export const extremeTexts = {
  long: `${'Antidisestablishmentarianism'.repeat(8)} ${'and so on '.repeat(10)}`.trim(),
  rtl: 'مدير المشاريع',
  html: 'R&amp;D <script>alert(1)</script>',
} as const;

/**
 * Shows a page of the chapter with a server that has the given responses. An unexpected call gets an empty list.
 *
 * @param page the page's module
 * @param address the address at which the page is opened
 * @param responses the responses by the end of the call's path
 * @param loaded whether the page's data is there from the first render on
 * @returns among others `calls`, the requested paths; and `head()`, the page's head for the data that has loaded so far
 */
export async function showPage(page: PageModule, address: string, responses: Record<string, TestResponse>, { loaded = true } = {}) {
  const calls: string[] = [];
  const store = pageStore(({ pathname }) => {
    calls.push(pathname);
    const response = Object.entries(responses).find(([pathEnd]) => pathname.endsWith(pathEnd))?.[1] ?? [];
    if (response === 'never') return new Promise<Response>(() => {});
    if (typeof response === 'number') return json({ success: false, error: 'No', message: 'No' }, { status: response });
    return json(response);
  }, signedOutUser);
  const url = new URL(address, 'https://chapter.example.org');
  const now = new Date();
  if (loaded) await page.preload?.({ runQuery: createPreloadRun(store).runQuery, params: {}, url, now });
  const context: PageContext = { params: {}, url, now, name: 'The page', state: store.getState() };
  const Page = page.default;
  const view = renderPage(address, { page: <Page name="The page" />, store });
  return { ...view, calls, head: () => page.head({ ...context, state: store.getState() }) };
}
