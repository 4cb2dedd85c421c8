import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { baseApi } from '../../../src/api/baseApi.ts';
import { listEventCategories } from '../../../src/api/endpoints/events.ts';
import { browseJobs, getJob } from '../../../src/api/endpoints/jobs.ts';
import { dehydrate, type DehydratedState, rehydrate } from '../../../src/app/dehydrate.ts';
import { pageStore } from '../../support/pageStore.ts';
import { shellStore, visitor } from './shell.tsx';

const throughJson = (dehydrated: DehydratedState): DehydratedState => JSON.parse(JSON.stringify(dehydrated)) as DehydratedState;
const programs = { 'event-categories': [{ id: 7, name: 'Awards' }] };

it('[CACHE-01] the dehydrated state is the same for the same responses at any time', async () => {
  const dehydrateOnce = async (): Promise<string> => {
    const { store } = shellStore(programs);
    await store.dispatch(listEventCategories.initiate());
    return JSON.stringify(dehydrate(store.getState()));
  };
  const first = await dehydrateOnce();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(await dehydrateOnce()).toBe(first);
  expect(first).not.toMatch(/requestId|TimeStamp|provided/);
});

it('[CACHE-01] rehydrated responses have tags, so that writes invalidate them', async () => {
  const server = shellStore(programs);
  await server.store.dispatch(listEventCategories.initiate());
  const browser = shellStore(programs);
  rehydrate(browser.store, throughJson(dehydrate(server.store.getState())));
  const subscription = browser.store.dispatch(listEventCategories.initiate());
  await subscription;
  expect(browser.calls).toEqual([]);
  browser.store.dispatch(baseApi.util.invalidateTags(['Program']));
  await Promise.all(browser.store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(browser.calls).toHaveLength(1);
});

it('[CACHE-01] failed queries are included with their status', async () => {
  const server = shellStore({ '/': 404 });
  await server.store.dispatch(getJob.initiate('none'));
  const dehydrated = throughJson(dehydrate(server.store.getState()));
  const browser = shellStore({ '/': 404 });
  rehydrate(browser.store, dehydrated);
  const { isError, error } = getJob.select('none')(browser.store.getState());
  expect(isError).toBe(true);
  expect(error).toEqual(getJob.select('none')(server.store.getState()).error);
});

it('[NAV-08] rehydration leaves out the responses of an unknown endpoint, as when the code of a page did not load', async () => {
  const server = shellStore(programs);
  await server.store.dispatch(listEventCategories.initiate());
  const dehydrated = throughJson(dehydrate(server.store.getState()));
  const browser = shellStore(programs);
  rehydrate(browser.store, { ...dehydrated, fulfilled: [['unknownEndpoint', { id: 7 }], ...dehydrated.fulfilled] });
  expect(listEventCategories.select()(browser.store.getState()).data).toEqual(listEventCategories.select()(server.store.getState()).data);
  expect(Object.keys(browser.store.getState().api.queries)).toHaveLength(1);
});

it('[JOBS-02] the board goes on with the page of the list after those that the server has loaded', async () => {
  const noFilter = { keyword: '', location: '' };
  const server = pageStore(
    () => Response.json([{ _id: 'a', jobTitle: 'Job a' } satisfies RowOf<Job>], { headers: { 'x-next-cursor': 'p2' } }),
    visitor,
  );
  await server.dispatch(browseJobs.initiate(noFilter));
  const requests: string[] = [];
  const browser = pageStore(({ pathname, search }) => {
    requests.push(`${pathname}${search}`);
    return Response.json([{ _id: 'b', jobTitle: 'Job b' } satisfies RowOf<Job>]);
  }, visitor);
  rehydrate(browser, throughJson(dehydrate(server.getState())));
  await browser.dispatch(browseJobs.initiate(noFilter));
  await browser.dispatch(browseJobs.initiate(noFilter, { direction: 'forward' }));
  expect(requests).toEqual(['/api/jobs/allJobs?limit=6&cursor=p2']);
  expect(browseJobs.select(noFilter)(browser.getState()).data?.pages).toHaveLength(2);
});
