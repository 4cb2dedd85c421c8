import { explainFailedWrite } from '../../../src/api/explainFailedWrite.ts';
import { describeError, explainFailure, isWithoutResponse } from '../../../src/api/errors.ts';
import { listOperations, readContracts } from '../../../scripts/contract/documents.ts';
import { apiStore, json } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const networkError = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
const httpError = (status: number, data: unknown) => ({ status, data });

afterEach(() => void jest.restoreAllMocks());

describe('[ERR-01] the error of a job call', () => {
  it('[ERR-01] shows the default text when this site’s server reports that a provider gave no reason', () => {
    const data = { success: false, error: 'It failed.', message: 'It failed.', code: 'NO_REASON' };
    expect(describeError({ status: 502, data }, 'browseJobs').text).toBe('Failed to fetch jobs');
  });

  it.each([502, 504])('[ERR-01] shows the default text when a provider did not respond (%i)', (status) => {
    const data = { success: false, error: 'Away.', message: 'Away.', code: 'NO_RESPONSE' };
    expect(explainFailure({ status, data }, 'The jobs', 'browseJobs')).toMatchObject({
      text: 'Failed to fetch jobs',
      hint: expect.stringContaining('The server'),
      retryMayHelp: true,
    });
  });

  it('[ERR-01] shows the error field, or else the message field', () => {
    expect(describeError(httpError(409, { error: 'Applied already', message: 'Other' }), 'applyForJob').text).toBe('Applied already');
    expect(describeError(httpError(409, { error: '', message: 'Other' }), 'applyForJob').text).toBe('Other');
  });

  it.each([
    ['applyForJob', 'Failed to apply for job'],
    ['checkUser', 'Failed to apply for job'],
    ['postJob', 'Failed to post job'],
    ['listJobsCreatedByUser', 'Failed to fetch created jobs'],
    ['listJobsAppliedByUser', 'Failed to fetch applied jobs'],
    ['browseJobs', 'Failed to fetch jobs'],
    ['listAllJobs', 'Failed to fetch jobs'],
    ['updateJobStatus', 'Failed to update the status of job'],
    ['getJob', 'Failed to fetch job details'],
    ['updateJob', 'Failed to updated job'],
    ['searchJobs', 'Failed to search jobs'],
    ['listApplicants', 'Could not get Applicants'],
    ['searchApplicants', 'Failed to search for Applicant'],
    ['editJob', 'Failed to load job details'],
    ['job', 'Operation failed'],
  ])('[ERR-01] of %s without a reason shows “%s”', (subject, text) => {
    expect(describeError(httpError(500, undefined), subject).text).toBe(text);
    expect(describeError(networkError, subject)).toMatchObject({ text, kind: 'network', retryable: true });
  });

  it('[ERR-01] has a default text for every documented endpoint of the job backend, and for `browseJobs` and `job`', () => {
    const operationIds = listOperations(readContracts().jobs ?? {})
      .filter(({ definition }) => definition['x-extension'] !== true)
      .map(({ definition }) => String(definition.operationId));
    expect(operationIds).toContain('applyForJob');
    for (const subject of [...operationIds, 'browseJobs', 'job']) {
      expect(describeError(httpError(500, undefined), subject).text).not.toMatch(/HTTP error|An error occurred/);
    }
  });
});

describe('[ERR-02] the error of a content call', () => {
  it('[ERR-02] shows the status, or a network error, when a public read fails', () => {
    expect(describeError(httpError(404, { message: 'No such event' }), 'getEvent')).toEqual({
      text: 'HTTP error! status: 404',
      kind: 'notFound',
      status: 404,
      retryable: false,
    });
    expect(describeError(httpError(503, null), 'getHomeBanner')).toEqual({
      text: 'HTTP error! status: 503',
      kind: 'server',
      status: 503,
      retryable: true,
    });
    expect(describeError(networkError, 'getHomeBanner')).toMatchObject({ text: 'Network error', kind: 'network' });
  });

  it("[ERR-02] shows the server's message for a post and a read with the token, or else a default text", () => {
    expect(describeError(httpError(400, { error: 'Wrong code' }), 'verifyOtp').text).toBe('Wrong code');
    expect(describeError(httpError(403, { message: 'Members only' }), 'listVideos').text).toBe('Members only');
    expect(describeError(httpError(500, {}), 'sendOtp')).toMatchObject({ text: 'An error occurred', kind: 'server' });
    expect(describeError(httpError(401, {}), 'getUserDetails')).toMatchObject({
      text: 'An error occurred',
      kind: 'unauthorized',
      retryable: false,
    });
    expect(describeError(networkError, 'sendOtp').text).toBe('Network error');
  });

  it('[ERR-02] says that the format is invalid when the body is not JSON', async () => {
    const { store } = apiStore(() => new Response('<h1>Hello</h1>'));
    const { error } = await store.dispatch(endpoints.getUserDetails.initiate());
    expect(describeError(error, 'getUserDetails')).toMatchObject({ text: 'Invalid response format', kind: 'format', status: 200 });
  });

  it('[ERR-02] keeps the status of an error page that is not JSON', async () => {
    const { store } = apiStore(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { error } = await store.dispatch(endpoints.getHomeBanner.initiate());
    expect(describeError(error, 'getHomeBanner')).toMatchObject({
      text: 'HTTP error! status: 502',
      kind: 'server',
      status: 502,
      retryable: true,
    });
  });
});

describe('kinds of failure', () => {
  it('a browser without a connection is offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(describeError(networkError, 'getHomeBanner').kind).toBe('offline');
  });

  it.each([
    [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, 'timeout', true],
    [httpError(400, {}), 'client', false],
    [httpError(410, {}), 'notFound', false],
    [httpError(429, {}), 'client', true],
    [httpError(500, {}), 'server', true],
  ] as const)('%j is of the kind %s (retryable: %s)', (error, kind, retryable) => {
    expect(describeError(error, 'getEvent')).toMatchObject({ kind, retryable });
  });

  it('an exception that is not a failed call has a text', () => {
    expect(describeError(new Error('x is not a function'), 'getEvent').text).toBe('An error occurred');
    expect(describeError(undefined, 'postJob').text).toBe('Failed to post job');
  });

  it('[APPL-03] a retry is offered when applicants fail to load, unless they are forbidden, and when any content list fails to load', () => {
    const forbidden = httpError(403, { error: 'Only the member who posted a job can see who applied' });
    expect(explainFailure(forbidden, 'The applicants', 'listApplicants').retryMayHelp).toBe(false);
    expect(explainFailure(httpError(400, {}), 'The applicants', 'listApplicants').retryMayHelp).toBe(true);
    expect(explainFailure(forbidden, 'The events').retryMayHelp).toBe(true);
  });

  it('the request id of an internal server error is shown once, but no malformed id and no id of another error', () => {
    const message = 'Something went wrong on our side. If you write to us about it, quote k7m2qp-3f.';
    const fault = httpError(500, { error: message, message: message, requestId: 'k7m2qp-3f' });
    expect(explainFailure(fault, 'The events')).toMatchObject({
      text: 'The events could not be loaded.',
      hint: expect.stringMatching(/^The fault is on our side .* quote k7m2qp-3f\.$/),
    });
    expect(explainFailure(fault, 'The jobs', 'browseJobs')).toMatchObject({ text: message, hint: expect.not.stringContaining('k7m2qp') });
    for (const requestId of ['<b>', 'x'.repeat(65), 7, null])
      expect(explainFailure(httpError(500, { requestId }), 'The events').hint).not.toContain('quote');
    expect(explainFailure(httpError(503, { requestId: 'k7m2qp-3f' }), 'The events').hint).not.toContain('quote');
  });

  it('[AUTH-02] a network error is a failure without a response, a refusal is not', () => {
    expect(isWithoutResponse(describeError(networkError, 'sendOtp'))).toBe(true);
    expect(isWithoutResponse(describeError(httpError(400, { error: 'No' }), 'sendOtp'))).toBe(false);
  });
});

describe('[AUTH-02] [AUTH-06] one-time passcodes', () => {
  const callOtpEndpoints = async (body: unknown) => {
    const { store } = apiStore(() => json(body));
    const [sendResult, verifyResult] = [
      await store.dispatch(endpoints.sendOtp.initiate({ email: 'a@example.org' })),
      await store.dispatch(endpoints.verifyOtp.initiate({ otp: '012345', email: 'a@example.org' })),
    ];
    return [sendResult.data, verifyResult.data];
  };

  it('[AUTH-02] [AUTH-06] a refusal has the server’s error', async () => {
    expect(await callOtpEndpoints({ success: false, error: 'Try later' })).toEqual([
      { success: false, error: 'Try later', mails: null, delayMessage: null },
      { success: false, error: 'Try later', token: null },
    ]);
  });

  it('[AUTH-07] a verification without a token has not succeeded', async () => {
    expect(await callOtpEndpoints({ success: true, data: { token: 't' } })).toEqual([
      { success: true, error: null, mails: null, delayMessage: null },
      { success: true, error: null, token: 't' },
    ]);
    expect(await callOtpEndpoints({ success: true })).toEqual([
      { success: true, error: null, mails: null, delayMessage: null },
      { success: false, error: null, token: null },
    ]);
  });

  it('[D-28] the code is sent as text, with its leading zero', async () => {
    const { store, calls } = apiStore(() => json({ success: false }));
    await store.dispatch(endpoints.verifyOtp.initiate({ otp: '012345', email: 'a@example.org' }));
    expect(calls[0]?.body).toBe('{"otp":"012345","email":"a@example.org"}');
  });
});

it.each([
  ['applyForJob', 'Failed to apply for job'],
  ['postJob', 'Failed to post job'],
  ['updateJob', 'Failed to updated job'],
  ['updateJobStatus', 'Failed to update the status of job'],
] as const)('[ERR-01] %s shows “%s” when a provider failed without a reason, and asks to check before sending again', (subject, text) => {
  const message = 'The service failed. It may have saved what you sent: please check before you send it again.';
  for (const code of ['NO_REASON', 'NO_RESPONSE']) {
    const data = { success: false, error: message, message: message, code };
    expect(explainFailedWrite({ status: 502, data }, 'The job', subject)).toMatchObject({ text, hint: message });
  }
  const timeout = { status: 'TIMEOUT_ERROR', error: 'AbortError' };
  expect(explainFailedWrite(timeout, 'The job', subject)).toMatchObject({ text, hint: expect.stringContaining('please check before') });
});

it.each([
  [502, 'NO_REASON', 'Invalid response format'],
  [502, 'NO_RESPONSE', 'Network error'],
  [504, 'NO_RESPONSE', 'Network error'],
  [502, undefined, 'Away.'],
])('[ERR-02] after a failure of the provider (%i, %s), reads with a token show “%s”', (status, code, text) => {
  const data = { success: false, error: 'Away.', message: 'Away.', ...(code !== undefined && { code }) };
  for (const subject of ['getUserDetails', 'listVideos']) expect(describeError({ status, data }, subject).text).toBe(text);
});
