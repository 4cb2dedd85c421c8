import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeUser, signedOutUser } from '../../../../src/api/session/userSlice.ts';
import { head } from '../../../../src/features/session/LoginPage.route.ts';
import { htmlPage, json, rejectWithNetworkError, refusal, showSession, type Respond } from './pages.tsx';
import { fill } from '../../../support/fill.ts';
import { address, navigationState } from '../../../support/renderPage.tsx';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const requestButton = () => screen.getByRole('button', { name: 'Request passcode' });

async function requestPasscode(text = 'asha@example.org') {
  await fill(email(), text);
  await userEvent.click(requestButton());
}

it('[AUTH-01] requests a passcode and opens the passcode page with the e-mail address in navigation state', async () => {
  const { calls, toasts } = await showSession('/Login', { state: { from: '/postJob' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Member Login' })).toBeInTheDocument();
  await requestPasscode('  asha@example.org ');
  await waitFor(() => expect(address()).toBe('/otp'));
  expect(calls).toEqual([{ name: 'send-otp', body: { email: 'asha@example.org' } }]);
  expect(navigationState()).toEqual({ from: '/postJob', email: 'asha@example.org' });
  expect(toasts).toEqual([]);
});

it.each(['\u202aasha@example.org\u202c', 'asha@exam\u200bple.org', '\ufeffasha@example.org\u2060'])(
  '[AUTH-01] requests a passcode for an e-mail address that was copied with invisible marks',
  async (text) => {
    const { calls } = await showSession('/Login');
    await userEvent.click(email());
    await userEvent.paste(text);
    expect(email()).toHaveValue('asha@example.org');
    await userEvent.click(requestButton());
    await waitFor(() => expect(calls).toEqual([{ name: 'send-otp', body: { email: 'asha@example.org' } }]));
  },
);

it('[AUTH-01] accepts an address with an international domain, which only some browsers convert', async () => {
  const { calls } = await showSession('/Login');
  await userEvent.type(email(), 'asha@bücher.example');
  await userEvent.click(requestButton());
  await waitFor(() => expect(calls).toHaveLength(1));
});

it.each([
  ['', 'Please enter your e-mail address'],
  ['asha', 'Please enter a valid e-mail address'],
  // The contract requires a dot in the domain.
  ['asha@example', 'Please enter a valid e-mail address'],
  ['asha..k@example.org', 'Please enter a valid e-mail address'],
])('[AUTH-01] makes no request for the e-mail address "%s"', async (text, message) => {
  const { calls } = await showSession('/Login');
  if (text !== '') await userEvent.type(email(), text);
  await userEvent.click(requestButton());
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription(message);
  expect(email()).toHaveValue(text);
  expect(calls).toEqual([]);
});

it.each<[string, Respond]>([
  ['with status 200', () => json({ success: false, error: 'This address is blocked' })],
  ['with status 429', () => refusal('This address is blocked', 429)],
  ['with status 500', () => refusal('This address is blocked', 500)],
])('[AUTH-02] [D-31] a refusal %s shows the reason in a toast and in the form, and clears the e-mail address', async (_how, respond) => {
  const { toasts } = await showSession('/Login', { backend: { 'send-otp': respond } });
  await requestPasscode();
  expect(await screen.findByRole('alert')).toHaveTextContent('This address is blocked');
  expect(toasts).toEqual(['This address is blocked']);
  await waitFor(() => expect(email()).toHaveValue(''));
  expect(address()).toBe('/Login');
});

it('[AUTH-02] a refusal without a reason is reported as an error, too', async () => {
  const { toasts } = await showSession('/Login', { backend: { 'send-otp': () => json({ success: false }) } });
  await requestPasscode();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(toasts).toEqual(['An error occurred']);
});

it.each<[string, Respond]>([
  ['no response', rejectWithNetworkError],
  ['a page instead of JSON', htmlPage],
  ['a list instead of an object', () => json([])],
])('[AUTH-02] [D-26] an exception (%s) is shown in the two toasts of the specification, and the input is kept', async (_what, respond) => {
  const { toasts } = await showSession('/Login', { backend: { 'send-otp': respond } });
  await requestPasscode();
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  expect(toasts).toEqual(['An unexpected error occurred', 'email does not exist']);
  expect(email()).toHaveValue('asha@example.org');
});

it.each([502, 504])(
  '[AUTH-02] shows the error of the site’s own server (%d) when the backend does not respond, and keeps the input',
  async (status) => {
    const outage = { success: false, error: 'It may have taken what you sent', message: 'It may have taken what you sent' };
    await showSession('/Login', { backend: { 'send-otp': () => json(outage, { status }) } });
    await requestPasscode();
    expect(await screen.findByRole('alert')).toHaveTextContent('It may have taken what you sent');
    expect(email()).toHaveValue('asha@example.org');
  },
);

it.each<[string, Respond]>([
  ['500 as an HTML page', () => new Response('<h1>Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
  ['403 as the page of a firewall', () => new Response('<h1>Blocked</h1>', { status: 403, headers: { 'content-type': 'text/html' } })],
  ['what this site’s server sends for such a page', () => json({ error: 'Not allowed', code: 'NO_REASON' }, { status: 403 })],
  ['503 as the server sends it', () => json({ error: 'Busy', message: 'Busy', code: 'NO_REASON' }, { status: 503 })],
])('[AUTH-02] [D-67] the e-mail address stays after an answer that cannot be read (%s)', async (_what, respond) => {
  await showSession('/Login', { backend: { 'send-otp': respond } });
  await requestPasscode();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(email()).toHaveValue('asha@example.org');
});

it('[AUTH-02] a second attempt after a failure opens the passcode page', async () => {
  const { responses } = await showSession('/Login', { backend: { 'send-otp': rejectWithNetworkError } });
  await requestPasscode();
  await screen.findByRole('alert');
  responses['send-otp'] = () => json({ success: true });
  await userEvent.click(requestButton());
  await waitFor(() => expect(address()).toBe('/otp'));
});

it('[AUTH-01] says that mail is delayed', async () => {
  const message = 'Our mail is not working just now.';
  const { toasts } = await showSession('/Login', { backend: { 'send-otp': () => json({ success: true, delayed: true, message }) } });
  await requestPasscode();
  await waitFor(() => expect(address()).toBe('/otp'));
  await waitFor(() => expect(toasts).toEqual([message]));
});

it('[AUTH-05] [D-30] while the call is pending, the button is disabled and busy, and no second call is made', async () => {
  const { promise: pending, resolve: respond } = Promise.withResolvers<Response>();
  const { calls } = await showSession('/Login', { backend: { 'send-otp': () => pending } });
  await userEvent.type(email(), 'asha@example.org');
  await userEvent.click(requestButton());
  fireEvent.click(requestButton());
  await userEvent.type(email(), '{Enter}');
  expect(requestButton()).toBeDisabled();
  expect(requestButton()).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
  await act(async () => respond(json({ success: true })));
  await waitFor(() => expect(address()).toBe('/otp'));
  expect(calls).toHaveLength(1);
});

it('[AUTH-03] Back from the passcode page leads to the filled-in e-mail address, which is not in the URL', async () => {
  await showSession('/Login?from=%2FpostJob');
  await requestPasscode();
  await waitFor(() => expect(address()).toBe('/otp'));
  await userEvent.click(screen.getByRole('button', { name: 'Browser’s Back' }));
  expect(address()).toBe('/Login?from=%2FpostJob');
  expect(email()).toHaveValue('asha@example.org');
});

it.each([
  ['/Login', {}, '/dashboard/profile'],
  ['/Login?from=%2FexploreJobs', {}, '/dashboard/profile'],
  ['/otp', { email: 'asha@example.org' }, '/dashboard/profile'],
  // As after Back from the page that the login led to.
  ['/Login', { email: 'asha@example.org' }, '/exploreJobs?job=1'],
])('[AUTH-01] [AUTH-03] %s with the state %j redirects a signed-in member to %s', async (initialAddress, state, target) => {
  const record = { ...signedOutUser, _id: 'b1' };
  const fields = Object.entries(record).map(([field, value]) => [field, JSON.stringify(value)]);
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('user-storage', JSON.stringify({ ...Object.fromEntries(fields), _persist: '{"version":0,"rehydrated":true}' }));
  await showSession(initialAddress, { state: { from: '/exploreJobs?job=1', ...state } });
  await waitFor(() => expect(address()).toBe(target));
});

it.each([
  [undefined, '/dashboard/profile'],
  [{ from: '/exploreJobs?job=1' }, '/exploreJobs?job=1'],
  [{ from: '//evil.example.org' }, '/dashboard/profile'],
])('[AUTH-07] [D-29] redirects a visitor who signs in in another tab (state %j)', async (state, target) => {
  const { store } = await showSession('/Login', { state });
  act(() => void store.dispatch(mergeUser({ _id: 'b1' })));
  await waitFor(() => expect(address()).toBe(target));
});

it('[AUTH-07] [D-29] also reads the path to return to from the query', async () => {
  await showSession('/Login?from=%2FexploreJobs%3Fjob%3D65f1');
  await requestPasscode();
  await waitFor(() => expect(address()).toBe('/otp'));
  expect(navigationState()).toEqual({ from: '/exploreJobs?job=65f1', email: 'asha@example.org' });
});

it('[AUTH-07] the login does not return to the previous page when that page needs no login', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/exploreJobs?job=65f1');
  await showSession('/Login');
  await requestPasscode();
  await waitFor(() => expect(address()).toBe('/otp'));
  expect(navigationState()).toEqual({ email: 'asha@example.org' });
  referrer.mockRestore();
});

it('[AUTH-07] [NAV-04] the login page is not indexed when its query has a path to return to', () => {
  const headAt = (address: string) => head({ url: new URL(address, 'https://chapter.example.org') });
  expect(headAt('/Login')).toMatchObject({ path: '/Login', noindex: false });
  expect(headAt('/Login?from=%2FpostJob')).toMatchObject({ path: '/Login', noindex: true });
});

it('[AUTH-01] shows the form before the session is known', async () => {
  await showSession('/Login', { started: false });
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(head({ url: new URL('https://chapter.example.org/Login') })).toMatchObject({ title: 'Member Login' });
});
