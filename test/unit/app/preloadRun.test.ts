import { waitFor } from '@testing-library/react';
import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { baseApi } from '../../../src/api/baseApi.ts';
import { listCertifications } from '../../../src/api/endpoints/certifications.ts';
import { listEventCategories } from '../../../src/api/endpoints/events.ts';
import { createPreloadRun } from '../../../src/app/preloadRun.ts';
import { prefetchOnIntent } from '../../../src/app/prefetch.ts';
import { listIndexedPaths } from '../../../src/app/routes.ts';
import { shellStore, visitor } from './shell.tsx';

type Store = ReturnType<typeof shellStore>['store'];

/** Counts the subscriptions to cache entries. */
const countSubscriptions = (store: Store): number => {
  const { getSubscriptions } = store.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptions(): Map<string, Map<string, unknown>>;
  };
  return [...getSubscriptions().values()].reduce((sum, { size }) => sum + size, 0);
};

const categories = [{ id: 1, name: 'Awards' }];

describe('preload queries', () => {
  it('[CACHE-01] a query returns its data, or reports that it failed', async () => {
    const { store } = shellStore({ 'event-categories': categories, certifications: 500 });
    const { runQuery } = createPreloadRun(store);
    const { data } = await runQuery(listEventCategories.initiate());
    expect(data).toMatchObject([{ name: 'Awards' }]);
    expect(await runQuery(listCertifications.initiate())).toMatchObject({ isError: true });
  });

  it('[CACHE-01] releases subscriptions, and keeps responses in the cache for a while', async () => {
    const { store } = shellStore({ 'event-categories': categories });
    const { runQuery, release } = createPreloadRun(store);
    await runQuery(listEventCategories.initiate());
    expect(countSubscriptions(store)).toBe(1);
    release();
    expect(countSubscriptions(store)).toBe(0);
    expect(listEventCategories.select()(store.getState()).data).toHaveLength(1);
  });

  it('[CACHE-01] sends no query after it was stopped', async () => {
    const { store, calls } = shellStore({ 'event-categories': categories });
    const { runQuery, stop } = createPreloadRun(store);
    stop();
    let settled = false;
    void runQuery(listEventCategories.initiate()).then(() => {
      settled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('hovering a link', () => {
  const pointAt = (href: string): void => {
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('[CACHE-01] prefetches the data of its page without a subscription, unless the page is unknown or for members', async () => {
    window.history.replaceState(null, '', '/Contact');
    const { store, calls } = shellStore({ allJobs: [], jobCategories: [] }, visitor);
    prefetchOnIntent(store);
    pointAt('/EXPLOREJOBS?x=1');
    await waitFor(() => expect(calls).toEqual(['/api/jobs/allJobs', '/api/jobCategories']));
    await waitFor(() => expect(countSubscriptions(store)).toBe(0));
    pointAt('/no-such-page');
    pointAt('/dashboard');
    await settle();
    expect(calls).toHaveLength(2);
  });
});

it('[NAV-04] [JOBS-09] the sitemap lists a job once even if the board has it twice, and the pages even if the board fails', async () => {
  const job = { _id: 'job1', jobTitle: 'PM' } satisfies RowOf<Job>;
  const listPaths = async (allJobs: readonly unknown[] | number) => {
    const { store } = shellStore({ allJobs, '/wp-json/': [] }, visitor);
    const entries = await listIndexedPaths(createPreloadRun(store).runQuery, new Date());
    return entries.map((entry) => (typeof entry === 'string' ? entry : entry.path));
  };
  expect((await listPaths([job, job])).filter((path) => path.includes('job1'))).toEqual(['/exploreJobs?job=job1']);
  expect(await listPaths(502)).toContain('/exploreJobs');
});
