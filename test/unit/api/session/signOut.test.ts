import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import {
  asha,
  json,
  anonymousUser,
  openMemberTab,
  openTab,
  readRecord,
  recordOf,
  settle,
  toStoredRecord,
  dispatchStorageEvent,
} from './tab.ts';

const unauthorized = () => json({ success: false, error: 'Please log in first.', message: 'Please log in first.' }, { status: 401 });
const respondWithCreatedJobs = () => json([{ _id: 'job1', jobTitle: 'Mine' } satisfies RowOf<Job>]);

type Tab = Awaited<ReturnType<typeof openTab>>;
const requestCreatedJobs = (tab: Tab) => tab.store.dispatch(tab.endpoints.listJobsCreatedByUser.initiate({ userId: asha._id ?? '' }));
const SESSION_ENDED_TOAST = { text: 'Your session has ended. Please log in again.', variant: 'error' };

describe('signing out', () => {
  it('[HDR-07] clears all local storage, including what redux-persist writes later, and resets the user', async () => {
    const tab = await openMemberTab();
    localStorage.setItem('something-else', '1');
    await tab.signOut();
    expect(tab.user()).toEqual(anonymousUser);
    expect(tab.authToken.readAuthToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    await settle();
    expect(localStorage).toHaveLength(0);
  });

  it('[HDR-07] makes no call, even for queries of the page being left; public data stays', async () => {
    const tab = await openMemberTab({ jobsCreatedByUser: respondWithCreatedJobs, matrices: () => json({ success: true, data: [] }) });
    const pendingRequest = requestCreatedJobs(tab);
    await pendingRequest;
    await tab.store.dispatch(tab.endpoints.getMatrices.initiate());
    const before = tab.calls.length;
    await tab.signOut();
    await settle();
    pendingRequest.unsubscribe();
    tab.store.dispatch(tab.signOutModule.invalidateMemberData());
    await settle();
    expect(tab.calls).toHaveLength(before);
    expect(Object.keys(tab.store.getState().api.queries)).toEqual(['getMatrices(undefined)']);
    expect(tab.store.getState().api.mutations).toEqual({});
    expect(tab.toasts).toEqual([]);
  });

  it('[HDR-07] [AUTH-08] lets another member sign in afterwards', async () => {
    const tab = await openMemberTab();
    await tab.signOut();
    tab.authToken.saveAuthToken('token-2', 'asha@example.org');
    await tab.loadMember();
    await settle();
    expect(readRecord()).toEqual(recordOf(asha));
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });
});

describe('an expired session', () => {
  it('[AUTH-09] signs out once with one toast, however many calls were refused', async () => {
    const tab = await openMemberTab({ jobsCreatedByUser: unauthorized, jobsAppliedByUser: unauthorized, job1: unauthorized });
    await Promise.all([
      requestCreatedJobs(tab),
      tab.store.dispatch(tab.endpoints.listJobsAppliedByUser.initiate({ userId: asha._id ?? '' })),
      tab.store.dispatch(tab.endpoints.getJob.initiate('job1')),
    ]);
    await settle();
    expect(tab.user()).toEqual(anonymousUser);
    expect(localStorage).toHaveLength(0);
    expect(tab.toasts).toEqual([SESSION_ENDED_TOAST]);
  });

  it("[AUTH-09] refetches the page's data as a visitor", async () => {
    const tab = await openMemberTab({
      job1: () => json({ _id: 'job1', jobTitle: 'Role 1' } satisfies RowOf<Job>),
      jobsCreatedByUser: unauthorized,
    });
    await tab.store.dispatch(tab.endpoints.getJob.initiate('job1'));
    await requestCreatedJobs(tab);
    await settle();
    expect(tab.calls.filter(({ path }) => path === '/api/jobs/job1').map(({ token }) => token)).toEqual(['Bearer token-1', null]);
  });

  it('[AUTH-09] a 401 without a session shows no toast', async () => {
    const tab = await openTab({ job1: unauthorized });
    await tab.store.dispatch(tab.endpoints.getJob.initiate('job1'));
    await settle();
    expect(tab.toasts).toEqual([]);
  });

  it('[AUTH-09] a late 401 of the previous session does not end the new one', async () => {
    let respond: (response: Response) => void = () => undefined;
    const lateResponse = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const tab = await openMemberTab({ jobsCreatedByUser: () => lateResponse });
    const pendingRequest = requestCreatedJobs(tab);
    await settle();
    tab.authToken.saveAuthToken('token-2', 'asha@example.org');
    respond(unauthorized());
    await pendingRequest;
    await settle();
    expect(tab.user()).toEqual(asha);
    expect(localStorage.getItem('authToken')).toBe('token-2');
    expect(tab.toasts).toEqual([]);
  });
});

describe('a tab that follows other tabs', () => {
  it('[HDR-07] [D-10] signs out with them, drops the cache, and leaves local storage cleared', async () => {
    const tab = await openMemberTab({ jobsCreatedByUser: respondWithCreatedJobs });
    const pendingRequest = requestCreatedJobs(tab);
    await pendingRequest;
    pendingRequest.unsubscribe();
    localStorage.clear();
    dispatchStorageEvent(null);
    expect(tab.user()).toEqual(anonymousUser);
    await settle();
    expect(tab.store.getState().api.queries).toEqual({});
    expect(localStorage).toHaveLength(0);
    // There is only one toast, a plain one, however many events arrive.
    dispatchStorageEvent('authToken');
    expect(tab.toasts).toEqual([{ text: 'You were logged out in another tab.', variant: 'plain' }]);
  });

  it('[HDR-07] [D-10] signs out when Back restores the page after a logout of which it was not told', async () => {
    const tab = await openMemberTab();
    const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    restorePage();
    expect(tab.user()).toEqual(asha);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(tab.user()).toEqual(asha);
    restorePage();
    expect(tab.user()).toEqual(anonymousUser);
    await settle();
    expect(localStorage).toHaveLength(0);
  });

  it('[HDR-07] [D-10] shows the member who is signed in now when Back restores the page', async () => {
    const tab = await openMemberTab();
    const other = { ...asha, _id: '502', name: 'Binu' };
    localStorage.setItem('authToken', 'token-2');
    localStorage.setItem(tab.persistedUser.USER_STORAGE_KEY, toStoredRecord(other));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(tab.user()).toEqual(other);
  });

  it('[CACHE-02] refetches what another tab has changed, and nothing else', async () => {
    const tab = await openMemberTab({ jobsCreatedByUser: respondWithCreatedJobs, matrices: () => json({ success: true, data: [] }) });
    const pendingRequest = requestCreatedJobs(tab);
    await pendingRequest;
    await tab.store.dispatch(tab.endpoints.getMatrices.initiate());
    tab.calls.length = 0;
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    // This write fails, because the fake backend has no response for it yet.
    await tab.store.dispatch(tab.endpoints.updateJobStatus.initiate({ jobId: 'job1', status: 'published' }));
    const writesAfterFailure = setItem.mock.calls.filter(([key]) => key === 'changes');
    expect(writesAfterFailure).toEqual([]);
    tab.responses.status = () => json({ success: true, message: 'Saved.' });
    await tab.store.dispatch(tab.endpoints.updateJobStatus.initiate({ jobId: 'job1', status: 'published' }));
    const [, text] = setItem.mock.calls.find(([key]) => key === 'changes') ?? [];
    setItem.mockRestore();
    expect(localStorage.getItem('changes')).toBeNull();
    await settle();
    tab.calls.length = 0;
    // A browser dispatches this event to the other tabs. This test has only one tab, so the tab receives its own change.
    window.dispatchEvent(new StorageEvent('storage', { key: 'changes', newValue: text ?? null }));
    await settle();
    expect(tab.calls.map(({ path }) => path)).toEqual(['/api/jobs/jobsCreatedByUser']);
    pendingRequest.unsubscribe();
  });

  it.each([null, '', '{', '{}', '[{"type":"Secret","id":"x"}]', '[null, 5]'])(
    '[CACHE-02] ignores %j, which describes no change',
    async (newValue) => {
      const tab = await openMemberTab({ jobsCreatedByUser: respondWithCreatedJobs });
      const pendingRequest = requestCreatedJobs(tab);
      await pendingRequest;
      tab.calls.length = 0;
      window.dispatchEvent(new StorageEvent('storage', { key: 'changes', newValue }));
      await settle();
      expect(tab.calls).toEqual([]);
      pendingRequest.unsubscribe();
    },
  );

  it('[D-10] signs out when only the token was removed', async () => {
    const tab = await openMemberTab();
    localStorage.removeItem('authToken');
    dispatchStorageEvent('authToken');
    await settle();
    expect(tab.user()).toEqual(anonymousUser);
    expect(localStorage).toHaveLength(0);
  });

  it.each([['authToken', 'user-storage'] as const, ['user-storage', 'authToken'] as const])(
    '[D-10] signs in with them, once token and record are both there: %s first, then %s',
    async (first, last) => {
      const values = { authToken: 'token-1', 'user-storage': toStoredRecord(asha) };
      const tab = await openTab();
      localStorage.setItem(first, values[first]);
      dispatchStorageEvent(first);
      expect(tab.user()).toEqual(anonymousUser);
      localStorage.setItem(last, values[last]);
      dispatchStorageEvent(last);
      await settle();
      expect(tab.user()).toEqual(asha);
      expect(tab.calls).toEqual([]);
      expect(tab.toasts).toEqual([]);
      expect(localStorage.getItem('user-storage')).toBe(toStoredRecord(asha));
    },
  );

  it("[D-10] never shows one member's responses to another", async () => {
    const tab = await openMemberTab({ jobsCreatedByUser: respondWithCreatedJobs });
    const pendingRequest = requestCreatedJobs(tab);
    await pendingRequest;
    pendingRequest.unsubscribe();
    const other = { ...asha, _id: 'b2', name: 'Bala' };
    localStorage.setItem('authToken', 'token-2');
    localStorage.setItem('user-storage', toStoredRecord(other));
    dispatchStorageEvent('user-storage');
    expect(tab.user()).toEqual(other);
    expect(tab.store.getState().api.queries).toEqual({});
  });

  it.each(['not JSON', '{}', 'null'])('[AUTH-09] [D-32] ignores a record of another tab that is %s', async (text) => {
    const tab = await openMemberTab();
    localStorage.setItem('user-storage', text);
    dispatchStorageEvent('user-storage');
    expect(tab.user()).toEqual(asha);
  });

  it('[D-10] ignores the events of other storage keys', async () => {
    const tab = await openMemberTab();
    localStorage.removeItem('authToken');
    dispatchStorageEvent('something-else');
    expect(tab.user()).toEqual(asha);
  });
});
