import { baseApi } from '../../../src/api/baseApi.ts';
import { boardApi } from '../../../src/api/endpoints/board.ts';
import { programApi } from '../../../src/api/endpoints/program.ts';
import { tag } from '../../../src/api/tags.ts';
import { dehydrate, type Handover } from '../../../src/app/dehydrate.ts';
import { rehydrate } from '../../../src/app/rehydrate.ts';
import { shellStore } from './shell.tsx';

const { listEventCategories } = programApi.endpoints;
const { getJob } = boardApi.endpoints;
const overTheWire = (handover: Handover): Handover => JSON.parse(JSON.stringify(handover)) as Handover;
const programs = { 'event-categories': [{ id: 7, name: 'Awards' }] };

it('[CACHE-01] hands over the same for the same answers, whenever they were had', async () => {
  const had = async (): Promise<string> => {
    const { store } = shellStore(programs);
    await store.dispatch(listEventCategories.initiate());
    return JSON.stringify(dehydrate(store.getState()));
  };
  const first = await had();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(await had()).toBe(first);
  expect(first).not.toMatch(/requestId|TimeStamp|provided/);
});

it('[CACHE-01] the browser knows what its answers are about: what changes one of them asks for it again', async () => {
  const server = shellStore(programs);
  await server.store.dispatch(listEventCategories.initiate());
  const browser = shellStore(programs);
  rehydrate(browser.store, overTheWire(dehydrate(server.store.getState())));
  const shown = browser.store.dispatch(listEventCategories.initiate());
  await shown;
  expect(browser.calls).toEqual([]);
  browser.store.dispatch(programApi.util.invalidateTags([tag('Program', '7')]));
  await Promise.all(browser.store.dispatch(programApi.util.getRunningQueriesThunk()));
  expect(browser.calls).toHaveLength(1);
});

it('[CACHE-01] a refusal is handed over, too, with its status', async () => {
  const server = shellStore({ '/': 404 });
  await server.store.dispatch(getJob.initiate('none'));
  const handover = overTheWire(dehydrate(server.store.getState()));
  const browser = shellStore({ '/': 404 });
  rehydrate(browser.store, handover);
  const { isError, error } = getJob.select('none')(browser.store.getState());
  expect(isError).toBe(true);
  expect(error).toEqual(getJob.select('none')(server.store.getState()).error);
});

it('[CACHE-01] an answer whose code comes later is there for it, and is asked for again when anything has changed', async () => {
  const answers: Handover['answers'] = [['listLater', ['kept'], { b: 1, a: 2 }]];
  const { store, calls } = shellStore({ '/later': ['new'] });
  rehydrate(store, overTheWire({ answers, refused: {} }));
  const { listLater } = baseApi.injectEndpoints({
    endpoints: (build) => ({ listLater: build.query<string[], { a: number; b: number }>({ query: () => ({ url: '/later' }) }) }),
  }).endpoints;
  const shown = store.dispatch(listLater.initiate({ a: 2, b: 1 }));
  expect(await shown).toMatchObject({ data: ['kept'], isSuccess: true });
  expect(calls).toEqual([]);
  store.dispatch(baseApi.util.invalidateTags([tag('Job')]));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(calls).toHaveLength(1);
  expect(listLater.select({ a: 2, b: 1 })(store.getState()).data).toMatchObject({ data: ['new'] });
});
