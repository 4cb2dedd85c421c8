import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import {
  asha,
  userDetails,
  json,
  anonymousUser,
  openMemberTab,
  openTab,
  readRecord,
  recordOf,
  registration,
  settle,
  toStoredRecord,
  type Backend,
} from './tab.ts';

type Tab = Awaited<ReturnType<typeof openTab>>;

const refusal = (status: number) => json({ success: false, error: 'No session', message: 'No session' }, { status });

describe('loading the member', () => {
  it('[AUTH-07] [AUTH-08] [D-25] requests the profile, registers the member, and fills exactly the documented fields', async () => {
    const { calls, user } = await openMemberTab();
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/wp-json/custom/v1/user-details', 'Bearer token-1'],
      ['/api/user/checkUser', 'Bearer token-1'],
    ]);
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
      email: 'asha@example.org',
      name: 'Asha Pillai',
      ID: 7001,
      role: 'Delivery Manager',
      membership_number: '5204817',
      profile_picture: '/wp-content/uploads/asha.svg',
    });
    expect(user()).toEqual(asha);
  });

  it('[AUTH-08] takes the job role of the profile as the role when the job backend names no role', async () => {
    const { user } = await openMemberTab({ checkUser: () => json({ user: { _id: 'b1' } }) });
    expect(user()).toEqual({ ...asha, _id: 'b1', role: 'Delivery Manager' });
  });

  it('[AUTH-07] [AUTH-08] [D-21] stores empty fields as null, but sends them to the job backend unchanged', async () => {
    const emptyProfile = { ...userDetails, membership_number: '', profile_picture: false, mobile_number: null, job_role: false };
    const { calls, user } = await openMemberTab({
      'user-details': () => json(emptyProfile),
      checkUser: () => json({ user: { _id: 'b1', role: null } }),
    });
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
      email: 'asha@example.org',
      name: 'Asha Pillai',
      ID: 7001,
      role: false,
      membership_number: '',
      profile_picture: false,
    });
    expect(user()).toEqual({ ...asha, _id: 'b1', role: null, membership_number: null, profilePicture: null, mobileNumber: null });
  });

  it('[AUTH-07] [D-62] sends the picture’s URL as received, although the site shows the picture at its own path', async () => {
    const picture = 'https://cms.example.org/wp-content/uploads/asha.svg';
    const { calls, user } = await openMemberTab(
      { 'user-details': () => json({ ...userDetails, profile_picture: picture }) },
      { contentHost: 'cms.example.org' },
    );
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ profile_picture: picture });
    expect(user().profilePicture).toBe('/wp-content/uploads/asha.svg');
  });

  it('[AUTH-07] [D-63] signs in a member of whom the profile has only what the documents promise, with a number as id', async () => {
    const tab = await openTab({
      'user-details': () => json({ success: true, _id: 42 }),
      checkUser: () => json({ user: { _id: 42 } }),
    });
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    await tab.loadMember();
    expect(JSON.parse(tab.calls[1]?.body ?? '')).toEqual({
      email: 'asha@example.org',
      name: null,
      ID: null,
      role: null,
      membership_number: null,
      profile_picture: null,
    });
    expect(tab.user()).toEqual({ ...anonymousUser, _id: '42', email: 'asha@example.org', name: '' });
  });

  it('[AUTH-09] [ERR-01] keeps the session and the reason when the job backend refuses the member with a message', async () => {
    const tab = await openTab({ checkUser: () => json({ message: 'Your membership has lapsed.' }, { status: 403 }) });
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    await expect(tab.loadMember()).rejects.toMatchObject({ cause: { data: { message: 'Your membership has lapsed.' } } });
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(tab.toasts).toEqual([]);
  });

  it('[D-36] refetches what was masked for anonymous callers, and keeps content', async () => {
    const tab = await openTab({
      job1: () => json({ _id: 'job1', jobTitle: 'Role 1' } satisfies RowOf<Job>),
      matrices: () => json({ success: true, data: [] }),
    });
    void tab.store.dispatch(tab.endpoints.getJob.initiate('job1'));
    void tab.store.dispatch(tab.endpoints.getMatrices.initiate());
    await settle();
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    await tab.loadMember();
    await settle();
    const tokensFor = (path: string) => tab.calls.filter((call) => call.path === path).map(({ token }) => token);
    expect(tokensFor('/api/jobs/job1')).toEqual([null, 'Bearer token-1']);
    expect(tokensFor('/wp-json/custom/v1/matrices/')).toEqual([null]);
  });

  it.each([
    ['the profile', 'user-details'],
    ['the registration', 'checkUser'],
  ])('[AUTH-09] leaves the member signed out after a server error of %s, and keeps the token for another attempt', async (_what, call) => {
    const tab = await openTab({ [call]: () => refusal(500) });
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    await expect(tab.loadMember()).rejects.toMatchObject({ call: call === 'checkUser' ? call : 'getUserDetails', cause: { status: 500 } });
    expect(tab.user()).toEqual(anonymousUser);
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(tab.toasts).toEqual([]);
  });

  it.each([
    ['a profile without an e-mail address', { 'user-details': () => json({ success: true, ID: 7001, name: 'Asha' }) }],
    ['a registration without an id', { checkUser: () => json({ user: { role: 'admin' } }) }],
    ['a page instead of a profile', { 'user-details': () => new Response('<html>') }],
  ])('[AUTH-09] does not sign in with %s', async (_what, backend) => {
    const tab = await openTab(backend);
    localStorage.setItem('authToken', 'token-1');
    await expect(tab.loadMember()).rejects.toThrow(/^(getUserDetails|checkUser) failed$/);
    expect(tab.user()).toEqual(anonymousUser);
  });

  it('[HDR-07] does not sign in a member who signs out meanwhile', async () => {
    let respond: (response: Response) => void = () => undefined;
    const slowResponse = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const tab = await openTab({ checkUser: () => slowResponse });
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    const loading = tab.loadMember().catch(() => undefined);
    await settle();
    await tab.signOut();
    respond(json(registration));
    await loading;
    await settle();
    expect(tab.user()).toEqual(anonymousUser);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the check of the session', () => {
  const withoutEmail = { 'user-details': () => json({ ...userDetails, email: undefined }) };

  it('[D-24] [AUTH-07] loads the record with the typed address after a reload during the login', async () => {
    const firstTab = await openTab({ ...withoutEmail, checkUser: () => new Promise<Response>(() => undefined) });
    firstTab.authToken.saveAuthToken('token-1', 'asha@example.org');
    firstTab.loadMember().catch(() => undefined);
    await settle();

    const { checkSession, user, calls } = await openTab(withoutEmail);
    await checkSession();
    await settle();
    expect(user()).toEqual(asha);
    expect(JSON.parse(calls.find(({ path }) => path.endsWith('/checkUser'))?.body ?? '')).toMatchObject({ email: 'asha@example.org' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['authToken', 'user-storage']);
  });

  it.each([
    ['sign-out', null, (tab: Tab) => tab.signOut()],
    ['login with another address', 'ravi@example.org', async (tab: Tab) => tab.authToken.saveAuthToken('token-2', 'ravi@example.org')],
  ])('[HDR-07] does not use the typed address after a %s', async (_what, email, end) => {
    const tab = await openTab({ ...withoutEmail, checkUser: () => refusal(500) });
    tab.authToken.saveAuthToken('token-1', 'asha@example.org');
    await expect(tab.loadMember()).rejects.toThrow('checkUser failed');
    await end(tab);
    localStorage.setItem('authToken', 'token-2');

    const { checkSession, user } = await openTab(withoutEmail);
    await checkSession();
    expect(user().email).toBe(email);
  });

  it('[D-24] loads the record when only the token is stored', async () => {
    localStorage.setItem('authToken', 'token-1');
    const { checkSession, user } = await openTab();
    await checkSession();
    await settle();
    expect(user()).toEqual(asha);
    expect(readRecord()).toEqual(recordOf(asha));
  });

  it('[D-24] signs out, without a toast or a call, when only the record is stored', async () => {
    localStorage.setItem('user-storage', toStoredRecord(asha));
    const { checkSession, user, calls, toasts } = await openTab();
    expect(user()).toEqual(asha);
    await checkSession();
    expect(user()).toEqual(anonymousUser);
    await settle();
    expect(calls).toEqual([]);
    expect(toasts).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['with a line break', 'a\nb'],
    ['of non-ASCII letters', 'tök€n'],
    ['of spaces', '  '],
    ['far too long', 'a'.repeat(20_000)],
    ['that is empty', ''],
  ])('[AUTH-09] signs out when the record has a token %s', async (_what, token) => {
    localStorage.setItem('user-storage', toStoredRecord(asha));
    localStorage.setItem('authToken', token);
    const { checkSession, user, authToken } = await openTab();
    expect(authToken.readAuthToken()).toBeNull();
    await checkSession();
    expect(user()).toEqual(anonymousUser);
    expect(localStorage).toHaveLength(0);
  });

  it('[D-24] makes no call without token and record', async () => {
    const { checkSession, user, calls } = await openTab();
    await checkSession();
    await settle();
    expect(user()).toEqual(anonymousUser);
    expect(calls).toEqual([]);
  });

  const PROFILE_PATH = '/wp-json/custom/v1/user-details';

  /** Opens a tab with the record and the token that an earlier visit has stored. */
  const openReturningTab = (backend: Backend = {}) => {
    localStorage.setItem('authToken', 'token-1');
    localStorage.setItem('user-storage', toStoredRecord(asha));
    return openTab(backend);
  };

  it('[AUTH-09] verifies an existing session with the server once', async () => {
    const { checkSession, user, calls } = await openReturningTab();
    await checkSession();
    await settle();
    expect(user()).toEqual(asha);
    expect(calls.map(({ path, token }) => [path, token])).toEqual([[PROFILE_PATH, 'Bearer token-1']]);
  });

  it('[AUTH-09] signs out of an expired session with a toast', async () => {
    const { checkSession, user, toasts, calls } = await openReturningTab({ 'user-details': () => refusal(401) });
    await checkSession();
    await settle();
    expect(calls).toHaveLength(1);
    expect(user()).toEqual(anonymousUser);
    expect(localStorage).toHaveLength(0);
    expect(toasts).toEqual([{ text: 'Your session has ended. Please log in again.', variant: 'error' }]);
  });

  it.each([
    ['403 and a code that names the token', () => json({ code: 'jwt_auth_invalid_token', message: 'Expired token' }, { status: 403 })],
    ['200 and `success: false`', () => json({ success: false, message: 'Invalid token' })],
  ])('[AUTH-09] signs out with one toast when a provider refuses the session with %s', async (_what, response) => {
    const { checkSession, user, toasts } = await openReturningTab({ 'user-details': response });
    await checkSession();
    await settle();
    expect(user()).toEqual(anonymousUser);
    expect(toasts).toHaveLength(1);
  });

  it.each([
    ['fails', () => refusal(500)],
    ['refuses without a code', () => refusal(403)],
    ['refuses with another code', () => json({ code: 'rest_forbidden', message: 'Not allowed' }, { status: 403 })],
    ['sends the page of a firewall', () => new Response('<h1>Blocked</h1>', { status: 403, headers: { 'content-type': 'text/html' } })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[AUTH-09] does not end the session when the server %s', async (_what, respond) => {
    const { checkSession, user, toasts } = await openReturningTab({ 'user-details': respond });
    await checkSession();
    await settle();
    expect(user()).toEqual(asha);
    expect(toasts).toEqual([]);
  });

  it("[D-36] keeps the visitor's data until the member’s response has arrived, even without a subscription", async () => {
    let respond: (response: Response) => void = () => undefined;
    const tab = await openReturningTab({ job1: () => json({ _id: 'job1', jobTitle: 'As a visitor' } satisfies RowOf<Job>) });
    const { initiate, select } = tab.endpoints.getJob;
    await tab.store.dispatch(initiate('job1', { subscribe: false }));
    tab.responses.job1 = () => new Promise((resolve) => (respond = resolve));
    await tab.checkSession();
    await settle();
    expect(select('job1')(tab.store.getState()).data).toMatchObject({ title: 'As a visitor' });
    respond(json({ _id: 'job1', jobTitle: 'As a member' } satisfies RowOf<Job>));
    await settle();
    expect(select('job1')(tab.store.getState()).data).toMatchObject({ title: 'As a member' });
    // The query has no subscription, so the next invalidation removes it.
    tab.store.dispatch(tab.baseApi.baseApi.util.invalidateTags(['Job']));
    expect(select('job1')(tab.store.getState()).data).toBeUndefined();
  });

  it('[AUTH-09] repeats a failed query exactly once', async () => {
    const tab = await openReturningTab({ job1: () => refusal(404) });
    const page = tab.store.dispatch(tab.endpoints.getJob.initiate('job1'));
    await page;
    tab.calls.length = 0;
    await tab.checkSession();
    await settle();
    expect(tab.calls.map(({ path }) => path).filter((path) => path.endsWith('job1'))).toHaveLength(1);
    page.unsubscribe();
  });

  describe('in a tab that becomes visible again', () => {
    const returnToTab = async (awayMs: number) => {
      const returnedAt = Date.now() + awayMs;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => returnedAt);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
      clock.mockRestore();
    };
    const MINUTE = 60_000;

    it.each([
      ['a stored session', openReturningTab],
      ['a session of this visit', openMemberTab],
    ])('[AUTH-09] verifies the session after an hour, not before (%s)', async (_what, open) => {
      const { checkSession, calls } = await open();
      await checkSession();
      const countRequests = () => calls.filter(({ path }) => path === PROFILE_PATH).length;
      const before = countRequests();
      await returnToTab(59 * MINUTE);
      expect(countRequests()).toBe(before);
      await returnToTab(61 * MINUTE);
      expect(countRequests()).toBe(before + 1);
      await returnToTab(61 * MINUTE);
      expect(countRequests()).toBe(before + 1);
    });

    it('[AUTH-09] does not verify a session that was signed out', async () => {
      const tab = await openMemberTab();
      await tab.signOut();
      const before = tab.calls.length;
      await returnToTab(61 * MINUTE);
      expect(tab.calls).toHaveLength(before);
    });
  });

  it('[D-24] keeps the token for the next visit when the backend cannot be reached', async () => {
    localStorage.setItem('authToken', 'token-1');
    const offlineTab = await openTab({ 'user-details': () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(offlineTab.checkSession()).resolves.toBeUndefined();
    expect(offlineTab.user()).toEqual(anonymousUser);
    expect(offlineTab.toasts).toEqual([]);
    const laterTab = await openTab();
    await laterTab.checkSession();
    expect(laterTab.user()).toEqual(asha);
  });

  it('[AUTH-09] [D-24] drops an unknown token with one toast', async () => {
    localStorage.setItem('authToken', 'revoked');
    const { checkSession, toasts, calls } = await openTab({ 'user-details': () => refusal(401) });
    await checkSession();
    await settle();
    expect(localStorage).toHaveLength(0);
    expect(calls).toHaveLength(1);
    expect(toasts).toEqual([{ text: 'Your session has ended. Please log in again.', variant: 'error' }]);
  });
});
