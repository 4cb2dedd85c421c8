import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router';
import type { PageModule } from '../../../src/api/page.ts';
import { mergeUser } from '../../../src/api/session/userSlice.ts';
import { recordPageView, startAnalytics } from '../../../src/app/analytics.ts';
import { PageHead } from '../../../src/app/PageHead.tsx';
import { findPage } from '../../../src/app/routes.ts';
import { showShell, unknownUser, visitor } from './shell.tsx';

const ID = 'G-TEST12345';

/** The page views in the queue of the analytics script, as `path title`. */
const views = (): string[] =>
  (window.dataLayer ?? [])
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => Object.values(view as Record<string, string>).join(' '));

const moduleOf = (title: string): PageModule => ({
  default: () => null,
  head: ({ url, state }) => ({ title: `${url.searchParams.has('job') ? 'Job ' : ''}${title}${state.user.name ?? ''}`, description: title }),
});

function Head({ title }: { title: string }) {
  return <PageHead module={moduleOf(title)} matchedPage={findPage('/exploreJobs', useLocation().search)} />;
}

const site = (
  <>
    <Link to="/two">two</Link>
    <Link to="/leads">leads</Link>
    <Link to="/checks">checks</Link>
    <Link to="?show=6" state={{ keepScroll: true }}>
      more
    </Link>
    <Link to="?job=7">job</Link>
    <Link to="?keyword=scrum">search</Link>
    <Link to="#list">hash</Link>
    <Routes>
      <Route path="/one" element={<Head title="One" />} />
      <Route path="/two" element={<Head title="Two" />} />
      <Route path="/leads" element={<Navigate to="/two" replace />} />
      <Route
        path="/checks"
        element={
          <>
            <Head title="Checks" />
            <Navigate to="/two" replace />
          </>
        }
      />
    </Routes>
  </>
);

/** Renders in strict mode, like the app. */
const showStrict: typeof showShell = (content, options) => showShell(content, { ...options, strict: true });

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeAll(() => startAnalytics(ID));
beforeEach(() => {
  // A page view that repeats the last one is not recorded. So this one is of a page that no test opens.
  recordPageView('/before', 'Before');
  window.dataLayer = [];
});

it('[NAV-03] each route change counts once, even with the double effects of strict mode (D-12)', async () => {
  showStrict(site, { address: '/one' });
  await waitFor(() => expect(views()).toEqual(['/one One | Kaveri Chapter']));
  await userEvent.click(screen.getByRole('link', { name: 'two' }));
  await waitFor(() => expect(views()).toHaveLength(2));
  await settle();
  expect(views()).toEqual(['/one One | Kaveri Chapter', '/two Two | Kaveri Chapter']);
});

it.each(['leads', 'checks'])('[NAV-03] a redirect (%s) counts as one page view, that of its target (D-12)', async (link) => {
  showStrict(site, { address: '/one' });
  await waitFor(() => expect(views()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: link }));
  await waitFor(() => expect(views()).toHaveLength(2));
  await settle();
  expect(views().at(-1)).toBe('/two Two | Kaveri Chapter');
  expect(views()).toHaveLength(2);
});

it.each(['more', 'job', 'search', 'hash'])('[NAV-03] the link “%s”, which stays on the page, is no page view', async (link) => {
  showStrict(site, { address: '/one' });
  await waitFor(() => expect(views()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: link }));
  await waitFor(() => expect(window.location.href).toMatch(/[?#]/));
  await settle();
  expect(views()).toEqual(['/one One | Kaveri Chapter']);
  // The next route change counts, and so does Back.
  await userEvent.click(screen.getByRole('link', { name: 'two' }));
  await waitFor(() => expect(views()).toHaveLength(2));
  act(() => window.history.back());
  await waitFor(() => expect(views()).toHaveLength(3));
  expect(views().at(-1)).toMatch(/^\/one /);
});

it('[NAV-03] following the same link again is no page view', async () => {
  showStrict(site, { address: '/one' });
  await userEvent.click(screen.getByRole('link', { name: 'two' }));
  await waitFor(() => expect(views().at(-1)).toBe('/two Two | Kaveri Chapter'));
  await userEvent.click(screen.getByRole('link', { name: 'two' }));
  await settle();
  expect(views().filter((view) => view.startsWith('/two'))).toHaveLength(1);
});

it('[NAV-03] a title that changes with later data is not a second page view', async () => {
  const { store } = showStrict(site, { address: '/one' });
  await waitFor(() => expect(views()).toHaveLength(1));
  act(() => void store.dispatch(mergeUser({ name: 'Asha' })));
  await settle();
  expect(document.title).toMatch(/^OneAsha/);
  expect(views()).toHaveLength(1);
});

it('[NAV-03] a page view has the final title, not the placeholder', async () => {
  const module: PageModule = {
    default: () => null,
    head: ({ state }) => ({ title: state.user.name || 'Event', loading: !state.user.name, description: '' }),
  };
  const Detail = () => <PageHead module={module} matchedPage={findPage('/exploreJobs', useLocation().search)} />;
  const { store } = showStrict(<Detail />, { address: '/event' });
  await settle();
  expect(views()).toEqual([]);
  act(() => void store.dispatch(mergeUser({ name: 'Asha' })));
  await waitFor(() => expect(views()).toEqual(['/event Asha | Kaveri Chapter']));
});

it('[NAV-03] the first page view waits for the session, because the page may redirect (D-12)', async () => {
  const { store } = showStrict(site, { address: '/one', user: unknownUser });
  await settle();
  expect(views()).toEqual([]);
  act(() => void store.dispatch(mergeUser(visitor)));
  await waitFor(() => expect(views()).toEqual(['/one One | Kaveri Chapter']));
});
