import { describeError } from '../../../src/api/errors.ts';
import { getProviderDrift } from '../../../src/api/endpoints/system.ts';
import { apiStore, json } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const errorResponse = (status: number) => json({ success: false, error: 'No', message: 'No' }, { status });
const { getMatrices, getUserDetails, sendOtp, verifyOtp } = endpoints;

describe('[CACHE-01] retries and time limits', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('[CACHE-01] a read is retried 3 times, after 1, 2 and 4 seconds', async () => {
    const { store, calls } = apiStore(() => errorResponse(503), { retries: undefined });
    const result = store.dispatch(getMatrices.initiate());
    const callCounts: number[] = [];
    for (let second = 0; second <= 8; second += 1) {
      await jest.advanceTimersByTimeAsync(second === 0 ? 10 : 1000);
      callCounts.push(calls.length);
    }
    expect(callCounts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect((await result).error).toMatchObject({ status: 503 });
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['429', () => errorResponse(429)],
    ['500', () => errorResponse(500)],
    ['an HTML page with 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('[CACHE-01] %s is retried until it succeeds', async (_name, failedResponse) => {
    let tries = 0;
    const { store, calls } = apiStore(() => ((tries += 1) < 3 ? failedResponse() : json({ data: [] })), { retries: undefined });
    const result = store.dispatch(getMatrices.initiate());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(3);
    expect((await result).data).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 410])('[CACHE-01] %d is not retried', async (status) => {
    const { store, calls } = apiStore(() => errorResponse(status), { retries: undefined });
    await store.dispatch(getMatrices.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  it('[CACHE-01] a response of the wrong shape is not retried', async () => {
    const { store, calls } = apiStore(() => json({}), { retries: undefined });
    await store.dispatch(getMatrices.initiate());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  it('[D-30] writes are never sent twice', async () => {
    const { store, calls } = apiStore(() => errorResponse(503), { retries: undefined });
    await store.dispatch(sendOtp.initiate({ email: 'member@example.org' }));
    await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'published' }));
    await store.dispatch(endpoints.checkUser.initiate({ email: 'member@example.org' }));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(3);
  });

  it('[CACHE-01] a call that is aborted during the delay is not retried', async () => {
    const { store, calls } = apiStore(() => errorResponse(503), { retries: undefined });
    const result = store.dispatch(getMatrices.initiate());
    await jest.advanceTimersByTimeAsync(10);
    result.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    await result;
  });

  it('[CACHE-01] a response is kept for five minutes after its last use', async () => {
    const { store, calls } = apiStore(() => json({ data: [] }));
    const show = async (): Promise<void> => {
      const subscription = store.dispatch(getMatrices.initiate());
      await subscription;
      subscription.unsubscribe();
    };
    await show();
    await jest.advanceTimersByTimeAsync(299_000);
    await show();
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(301_000);
    await show();
    expect(calls).toHaveLength(2);
  });

  it('a request times out after 20 s', async () => {
    const neverRespond = (_call: unknown, signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const { store } = apiStore(neverRespond);
    const result = store.dispatch(getMatrices.initiate());
    await jest.advanceTimersByTimeAsync(20_100);
    expect(describeError((await result).error, 'getMatrices')).toMatchObject({ kind: 'timeout', text: 'Network error', retryable: true });
  });
});

describe('sharing and sessions', () => {
  it('[CACHE-01] two components that request the same data share one call', async () => {
    const { store, calls } = apiStore(() => json({ data: [] }));
    await Promise.all([store.dispatch(getMatrices.initiate()), store.dispatch(getMatrices.initiate())]);
    await store.dispatch(getMatrices.initiate());
    expect(calls).toHaveLength(1);
  });

  it('[ERR-02] the statistics and the calls for passcodes are sent with cookies and JSON headers, another read is not', async () => {
    const { store, calls } = apiStore(() => json({ data: [] }));
    await store.dispatch(getMatrices.initiate());
    await store.dispatch(sendOtp.initiate({ email: 'member@example.org' }));
    await store.dispatch(verifyOtp.initiate({ email: 'member@example.org', otp: '123456' }));
    await store.dispatch(endpoints.listEventCategories.initiate());
    expect(calls.map(({ credentials, headers }) => [credentials, headers.get('content-type')])).toEqual([
      ['include', 'application/json'],
      ['include', 'application/json'],
      ['include', 'application/json'],
      ['same-origin', null],
    ]);
  });

  it('the token is sent only with member, job and system calls', async () => {
    const { store, calls } = apiStore(() => json({ data: [] }), { authToken: () => 'secret' });
    await store.dispatch(getMatrices.initiate());
    await store.dispatch(verifyOtp.initiate({ otp: '123456', email: 'member@example.org' }));
    await store.dispatch(getUserDetails.initiate());
    await store.dispatch(endpoints.listVideos.initiate());
    await store.dispatch(endpoints.listAllJobs.initiate({}));
    await store.dispatch(getProviderDrift.initiate());
    const bearer = 'Bearer secret';
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, bearer, bearer, bearer, bearer]);
  });

  it('[AUTH-09] a 401 for the token is reported', async () => {
    const onUnauthorized = jest.fn();
    const { store } = apiStore(() => errorResponse(401), { authToken: () => 'old', onUnauthorized });
    await store.dispatch(getUserDetails.initiate());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-09] a 401 for a wrong passcode, without a token or for a token that was replaced ends no session', async () => {
    const onUnauthorized = jest.fn();
    const tokens = ['old', 'new'];
    const apiWithNewToken = apiStore(() => errorResponse(401), { authToken: () => tokens.shift() ?? 'new', onUnauthorized });
    await apiWithNewToken.store.dispatch(getUserDetails.initiate());
    const anonymousApi = apiStore(() => errorResponse(401), { onUnauthorized });
    await anonymousApi.store.dispatch(getUserDetails.initiate());
    const memberApi = apiStore(() => errorResponse(401), { authToken: () => 'old', onUnauthorized });
    await memberApi.store.dispatch(verifyOtp.initiate({ otp: '1', email: 'member@example.org' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
