import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { mergeUser, resetUser, signedOut, userReducer, type UserState } from '../../../../src/api/session/userSlice.ts';
import ProfilePage, { head } from '../../../../src/features/dashboard/ProfilePage.tsx';

const asha: UserState = {
  ...signedOut,
  _id: 'b1',
  name: 'Asha Pillai',
  email: 'asha@example.org',
  membership_number: '5204817',
  profilePicture: '/wp-content/uploads/asha.svg',
  _persist: { version: 0, rehydrated: true },
};
const visitor: UserState = { ...signedOut, _persist: { version: 0, rehydrated: true } };

function Login() {
  const { state } = useLocation();
  return <p data-testid="state">{JSON.stringify(state)}</p>;
}

function show(user: UserState, address = '/dashboard/profile') {
  const store = configureStore({ reducer: combineReducers({ user: userReducer }), preloadedState: { user } });
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/dashboard/profile" element={<ProfilePage />} />
          <Route path="/Login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('[DASH-03] shows picture, name, membership number and e-mail', async () => {
  const { container } = show(asha);
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Pillai' })).toBeInTheDocument();
  expect(fact('Membership number')).toBe('5204817');
  expect(fact('Email')).toBe('asha@example.org');
  expect(container.querySelector('img')).toHaveAttribute('src', '/wp-content/uploads/asha.svg');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([null, ''])('[DASH-03] says NIL where the membership number is %j', (membership_number) => {
  show({ ...asha, membership_number });
  expect(fact('Membership number')).toBe('NIL');
});

it('[DASH-03] draws a person where the picture is missing or broken', () => {
  const { container, store } = show(asha);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-default-avatar]')).not.toBeNull();
  act(() => void store.dispatch(mergeUser({ profilePicture: '/wp-content/uploads/new.svg' })));
  expect(container.querySelector('img')).toHaveAttribute('src', '/wp-content/uploads/new.svg');
  act(() => void store.dispatch(mergeUser({ profilePicture: null })));
  expect(container.querySelector('img')).toBeNull();
});

it('[DASH-01] has the tabs of the dashboard, the present one marked', () => {
  show(asha);
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['My Profile', '/dashboard/profile', 'page'],
    ['My Videos', '/dashboard/videos', null],
    ['My Jobs', '/dashboard/jobs', null],
  ]);
});

it('[DASH-02] restricts access for visitors, with the ways on', async () => {
  const { container } = show(visitor, '/dashboard/profile?a=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sign In to Continue', '/Login'],
    ['Home', '/'],
    ['About', '/About-us'],
    ['Contact', '/Contact'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In to Continue' }));
  expect(screen.getByTestId('state')).toHaveTextContent('{"from":"/dashboard/profile?a=1"}');
});

it('[DASH-02] shows neither profile nor refusal before the session is known', () => {
  show({ ...signedOut });
  expect(screen.getByText('Loading your dashboard')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Access Restricted' })).toBeNull();
  expect(screen.queryByText('NIL')).toBeNull();
});

it('[AUTH-09] [DASH-02] a session that ends restricts the page at once', () => {
  const { store } = show(asha);
  act(() => void store.dispatch(resetUser()));
  expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
  expect(screen.queryByText('asha@example.org')).toBeNull();
});

it('[DASH-03] stays out of search engines', () => {
  expect(head()).toMatchObject({ path: '/dashboard/profile', noindex: true });
});
