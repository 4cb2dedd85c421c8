import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeUser } from '../../../../src/api/session/userSlice.ts';
import { head } from '../../../../src/features/session/OtpPage.route.ts';
import { testSettings } from '../../../support/settings.ts';
import { htmlPage, json, rejectWithNetworkError, refusal, showSession, type Backend, type Respond } from './pages.tsx';
import { address, navigationState } from '../../../support/renderPage.tsx';

const EMAIL = 'asha@example.org';
const codeField = () => screen.getByRole('textbox', { name: 'One-time passcode' });
const logInButton = () => screen.getByRole('button', { name: 'Log In' });
const resendButton = () => screen.getByRole('button', { name: 'RESEND OTP' });

const show = (backend: Backend = {}, from?: string) =>
  showSession('/otp', { state: { email: EMAIL, ...(from === undefined ? {} : { from }) }, backend });

async function enterCode(text = '123456') {
  await userEvent.type(codeField(), text);
  await userEvent.click(logInButton());
}

describe('the page', () => {
  it('[AUTH-03] says where the code was sent, and accepts it with a numeric keypad', async () => {
    await show();
    expect(screen.getByText(/^A one-time passcode was sent to/)).toHaveTextContent(
      'A one-time passcode was sent to asha@example.org. Please enter the 6-digit code.',
    );
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(resendButton()).toBeEnabled();
    expect(head().title).toBe('Enter your passcode');
  });

  it.each([undefined, null, 'asha@example.org', {}, { email: 7 }])(
    '[AUTH-03] redirects to the login without an e-mail address (state %j)',
    async (state) => {
      await showSession('/otp', { state });
      expect(address()).toBe('/Login');
    },
  );

  it('[AUTH-03] redirects nowhere before the session is known', async () => {
    await showSession('/otp', { started: false });
    expect(address()).toBe('/otp');
    expect(screen.getByText('Loading the form')).toBeInTheDocument();
  });

  it('[AUTH-03] redirects a member to the profile', async () => {
    const { store } = await show();
    act(() => void store.dispatch(mergeUser({ _id: 'b1' })));
    await waitFor(() => expect(address()).toBe('/dashboard/profile'));
  });
});

it('[AUTH-03] links back to the login, where the e-mail address is filled in', async () => {
  await show({}, '/exploreJobs');
  await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
  expect(address()).toBe('/Login');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  expect(navigationState()).toEqual({ from: '/exploreJobs', email: EMAIL });
});

it('[AUTH-03] says what to do when no mail comes', async () => {
  await show();
  const help = screen.getByRole('complementary', { name: 'No mail yet?' });
  expect(within(help).getAllByRole('listitem')).toHaveLength(3);
  expect(within(help).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
});

describe('the code', () => {
  it.each([
    ['123456', '123456'],
    ['12 34-56', '123456'],
    ['1234567', '123456'],
    ['code: 654321', '654321'],
  ])('[AUTH-03] [AUTH-04] "%s" is pasted as %s', async (pasted, value) => {
    await show();
    await userEvent.click(codeField());
    await userEvent.paste(pasted);
    expect(codeField()).toHaveValue(value);
  });

  it.each([
    ['', 'Please enter the passcode'],
    ['abc', 'Please enter the passcode'],
    ['012345', 'The passcode has digits only and does not begin with 0'],
    ['00', 'The passcode has digits only and does not begin with 0'],
    ['12345', 'The passcode has six digits'],
  ])('[AUTH-04] "%s" is not sent', async (text, message) => {
    const { calls } = await show();
    if (text !== '') await userEvent.type(codeField(), text);
    await userEvent.click(logInButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('[AUTH-04] [AUTH-06] "0" alone is sent, and the server’s refusal is shown', async () => {
    const { calls } = await show({ 'verify-otp': () => refusal('otp must have exactly 6 digits') });
    await enterCode('0');
    expect(await screen.findByRole('alert')).toHaveTextContent('otp must have exactly 6 digits');
    expect(calls).toEqual([{ name: 'verify-otp', body: { otp: '0', email: EMAIL } }]);
  });

  it('[AUTH-04] [AUTH-06] [D-28] is sent as text, with the e-mail address', async () => {
    const { calls } = await show({ 'verify-otp': () => refusal('No') });
    await enterCode('123456');
    await screen.findByRole('alert');
    expect(calls).toEqual([{ name: 'verify-otp', body: { otp: '123456', email: EMAIL } }]);
  });
});

describe('logging in', () => {
  it('[AUTH-06] [AUTH-07] stores the token, fetches the profile, registers the member, and goes to the profile', async () => {
    const { calls, toasts, store } = await show();
    await enterCode();
    await waitFor(() => expect(toasts).toEqual(['Login Successful!']));
    expect(address()).toBe('/dashboard/profile');
    expect(calls.map(({ name }) => name)).toEqual(['verify-otp', 'user-details', 'checkUser']);
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(store.getState().user).toMatchObject({
      _id: 'b1',
      name: 'Asha Pillai',
      email: EMAIL,
      role: 'member',
      membership_number: '5204817',
    });
    expect(localStorage.getItem('user-storage')).toContain('Asha Pillai');
  });

  it('[AUTH-07] [D-29] goes back to where the visitor came from', async () => {
    const { toasts } = await show({}, '/exploreJobs?job=7#top');
    await enterCode();
    await waitFor(() => expect(address()).toBe('/exploreJobs?job=7#top'));
    await waitFor(() => expect(toasts).toEqual(['Login Successful!']));
  });

  it.each<[string, Respond, string]>([
    ['a wrong code', () => refusal('This passcode is not right.'), 'This passcode is not right.'],
    ['a refusal with status 200', () => json({ success: false, error: 'Expired' }), 'Expired'],
    ['too many attempts', () => refusal('Tried too often', 429), 'Tried too often'],
    ['a refusal without a reason', () => json({ success: false }), 'An error occurred'],
    ['a response without a token', () => json({ success: true, data: {} }), 'An error occurred'],
    ['a status without a reason', () => json({}, { status: 400 }), 'An error occurred'],
    ['no response', rejectWithNetworkError, 'An unexpected error occurred'],
    ['a page instead of JSON', htmlPage, 'An unexpected error occurred'],
  ])(
    '[AUTH-06] [D-31] reports %s below the field, which is cleared; without a readable response also in a toast',
    async (_what, response, text) => {
      const { toasts, calls } = await show({ 'verify-otp': response });
      await enterCode();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(toasts).toEqual([text === 'An unexpected error occurred' ? text : '']);
      await waitFor(() => expect(codeField()).toHaveValue(''));
      expect(calls).toHaveLength(1);
      expect(address()).toBe('/otp');
      expect(localStorage.getItem('authToken')).toBeNull();
    },
  );

  it('[AUTH-06] works with the right code after a wrong one', async () => {
    const { responses, toasts } = await show({ 'verify-otp': () => refusal('This passcode is not right.') });
    await enterCode('111111');
    await screen.findByRole('alert');
    responses['verify-otp'] = () => json({ success: true, data: { token: 'token-1' } });
    await enterCode('123456');
    await waitFor(() => expect(address()).toBe('/dashboard/profile'));
    await waitFor(() => expect(toasts).toEqual(['', 'Login Successful!']));
  });

  it('[AUTH-06] [NAV-05] announces a wrong code once, below the field, and focuses the field', async () => {
    const { shownToasts } = await show({ 'verify-otp': () => refusal('This passcode is not right.') });
    await enterCode('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('This passcode is not right.');
    expect(screen.getAllByText('This passcode is not right.')).toHaveLength(1);
    // The empty toast only removes the toast of the previous attempt.
    expect(shownToasts).toEqual([expect.objectContaining({ text: '', key: 'login' })]);
    await waitFor(() => expect(codeField()).toHaveFocus());
  });

  it('[D-28] does not say how long the passcode of a provider is valid', async () => {
    await showSession('/otp', { state: { email: EMAIL }, settings: { ...testSettings, contentHost: 'cms.example.org' } });
    expect(codeField()).toBeVisible();
    expect(screen.queryByText(/It is valid for ten minutes/)).toBeNull();
  });

  it('[AUTH-05] [D-28] shows the validity of a fresh passcode only', async () => {
    const { responses } = await show({ 'verify-otp': () => refusal('This passcode was tried too often.', 429) });
    expect(screen.getByText('It is valid for ten minutes at most; the mail says how long.')).toBeInTheDocument();
    await enterCode('111111');
    await screen.findByRole('alert');
    expect(screen.queryByText('It is valid for ten minutes at most; the mail says how long.')).toBeNull();
    const { promise, resolve: respond } = Promise.withResolvers<Response>();
    responses['verify-otp'] = () => promise;
    await enterCode('222222');
    await waitFor(() => expect(logInButton()).toBeDisabled());
    expect(screen.queryByText('It is valid for ten minutes at most; the mail says how long.')).toBeNull();
    await act(async () => respond(refusal('No')));
    await waitFor(() => expect(logInButton()).toBeEnabled());
  });

  it('[AUTH-06] says below the field when there is no connection, and what to do', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ 'verify-otp': rejectWithNetworkError });
    await enterCode();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurredThere is no connection right now. Please try again when it is back.',
    );
    onLine.mockRestore();
  });

  it('[AUTH-05] [D-30] disables the buttons while the code is checked, and sends the code once', async () => {
    const { promise: pending, resolve: respond } = Promise.withResolvers<Response>();
    const { calls } = await show({ 'verify-otp': () => pending });
    await userEvent.type(codeField(), '123456');
    await userEvent.click(logInButton());
    fireEvent.click(logInButton());
    await userEvent.type(codeField(), '{Enter}');
    expect(logInButton()).toBeDisabled();
    expect(logInButton()).toHaveAttribute('aria-busy', 'true');
    expect(resendButton()).toBeDisabled();
    await act(async () => respond(refusal('No')));
    await screen.findByRole('alert');
    expect(calls).toHaveLength(1);
    expect(logInButton()).toBeEnabled();
  });
});

describe('when the profile cannot be loaded', () => {
  it('[AUTH-07] [D-55] says that the code was right, and Retry loads the profile without another code', async () => {
    const { responses, calls, toasts } = await show({ checkUser: () => json({}, { status: 500 }) });
    await enterCode();
    expect(
      await screen.findByText('Your passcode was right, but your profile could not be loaded: Failed to apply for job'),
    ).toBeInTheDocument();
    expect(toasts).toEqual(['Failed to apply for job']);
    expect(document.body).not.toHaveFocus();
    // AUTH-05: the form stays, with the used code cleared.
    await waitFor(() => expect(codeField()).toHaveValue(''));
    expect([logInButton(), resendButton()].every((button) => button.matches(':enabled'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
    responses.checkUser = () => json({ user: { _id: 'b1', role: 'member' } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(address()).toBe('/dashboard/profile'));
    expect(calls.filter(({ name }) => name === 'verify-otp')).toHaveLength(1);
    await waitFor(() => expect(toasts.at(-1)).toBe('Login Successful!'));
  });

  it.each<[string, Respond]>([
    ['An error occurred', () => json({ success: true, ID: 7001 }, { status: 500 })],
    ['An unexpected error occurred', htmlPage],
    ['An unexpected error occurred', rejectWithNetworkError],
  ])('[AUTH-07] [ERR-02] reports "%s", and keeps the token', async (text, response) => {
    const { toasts } = await show({ 'user-details': response });
    await enterCode();
    expect(await screen.findByText(`Your passcode was right, but your profile could not be loaded: ${text}`)).toBeInTheDocument();
    expect(toasts).toEqual([text]);
    expect(localStorage.getItem('authToken')).toBe('token-1');
  });

  it('[AUTH-05] disables every button while it is refetched; after RESEND OTP another code logs in', async () => {
    const { responses, calls } = await show({ checkUser: () => json({}, { status: 500 }) });
    await enterCode();
    await screen.findByRole('button', { name: 'Retry' });
    const { promise, resolve: respond } = Promise.withResolvers<Response>();
    responses.checkUser = () => promise;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(logInButton()).toBeDisabled());
    expect(resendButton()).toBeDisabled();
    await act(async () => respond(json({}, { status: 500 })));
    await waitFor(() => expect(resendButton()).toBeEnabled());
    await userEvent.click(resendButton());
    await waitFor(() => expect(screen.queryByText(/^Your passcode was right/)).toBeNull());
    responses.checkUser = () => json({ user: { _id: 'b1', role: 'member' } });
    await enterCode('654321');
    await waitFor(() => expect(address()).toBe('/dashboard/profile'));
    expect(calls.filter(({ name }) => name === 'verify-otp').map(({ body }) => body)).toEqual([
      { otp: '123456', email: EMAIL },
      { otp: '654321', email: EMAIL },
    ]);
  });

  it('[ERR-02] shows only the message of a response with `success: false` and status 200', async () => {
    const { toasts } = await show({ 'user-details': () => json({ success: false, message: 'Your membership is being renewed' }) });
    await enterCode();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Your passcode was right, but your profile could not be loaded: Your membership is being renewedRetry$/,
    );
    expect(toasts).toEqual(['Your membership is being renewed']);
  });

  it('[AUTH-07] does not fail when only its e-mail address is missing: the login uses the typed one', async () => {
    const { calls, store } = await show({ 'user-details': () => json({ success: true, _id: 'b1', ID: 7001, name: 'Asha Pillai' }) });
    await enterCode();
    await waitFor(() => expect(address()).toBe('/dashboard/profile'));
    expect(calls.find(({ name }) => name === 'checkUser')?.body).toMatchObject({ email: EMAIL, ID: 7001 });
    expect(store.getState().user.email).toBe(EMAIL);
  });

  it('[AUTH-07] [AUTH-09] asks for a new code when the new session is refused', async () => {
    const { toasts } = await show({ 'user-details': () => refusal('Please log in first.', 401) });
    await enterCode();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session could not be opened. Please ask for a new passcode.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(resendButton()).toBeEnabled();
    await waitFor(() => expect(codeField()).toHaveValue(''));
    expect(toasts).toEqual(['Your session has ended. Please log in again.']);
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('RESEND OTP', () => {
  it('[AUTH-05] [D-27] requests a code for the same e-mail address, at any time', async () => {
    const { calls, toasts } = await show();
    await userEvent.type(codeField(), '12');
    await userEvent.click(resendButton());
    await waitFor(() => expect(toasts).toEqual(['OTP sent. Please check your mail!']));
    await waitFor(() => expect(resendButton()).toBeEnabled());
    await userEvent.click(resendButton());
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(calls).toEqual([
      { name: 'send-otp', body: { email: EMAIL } },
      { name: 'send-otp', body: { email: EMAIL } },
    ]);
    expect(codeField()).toHaveValue('12');
    // Only the mail says the exact time: a passcode that is sent a second time is valid for less than ten minutes.
    expect(screen.getByText('It is valid for ten minutes at most; the mail says how long.')).toBeInTheDocument();
    expect(screen.getByText('Then ask for it again with RESEND OTP.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[AUTH-05] doesn’t mark the empty field as invalid', async () => {
    await show();
    await userEvent.click(codeField());
    await userEvent.click(resendButton());
    await waitFor(() => expect(resendButton()).toBeEnabled());
    expect(screen.queryByText('Please enter the passcode')).toBeNull();
    expect(codeField()).toHaveAttribute('aria-invalid', 'false');
  });

  const showAfterSend = (response: object) => show({ 'send-otp': () => json({ success: true, ...response }) });
  const mailNotes = () => screen.getAllByText(/another one/).map((element) => element.textContent);

  it('[AUTH-05] [D-27] [D-66] says that no new mail was sent, and when the next can be requested', async () => {
    const { toasts } = await showAfterSend({ mailed: false, next_mail_in: 42 });
    await userEvent.click(resendButton());
    expect(
      await screen.findByText(
        'No new e-mail was sent: the passcode sent a moment ago is still valid. You can request another one in 42 seconds.',
      ),
    ).toHaveRole('status');
    expect(mailNotes()[1]).toMatch(
      /^No new e-mail was sent: the passcode sent a moment ago is still valid. You can request another one in 4\d s\.$/,
    );
    expect(toasts.filter((text) => text !== '')).toEqual([
      'OTP sent. Please check your mail! The passcode sent a moment ago is still valid; you can request another one in 42 seconds.',
    ]);
  });

  it('[AUTH-05] says that mail is delayed, and not that it is sent', async () => {
    const { toasts } = await showAfterSend({ delayed: true, message: 'Our mail is not working just now.' });
    await userEvent.click(resendButton());
    await waitFor(() => expect(toasts).toEqual(['Our mail is not working just now.']));
  });

  it('[AUTH-05] [D-27] says that a mail was sent, and when the next can be requested', async () => {
    await showAfterSend({ mailed: true, next_mail_in: 60 });
    await userEvent.click(resendButton());
    expect(await screen.findByText('An e-mail is on its way. You can request another one in 60 seconds.')).toHaveRole('status');
  });

  it.each([{}, { mailed: false }, { mailed: 'no', next_mail_in: 4 }, { mailed: true, next_mail_in: -1 }])(
    '[AUTH-05] shows no note about the next mail when the backend returns no valid time for it (%j)',
    async (response) => {
      const { toasts } = await showAfterSend(response);
      await userEvent.click(resendButton());
      await waitFor(() => expect(toasts).toHaveLength(1));
      await waitFor(() => expect(resendButton()).toBeEnabled());
      expect(screen.queryByText(/another one/)).toBeNull();
    },
  );

  it.each<[string, Respond, string[]]>([
    ['a refusal with status 200', () => json({ success: false, error: 'Too soon' }), ['Too soon']],
    ['a refusal with an error status', () => refusal('Too many', 429), ['Too many']],
    ['no response', rejectWithNetworkError, ['An unexpected error occurred', 'email does not exist']],
    ['a page instead of JSON', htmlPage, ['An unexpected error occurred', 'email does not exist']],
  ])('[AUTH-05] reports %s as the login page does', async (_what, response, texts) => {
    const { toasts } = await show({ 'send-otp': response });
    await userEvent.click(resendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(texts[0] ?? '');
    expect(toasts).toEqual(texts);
    expect(address()).toBe('/otp');
  });

  it('[AUTH-05] disables all buttons during its call, and is marked as busy', async () => {
    const { promise: pending, resolve: respond } = Promise.withResolvers<Response>();
    const { calls } = await show({ 'send-otp': () => pending });
    await userEvent.click(resendButton());
    fireEvent.click(resendButton());
    expect(resendButton()).toBeDisabled();
    expect(resendButton()).toHaveAttribute('aria-busy', 'true');
    expect(logInButton()).toBeDisabled();
    expect(logInButton()).not.toHaveAttribute('aria-busy');
    await userEvent.type(codeField(), '123456{Enter}');
    await act(async () => respond(json({ success: true })));
    await waitFor(() => expect(resendButton()).toBeEnabled());
    expect(calls).toHaveLength(1);
  });
});
