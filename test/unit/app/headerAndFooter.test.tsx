import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from '../../../src/app/footer/Footer.tsx';
import { AccountLinks } from '../../../src/app/header/AccountLinks.tsx';
import { Header } from '../../../src/app/header/Header.tsx';
import { SocialLinks } from '../../../src/app/header/SocialLinks.tsx';
import { pages } from '../../../src/app/pages.ts';
import { member, showShell } from './shell.tsx';

const groupLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('[HDR-05] three social networks open in a new tab and are named for screen readers', () => {
  showShell(<SocialLinks />);
  const links = screen.getAllByRole('link', { name: /on (LinkedIn|YouTube|Instagram) \(opens in a new tab\)$/ });
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('[HDR-06] a visitor sees Login', () => {
  showShell(<AccountLinks />);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

it('[HDR-06] [HDR-07] [CONT-07] a member sees Profile and Logout; Logout clears all storage and makes no call', async () => {
  localStorage.setItem('authToken', 'abc');
  localStorage.setItem('anything', 'else');
  sessionStorage.setItem('enquiry-general', '{"name":"Asha"}');
  const { store, calls } = showShell(<AccountLinks />, { user: member, address: '/exploreJobs' });
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard/profile');
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/i);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(sessionStorage.getItem('enquiry-general')).toBeNull();
  expect(store.getState().user._id).toBeNull();
  expect(store.getState().api.queries).toEqual({});
  expect(calls).toEqual([]);
});

it('[HDR-01] [FTR-01] header and footer link to every page that search engines may list', async () => {
  const responses = { 'certifications-listing': [{ cert_id: 1, certification_name: 'DASM', shortform: 'DASM' }] };
  showShell(
    <>
      <Header />
      <Footer />
    </>,
    { responses },
  );
  await screen.findAllByRole('link', { name: 'DASM Training', hidden: true });
  const linked = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  const listed = pages.filter(({ indexed, path }) => indexed === true && !path.includes(':')).map(({ path }) => path);
  expect(listed).toContain('/events');
  expect(listed.filter((path) => !linked.includes(path))).toEqual([]);
  const bar = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true });
  expect(bar.slice(-3).map(({ textContent }) => textContent)).toEqual(['Events', 'Jobs', 'Contact']);
});

it('[HDR-01] [NAV-02] a menu closes when its link leads to a page, and when Back returns from that page', async () => {
  showShell(<Header />);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  const opener = menu.getByText('Chapter');
  const link = menu.getByRole('link', { name: 'Volunteering', hidden: true });
  expect(link).not.toBeVisible();
  await userEvent.click(opener);
  await userEvent.click(link);
  expect(await screen.findByText('/volunteering')).toBeVisible();
  await waitFor(() => expect(link).not.toBeVisible());
  await userEvent.click(opener);
  expect(link).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  await waitFor(() => expect(link).not.toBeVisible());
});

describe('the footer', () => {
  it('[FTR-01] has its groups, the four programs and the year', async () => {
    showShell(<Footer />, { responses: { 'certifications-listing': [{ cert_id: 1, certification_name: 'DASM', shortform: 'DASM' }] } });
    expect(groupLinks('Special Programs')).toEqual([
      ['E&C Footprints', '/special-programs/ec-footprints'],
      ['PM Footprints', '/special-programs/pm-footprints'],
      ['PM Outreach', '/special-programs/pm-outreach'],
      ['Conferences', '/special-programs/conferences'],
    ]);
    expect(groupLinks('Explore')).toEqual([
      ['About us', '/About-us'],
      ['Events', '/events'],
      ['Jobs', '/exploreJobs'],
      ['Volunteering', '/volunteering'],
      ['Non-Profits and NGOs', '/non-profit'],
      ['Academic Relations', '/academic-relations'],
      ['Contact', '/Contact'],
    ]);
    // The way home is the brand.
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/');
    await screen.findByRole('link', { name: 'DASM Training' });
    expect(groupLinks('Trainings').at(-1)).toEqual(['Corporate Training', '/Training']);
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date());
    expect(screen.getByText(/^©/)).toHaveTextContent(`© ${year} Kaveri Chapter`);
  });

  it('[FTR-01] Member Login links visitors to the login, and members to their profile', () => {
    const { unmount } = showShell(<Footer />);
    expect(groupLinks('Membership')).toContainEqual(['Member Login', '/Login']);
    unmount();
    showShell(<Footer />, { user: member });
    expect(groupLinks('Membership')).toContainEqual(['Member Login', '/Profile']);
  });

  it('[NAV-06] offers the page in five languages and fetches nothing for that', () => {
    showShell(<Footer />);
    const choices = within(screen.getByRole('list', { name: 'Language' })).getAllByRole('button');
    expect(choices.map(({ lang }) => lang)).toEqual(['en', 'hi', 'ta', 'kn', 'ml']);
    expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual(['true', 'false', 'false', 'false', 'false']);
    expect(document.querySelector('script[src]')).toBeNull();
  });
});
