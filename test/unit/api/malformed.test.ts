import fc from 'fast-check';
import { isRow } from '../../../src/api/responses.ts';
import { describeError, explainFailure } from '../../../src/api/errors.ts';
import { apiStore, json } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const htmlResponse = (status = 200) => new Response('<!doctype html><h1>Down</h1>', { status, headers: { 'content-type': 'text/html' } });

describe('responses of the wrong shape become errors', () => {
  it.each([
    ['HTML', htmlResponse()],
    ['nothing', new Response('')],
    ['a number', json(5)],
    ['an object without data', json({ success: true })],
    ['data that is not a list', json({ data: 'soon' })],
    ['an object as data', json({ data: { events: [] } })],
  ])('[HOME-08] a malformed list is an error: %s', async (_name, response) => {
    const { store } = apiStore(() => response);
    const result = await store.dispatch(endpoints.listActiveEvents.initiate());
    expect(result.data).toBeUndefined();
    expect(describeError(result.error, 'listActiveEvents')).toMatchObject({ kind: 'format', retryable: true });
  });

  it('[HOME-08] [ERR-01] a list with status 200 and `success: false` is not described as unreadable, and offers Retry', async () => {
    const { store } = apiStore(() => json({ success: false, error: 'Database down', data: [] }));
    const { data, error } = await store.dispatch(endpoints.listActiveEvents.initiate());
    expect(data).toBeUndefined();
    expect(explainFailure(error, 'The events')).toMatchObject({
      text: 'The events could not be loaded.',
      hint: null,
      retryMayHelp: true,
    });
  });

  it.each([
    ['[ERR-01]', 'a job', 'getJob', { success: false, error: 'The board is closed today' }, 'The board is closed today'],
    ['[ERR-01]', 'a job, without a reason', 'getJob', { success: false }, 'Failed to fetch job details'],
    ['[ERR-02]', 'the videos', 'listVideos', { success: false, message: 'Members only' }, 'Members only'],
  ] as const)('%s %s with status 200 and `success: false` is explained in one message', async (_id, _what, call, body, text) => {
    const { store } = apiStore(() => json(body));
    const { error } = await (call === 'getJob'
      ? store.dispatch(endpoints.getJob.initiate('a'))
      : store.dispatch(endpoints.listVideos.initiate()));
    expect(explainFailure(error, 'It', call)).toMatchObject({ text, hint: null, kind: 'client', retryMayHelp: true });
  });

  it.each([
    ['a list', []],
    ['no title', { data: { event_category: [] } }],
    ['an error', { code: 'no_event', message: 'No such event', data: { status: 404 } }],
  ])('[EVT-04] a malformed event is an error: %s', async (_name, body) => {
    const { store } = apiStore(() => json(body));
    const result = await store.dispatch(endpoints.getEvent.initiate('1'));
    expect(result.error).toMatchObject({ status: 'CUSTOM_ERROR' });
  });

  it('[ERR-01] a job list that is HTML shows the default text', async () => {
    const { store } = apiStore(() => htmlResponse());
    const result = await store.dispatch(endpoints.browseJobs.initiate({ keyword: '', location: '' }));
    expect(describeError(result.error, 'browseJobs')).toMatchObject({ text: 'Failed to fetch jobs', kind: 'format' });
  });

  it('[ERR-01] a write with status 200 and `success: false` is an error with its reason', async () => {
    const { store } = apiStore(() => json({ success: false, error: 'The job was deleted' }));
    const result = await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'published' }));
    expect(describeError(result.error, 'updateJobStatus').text).toBe('The job was deleted');
  });

  it('[AUTH-09] a checked user without an id is an error', async () => {
    const { store } = apiStore(() => json({ user: { role: 'admin' } }));
    const result = await store.dispatch(endpoints.checkUser.initiate({ email: 'member@example.org' }));
    expect(result.error).toMatchObject({ status: 'CUSTOM_ERROR' });
  });

  it('[D-21] no JSON value makes a read throw: it results in data or an error', async () => {
    const values = fc.jsonValue({ maxDepth: 4 });
    const wrapped = fc.oneof(
      values,
      values.map((data) => ({ data })),
      values.map((data) => ({ data: [data] })),
      fc.array(values),
    );
    await fc.assert(
      fc.asyncProperty(wrapped, async (body) => {
        const { store } = apiStore(() => json(body));
        const results = await Promise.all([
          store.dispatch(endpoints.getEvent.initiate('1')),
          store.dispatch(endpoints.getCertification.initiate('1')),
          store.dispatch(endpoints.listActiveEvents.initiate()),
          store.dispatch(endpoints.getUserDetails.initiate()),
          store.dispatch(endpoints.getJob.initiate('a')),
          store.dispatch(endpoints.listJobsAppliedByUser.initiate({})),
        ]);
        // An exception would have become an error without a status.
        const outcomes = results.map(({ data, error }) => (data === undefined ? isRow(error) && 'status' in error : error === undefined));
        expect(outcomes).toEqual(results.map(() => true));
      }),
      { numRuns: 60 },
    );
  });
});
