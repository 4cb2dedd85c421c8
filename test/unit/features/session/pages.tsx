import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import type { SendOtpAnswer, UserDetails, VerifyOtpAnswer } from '../../../../src/api/generated/cms.ts';
import type { CheckedUser } from '../../../../src/api/generated/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { clearFallbackToken, readAuthToken } from '../../../../src/api/session/authToken.ts';
import { startPersisting } from '../../../../src/api/session/persistence.ts';
import { persistedUserReducer } from '../../../../src/api/session/persistedUser.ts';
import { signOutExpired } from '../../../../src/api/session/signOut.ts';
import { prepareSessionEndedToast } from '../../../../src/app/sessionEnded.ts';
import { resetUser } from '../../../../src/api/session/userSlice.ts';
import { canReturnAfterLogin } from '../../../../src/app/routes.ts';
import type { PublicSettings } from '../../../../src/config/settings.ts';
import { LoginReturnProvider } from '../../../../src/config/LoginReturn.ts';
import LoginPage from '../../../../src/features/session/LoginPage.tsx';
import OtpPage from '../../../../src/features/session/OtpPage.tsx';
import { pageStore, unknownUser } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { json } from '../../api/apiStore.ts';

export { json };

/** A call that reached the backends: the last part of its path, and its body. */
interface Call {
  name: string;
  body: unknown;
}

export type Respond = () => Response | Promise<Response>;

/** Responses of the backends by the last part of the path. */
export type Backend = Record<string, Respond>;

/** Backends that have the member and accept any code. */
const successfulBackend: Backend = {
  'send-otp': () => json({ success: true, message: 'On its way' } satisfies SendOtpAnswer),
  'verify-otp': () => json({ success: true, data: { token: 'token-1' } } satisfies VerifyOtpAnswer),
  'user-details': () =>
    json({
      success: true,
      ID: 7001,
      email: 'asha@example.org',
      name: 'Asha Pillai',
      membership_number: '5204817',
      profile_picture: false,
    } satisfies RowOf<UserDetails>),
  checkUser: () => json({ user: { _id: 'b1', role: 'member', name: 'Asha Pillai', email: 'asha@example.org' } } satisfies CheckedUser),
};

/** Creates an error response with a message. */
export const refusal = (error: string, status = 400): Response => json({ success: false, error, message: error }, { status });

/** Rejects as an unreachable server does. */
export const rejectWithNetworkError = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Creates a response with an HTML page instead of JSON. */
export const htmlPage = (): Response => new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } });

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

function BackButton(): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser’s Back
    </button>
  );
}

interface ShowOptions {
  settings?: PublicSettings | null;
  /** Navigation state of the page. */
  state?: unknown;
  backend?: Backend;
  /** Whether the stored user has been read; otherwise the page is as the server renders it. */
  started?: boolean;
}

/** Shows a login page with a real store that is set up as in the browser's entry point. `toasts` are the texts of `shownToasts`. */
export async function showSession(address: string, { state, backend = {}, started = true, settings = null }: ShowOptions = {}) {
  const calls: Call[] = [];
  const toasts = recordToasts();
  const shownToasts = recordToasts((toast) => toast);
  const responses: Backend = { ...successfulBackend, ...backend };
  const store = pageStore(
    async (url, request) => {
      const name = url.pathname.split('/').findLast((part) => part !== '') ?? '';
      const text = await request.text();
      calls.push({ name, body: text === '' ? null : (JSON.parse(text) as unknown) });
      return responses[name]?.() ?? json({}, { status: 404 });
    },
    unknownUser,
    {
      reduceUser: persistedUserReducer,
      authToken: readAuthToken,
      onUnauthorized: () => void store.dispatch(signOutExpired(prepareSessionEndedToast())),
    },
  );
  if (started) await startPersisting(store);
  cleanups.push(() =>
    act(() => {
      clearFallbackToken();
      store.dispatch(resetUser());
    }),
  );
  const view = renderPage(address, {
    page: (
      <LoginReturnProvider value={canReturnAfterLogin}>
        <Routes>
          <Route path="/Login" element={<LoginPage />} />
          <Route path="/otp" element={<OtpPage />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <BackButton />
      </LoginReturnProvider>
    ),
    store,
    settings,
    state,
  });
  return { ...view, store, calls, toasts, shownToasts, responses };
}
