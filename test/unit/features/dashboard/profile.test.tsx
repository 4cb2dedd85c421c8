import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { mergeUser, signedOutUser, type UserState } from '../../../../src/api/session/userSlice.ts';
import BlogsPage from '../../../../src/features/dashboard/BlogsPage.tsx';
import DashboardFrame from '../../../../src/features/dashboard/DashboardFrame.tsx';
import ProfilePage from '../../../../src/features/dashboard/ProfilePage.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const asha: UserState = {
  ...signedOutUser,
  _id: 'b1',
  name: 'Asha Pillai',
  email: 'asha@example.org',
  membership_number: '5204817',
  profilePicture: '/wp-content/uploads/asha.svg',
  _persist: { version: 0, rehydrated: true },
};
function show(user: UserState) {
  // No call gets a response: the list of logins stays in its loading state.
  return renderPage('/dashboard/profile', {
    page: (
      <DashboardFrame>
        <ProfilePage />
      </DashboardFrame>
    ),
    user,
  });
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('[DASH-03] shows picture, name, membership number and e-mail', async () => {
  const { container } = show(asha);
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Pillai' })).toBeInTheDocument();
  expect(fact('Membership number')).toBe('5204817');
  expect(fact('E-mail')).toBe('asha@example.org');
  expect(container.querySelector('img')).toHaveAttribute('src', '/wp-content/uploads/asha.svg');
});

it.each([null, ''])('[DASH-03] says NIL where the membership number is %j', (membership_number) => {
  show({ ...asha, membership_number });
  expect(fact('Membership number')).toBe('NIL');
});

it('[DASH-03] shows initials where the picture is missing or broken', () => {
  const { container, store } = show(asha);
  expect(screen.queryByText('AP')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AP')).toBeInTheDocument();
  act(() => void store.dispatch(mergeUser({ profilePicture: '/wp-content/uploads/new.svg' })));
  expect(container.querySelector('img')).toHaveAttribute('src', '/wp-content/uploads/new.svg');
  act(() => void store.dispatch(mergeUser({ profilePicture: null })));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AP')).toBeInTheDocument();
});

it('[DASH-03] links to what a member can do next', () => {
  show(asha);
  const steps = within(screen.getByRole('region', { name: 'What you can do next' })).getAllByRole('link');
  expect(steps.map((link) => link.getAttribute('href'))).toEqual([
    '/exploreJobs',
    '/dashboard/jobs?tab=applied',
    '/postJob',
    '/dashboard/pdus',
    '/dashboard/videos',
    '/volunteering',
  ]);
});

it('[DASH-05] the page of the blogs shows only its name', () => {
  const { container } = render(<BlogsPage />);
  expect(container).toHaveTextContent(/^BLOGS$/);
  expect(screen.getByRole('heading', { level: 1, name: 'BLOGS' })).toBeVisible();
});

it('[DASH-01] has the dashboard tabs and marks the current one', () => {
  show(asha);
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['My Profile', '/dashboard/profile', 'page'],
    ['My Videos', '/dashboard/videos', null],
    ['My Jobs', '/dashboard/jobs', null],
    ['My Events', '/dashboard/events', null],
    ['My PDUs', '/dashboard/pdus', null],
  ]);
});
