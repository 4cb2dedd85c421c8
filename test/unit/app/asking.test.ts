import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { waitFor } from '@testing-library/react';
import { baseApi } from '../../../src/api/baseApi.ts';
import { listCertifications } from '../../../src/api/endpoints/certifications.ts';
import { listEventCategories } from '../../../src/api/endpoints/events.ts';
import { askThrough } from '../../../src/app/asking.ts';
import { prefetchOnIntent } from '../../../src/app/prefetch.ts';
import { closedPaths, listedPaths } from '../../../src/app/siteIndex.ts';
import { member, shellStore, visitor } from './shell.tsx';

type Store = ReturnType<typeof shellStore>['store'];

/** How many subscriptions hold answers in the cache. */
const subscribed = (store: Store): number => {
  const { getSubscriptions } = store.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptions(): Map<string, Map<string, unknown>>;
  };
  return [...getSubscriptions().values()].reduce((sum, { size }) => sum + size, 0);
};

const names = [{ id: 1, name: 'Awards' }];

describe('asking for what a page shows', () => {
  it('[CACHE-01] one answer can be used to ask for the next, and a failed one says so', async () => {
    const { store } = shellStore({ 'event-categories': names, certifications: 500 });
    const { ask } = askThrough(store);
    const { data } = await ask(listEventCategories.initiate());
    expect(data).toMatchObject([{ name: 'Awards' }]);
    expect(await ask(listCertifications.initiate())).toMatchObject({ isError: true });
  });

  it('[CACHE-01] subscriptions are released, and the answers stay for a while', async () => {
    const { store } = shellStore({ 'event-categories': names });
    const { ask, release } = askThrough(store);
    await ask(listEventCategories.initiate());
    expect(subscribed(store)).toBe(1);
    release();
    expect(subscribed(store)).toBe(0);
    expect(listEventCategories.select()(store.getState()).data).toHaveLength(1);
  });

  it('[CACHE-01] nothing new is asked for once nobody waits any more', async () => {
    const { store, calls } = shellStore({ 'event-categories': names });
    const { ask, stop } = askThrough(store);
    stop();
    let settled = false;
    void ask(listEventCategories.initiate()).then(() => {
      settled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('pointing at a link', () => {
  const point = (href: string): void => {
    document.body.innerHTML = `<a href="${href}">there</a>`;
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('[CACHE-01] fetches what its page shows, in its canonical spelling, and holds no subscription', async () => {
    window.history.replaceState(null, '', '/Contact');
    const { store, calls } = shellStore(
      { allJobs: [], jobCategories: [], home: [], 'active-events': [], certifications: [], matrices: [] },
      visitor,
    );
    prefetchOnIntent(store);
    point('/EXPLOREJOBS?x=1');
    await waitFor(() => expect(calls).toEqual(['/api/jobs/allJobs', '/api/jobCategories']));
    await waitFor(() => expect(subscribed(store)).toBe(0));
    point('/no-such-page');
    point('/dashboard');
    await settled();
    expect(calls).toHaveLength(2);
  });
});

describe('search engines', () => {
  it('[NAV-04] [JOBS-09] are told of the indexed pages and of the jobs, each once', async () => {
    const { store } = shellStore(
      {
        allJobs: [
          { _id: 'job1', jobTitle: 'PM' } satisfies RowOf<Job>,
          { _id: 'job2', jobTitle: 'PM' } satisfies RowOf<Job>,
          { _id: 'job1', jobTitle: 'PM' } satisfies RowOf<Job>,
        ],
        '/wp-json/': [],
      },
      member,
    );
    const paths = (await listedPaths(askThrough(store).ask, new Date())).map((entry) => (typeof entry === 'string' ? entry : entry.path));
    expect(paths).toEqual(expect.arrayContaining(['/', '/exploreJobs', '/exploreJobs?job=job1', '/exploreJobs?job=job2']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => closedPaths().some((closed) => path.startsWith(closed)))).toEqual([]);
  });

  it('[NAV-04] are told of the pages when the job backend fails', async () => {
    const { store } = shellStore({ allJobs: 502, '/wp-json/': [] });
    expect(await listedPaths(askThrough(store).ask, new Date())).toEqual(expect.arrayContaining(['/', '/exploreJobs']));
  });

  it("[DASH-02] are kept out of members' pages", () => {
    const closed = ['/applicants/', '/applyJob/', '/dashboard/jobs', '/dashboard/profile', '/editJob/', '/postJob'];
    expect(closedPaths()).toEqual(expect.arrayContaining(closed));
  });
});
