import type { Head, PageModule } from '../../../../src/api/page.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import { apiStore, json } from '../../api/apiStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

/** Responses by a part of the path: data, the HTTP status of a failure, 'no response' or 'never'; by default an empty list. */
export type TestResponses = Record<string, unknown>;

/** Creates a store with a content system. The response to a call is that of the longest key that the call's path contains. */
function createContentSystem(responses: TestResponses) {
  return apiStore(({ path }) => {
    const [key] = Object.keys(responses)
      .filter((part) => path.includes(part))
      .sort((a, b) => b.length - a.length);
    const response = key === undefined ? [] : responses[key];
    if (response === 'never') return new Promise<Response>(() => {});
    if (response === 'no response') return Promise.reject(new TypeError('Failed to fetch'));
    if (typeof response === 'number') return json({ success: false, error: 'No', message: 'No' }, { status: response });
    return json({ success: true, data: response });
  });
}

interface Options {
  /** The route's pattern, which `address` matches. */
  path: string;
  address: string;
  responses?: TestResponses;
  /** Whether the page's data is there from the first render on. */
  loaded?: boolean;
}

/** Shows a page at an address as the site does. A test may change `responses` between calls. */
export async function showPage(module: PageModule, { path, address, responses = {}, loaded = true }: Options) {
  const system = createContentSystem(responses);
  const url = new URL(address, 'https://chapter.example.org');
  const [, , specialProgramName, id] = url.pathname.split('/');
  const params = { specialProgramName, ...(id === undefined ? {} : { id }) };
  const now = new Date();
  if (loaded) await module.preload?.({ runQuery: createPreloadRun(system.store).runQuery, params, url, now });
  const Page = module.default;
  const view = renderPage(address, { page: { [path]: <Page name="Page" /> }, store: system.store });
  const head = (): Head => module.head({ params, url, now, name: 'Page', state: system.store.getState() });
  return { ...system, ...view, head, responses };
}
