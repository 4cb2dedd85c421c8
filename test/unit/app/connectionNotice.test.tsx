import { act, screen } from '@testing-library/react';
import { getHomeBanner, getMatrices } from '../../../src/api/endpoints/content.ts';
import { ConnectionNotice, formatTimeAndDay } from '../../../src/app/ConnectionNotice.tsx';
import { dehydrate, rehydrate } from '../../../src/app/dehydrate.ts';
import { pageStore, visitor } from '../../support/pageStore.ts';
import { renderPage } from '../../support/renderPage.tsx';

const MOMENT = '2026-11-20T05:12:00.000Z';
const respondWithStatistics = (headers: Record<string, string> = {}): Response =>
  Response.json({ success: true, data: [{ number: '5' }] }, { headers });

/** Renders the notice with a store that has the given responses. `calls` are the requested paths. */
function show(respond: (path: string) => Response) {
  const calls: string[] = [];
  const store = pageStore(({ pathname }) => {
    calls.push(pathname);
    return respond(pathname);
  }, visitor);
  renderPage('/', { page: <ConnectionNotice />, store });
  return { store, calls };
}

const notice = (): HTMLElement => screen.getByRole('status');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T05:20:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs an action and waits for the next frame, in which the store notifies its subscribers. */
const runAndFlush = async (action: () => unknown): Promise<void> => {
  await act(async () => {
    await action();
    await jest.advanceTimersByTimeAsync(20);
  });
};

/** Advances the clock by ten seconds, and waits for pending work. */
const advanceTimers = () => act(() => jest.advanceTimersByTimeAsync(10_020));

it('[D-18] shows a notice while the device is offline', () => {
  show(() => respondWithStatistics());
  expect(notice()).toBeEmptyDOMElement();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice()).toHaveTextContent(/^You are offline\./);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(notice()).toBeEmptyDOMElement();
});

it('[HOME-08] shows a notice while data is stale, and hides it when the data is current', async () => {
  let headers: Record<string, string> = { 'x-as-of': MOMENT };
  const { store, calls } = show(() => respondWithStatistics(headers));
  await runAndFlush(() => store.dispatch(getMatrices.initiate()));
  expect(notice()).toHaveTextContent('Shown as it was at 10:42 AM on 20 November; it updates by itself.');
  await advanceTimers();
  expect(calls).toHaveLength(2);
  expect(notice()).toHaveTextContent('10:42');
  headers = {};
  await advanceTimers();
  expect(notice()).toBeEmptyDOMElement();
  await advanceTimers();
  expect(calls).toHaveLength(3);
});

it('[HOME-08] shows the notice for cached data that cannot be refreshed, and retries failed queries', async () => {
  let response = respondWithStatistics;
  const { store, calls } = show(() => response());
  await runAndFlush(() => store.dispatch(getMatrices.initiate()));
  response = () => Response.json({ success: false, error: 'away', message: 'away' }, { status: 502 });
  await runAndFlush(() => store.dispatch(getHomeBanner.initiate()));
  expect(notice()).toBeEmptyDOMElement();
  await runAndFlush(() => store.dispatch(getMatrices.initiate(undefined, { forceRefetch: true })));
  expect(notice()).toHaveTextContent('Shown as it was at 10:50');
  response = respondWithStatistics;
  await advanceTimers();
  expect(notice()).toBeEmptyDOMElement();
  expect(calls.filter((path) => path.includes('home-banner'))).toHaveLength(2);
});

it.each([
  ['an error of the server', () => Response.json({ success: false, error: 'No', message: 'No' }, { status: 500 }), 2],
  ['a refusal without a reason', () => Response.json({ success: false }), 2],
  ['a refusal with a reason', () => Response.json({ success: false, error: 'No statistics' }), 1],
  ['404', () => Response.json({ success: false, error: 'No', message: 'No' }, { status: 404 }), 1],
])(
  '[HOME-08] a query that failed with %s is retried automatically if that may help and a page still uses it',
  async (_failure, failedResponse, expectedCalls) => {
    let response = failedResponse;
    const { store, calls } = show(() => response());
    const subscription = store.dispatch(getHomeBanner.initiate());
    await runAndFlush(() => store.dispatch(getMatrices.initiate()));
    subscription.unsubscribe();
    await runAndFlush(() => undefined);
    response = respondWithStatistics;
    await advanceTimers();
    await advanceTimers();
    const count = (call: string): number => calls.filter((path) => path.includes(call)).length;
    expect([count('matrices'), count('home-banner')]).toEqual([expectedCalls, 1]);
  },
);

it("[HOME-08] shows the notice for stale data in the server's state", async () => {
  const server = pageStore(() => respondWithStatistics({ 'x-as-of': MOMENT }), visitor);
  await server.dispatch(getMatrices.initiate());
  const { store } = show(() => respondWithStatistics());
  await runAndFlush(() => rehydrate(store, dehydrate(server.getState())));
  // The page's components start their queries in the same way.
  await runAndFlush(() => store.dispatch(getMatrices.initiate()));
  expect(notice()).toHaveTextContent('10:42');
  await advanceTimers();
  expect(notice()).toBeEmptyDOMElement();
});

it("shows times in India's time zone", () => {
  expect(formatTimeAndDay('2026-11-19T18:29:00.000Z')).toBe('11:59 PM on 19 November');
  expect(formatTimeAndDay('2026-11-19T18:30:00.000Z')).toBe('12:00 AM on 20 November');
});
