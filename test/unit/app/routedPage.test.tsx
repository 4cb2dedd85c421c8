import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Outlet, StaticRouter } from 'react-router';
import { checkSession } from '../../../src/api/session/checkSession.ts';
import { mergeUser, resetUser } from '../../../src/api/session/userSlice.ts';
import { loadRoute, pageRoutes } from '../../../src/app/router.tsx';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { pages } from '../../../src/app/pages.ts';
import { LoginToApply } from '../../../src/app/guards/RedirectToLogin.tsx';
import { recordToasts } from '../../support/toasts.ts';
import { member, shellStore, showShell, unknownUser, visitor } from './shell.tsx';

/** Shows the page at an address with its code already loaded, as after a response of the server. */
async function show(address: string, options: Parameters<typeof showShell>[1] = {}) {
  await loadRoute(new URL(address, 'http://site.invalid').pathname);
  return showShell(<Outlet />, { ...options, address, children: [pageRoutes] });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => screen.getByRole('navigation', { name: 'Dashboard' });
const APPLY = '/applyJob/65f1c0ffee65f1c0ffee1001';
const memberAddresses = pages.filter(({ access }) => access !== undefined).map((page) => exampleAddress(page));
const VIDEOS = ['/Videos/312', '/Profile/Videos/312'];
/** Addresses at which visitors see a refusal; the other members' pages redirect to the login. */
const restrictedAddresses = memberAddresses.filter((address) => address !== APPLY && !VIDEOS.includes(address));

/** Navigates to an address as Back and Forward do. */
const goTo = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

it.each(restrictedAddresses)('[DASH-02] %s is restricted for visitors', async (address) => {
  await show(address);
  expect(await heading('Access Restricted')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
});

it('[DASH-02] shows the restricted text with links; the login receives the path to return to, with its query', async () => {
  await loadRoute('/Login');
  await show('/dashboard/jobs?tab=created');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sign In to Continue', '/Login?from=%2Fdashboard%2Fjobs%3Ftab%3Dcreated'],
    ['Home', '/'],
    ['About', '/About-us'],
    ['Contact', '/Contact'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Sign In to Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/Login'));
  expect((window.history.state as { usr?: unknown }).usr).toEqual({ from: '/dashboard/jobs?tab=created' });
});

it('[DASH-02] redirects a visitor from the application form to the login, with a toast and the path to return to', async () => {
  await loadRoute('/Login');
  const toasts = recordToasts();
  window.history.pushState(null, '', '/exploreJobs');
  const entries = window.history.length;
  await show(`${APPLY}?source=mail`);
  expect(await heading('Member Login')).toBeInTheDocument();
  expect(screen.queryByText('Access Restricted')).toBeNull();
  expect(window.location.pathname).toBe('/Login');
  expect((window.history.state as { usr?: unknown }).usr).toEqual({ from: `${APPLY}?source=mail` });
  expect(window.history.length).toBe(entries);
  expect(toasts).toEqual(['You need to login to apply to this job']);
});

it.each(VIDEOS)('[VID-01] %s redirects a visitor to the login with the path to return to and no toast', async (address) => {
  await loadRoute('/Login');
  const toasts = recordToasts();
  await show(address);
  expect(await heading('Member Login')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/Login');
  expect((window.history.state as { usr?: unknown }).usr).toEqual({ from: address });
  expect(toasts).toEqual([]);
});

it('[VID-01] [D-24] a visitor with a token waits until the token is checked, and is redirected if the check finds no member', async () => {
  await loadRoute('/Login');
  localStorage.setItem('authToken', 'token-1');
  const first = await show('/Videos/312', { responses: { 'user-details': 500 } });
  await act(settle);
  expect(window.location.pathname).toBe('/Videos/312');
  // The check of the session sets the user in this way.
  act(() => void first.store.dispatch(mergeUser(member)));
  await act(() => first.store.dispatch(checkSession()));
  expect(await screen.findByRole('heading', { name: 'Recent Videos' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/Videos/312');
  first.unmount();

  await act(() => show('/Videos/312?t=9'));
  expect(await heading('Member Login')).toBeInTheDocument();
  expect((window.history.state as { usr?: unknown }).usr).toEqual({ from: '/Videos/312?t=9' });
});

it('[DASH-02] [HDR-07] shows no login toast to a member who logs out on the application form', async () => {
  await loadRoute('/login');
  const toasts = recordToasts();
  const { store } = await show(APPLY, { user: member });
  expect(await heading('Apply to Job Form')).toBeInTheDocument();
  act(() => {
    store.dispatch(mergeUser(visitor));
    // The header's Logout navigates in the same moment; the router is notified a little later.
    window.history.pushState({ key: 'logout' }, '', '/login');
  });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await heading('Member Login')).toBeInTheDocument();
  expect((window.history.state as { usr?: unknown }).usr).toBeUndefined();
  expect(toasts).toEqual([]);
});

it('[DASH-02] the application form shows the restricted text without scripts', () => {
  const html = renderToStaticMarkup(
    <Provider store={shellStore({}, unknownUser).store}>
      <StaticRouter location={APPLY}>
        <LoginToApply wasOpen={false} />
      </StaticRouter>
    </Provider>,
  );
  expect(html).toContain('Access Restricted');
  expect(html).toContain(`href="/Login?from=${encodeURIComponent(APPLY)}"`);
});

it.each(memberAddresses)('[DASH-02] %s shows neither page nor refusal before the session is known', async (address) => {
  await show(address, { user: unknownUser });
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('[AUTH-09] [DASH-02] a session that ends restricts the page at once', async () => {
  const { store } = await show('/dashboard/profile', { user: member });
  expect(await heading('Asha')).toBeInTheDocument();
  act(() => void store.dispatch(resetUser()));
  // In the browser, redux-persist then marks the state as rehydrated again.
  act(() => void store.dispatch({ type: 'user/mergeUser', payload: { _persist: { version: 0, rehydrated: true } } }));
  expect(await heading('Access Restricted')).toBeInTheDocument();
});

it('[DASH-01] the frame of the dashboard stays while its pages change', async () => {
  await loadRoute('/dashboard/videos');
  await show('/dashboard/profile', { user: member });
  expect(await heading('Asha')).toBeInTheDocument();
  const frame = tabs();
  const tab = screen.getByRole('link', { name: 'My Videos' });
  await userEvent.click(tab);
  expect(await heading('My Videos')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Asha' })).toBeNull();
  expect(tabs()).toBe(frame);
  expect(screen.getByRole('link', { name: 'My Videos' })).toBe(tab);
  expect(tab).toHaveAttribute('aria-current', 'page');
});

it('[NAV-01] another path parameter shows a new page, another query or spelling does not', async () => {
  await show('/applyJob/a', { user: member });
  const first = await heading('Apply to Job Form');
  goTo('/applyJob/a?step=2');
  goTo('/APPLYJOB/a/');
  expect(await heading('Apply to Job Form')).toBe(first);
  goTo('/applyJob/b');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await heading('Apply to Job Form')).toBeInTheDocument();
});

it('[NAV-07] an old path redirects to the page with query and hash, and is replaced in the history', async () => {
  await loadRoute('/dashboard/profile');
  const entries = window.history.length;
  await show('/profile?a=1#card', { user: member });
  expect(await heading('Asha')).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/dashboard\/profile\?a=1#card$/);
  expect(window.history.length).toBe(entries);
});
