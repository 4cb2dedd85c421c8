import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { job, jobs, member, showBoard } from './board.tsx';
import { address } from '../../../support/renderPage.tsx';
import { textsOf } from '../../../support/texts.ts';

const list = () => screen.getByRole('region', { name: /^(Open jobs|Jobs found)$/ });
const titles = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('[JOBS-01] shows the heading and the search bar, and tells visitors that applying needs a login', async () => {
  await showBoard('/exploreJobs', { listed: jobs(4) });
  expect(screen.getByRole('heading', { level: 1, name: 'Find your dream PM job here' })).toBeVisible();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/exploreJobs');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByPlaceholderText('Job title, skills')).toHaveAttribute('name', 'keyword');
  expect(within(form).getByPlaceholderText('City or remote')).toHaveAttribute('name', 'location');
  // Typed text hides the placeholders; the labels stay.
  expect(within(form).getByRole('searchbox', { name: 'What : Job title, skills' })).toHaveAttribute('name', 'keyword');
  expect(within(form).getByRole('searchbox', { name: 'Where : City or remote' })).toHaveAttribute('name', 'location');
  expect(within(form).getByRole('button', { name: 'Apply search' })).toBeEnabled();
  expect(screen.getByText('Login to be able to apply to jobs')).toBeVisible();
});

it('[JOBS-02] lists three jobs at a time, Load More adds three, and no page of the list is requested twice', async () => {
  const { paths } = await showBoard('/exploreJobs', { listed: jobs(11) });
  expect(titles()).toEqual(['Role 1', 'Role 2', 'Role 3']);
  expect(screen.getByText('Showing 3 of 11 open jobs')).toBeVisible();
  for (const shownCount of [6, 9, 11]) {
    await userEvent.click(within(list()).getByRole('link', { name: 'Load More' }));
    await waitFor(() => expect(titles()).toHaveLength(shownCount));
  }
  expect(within(list()).queryByRole('link', { name: 'Load More' })).toBeNull();
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories', '/api/jobs/allJobs?limit=6&cursor=6']);
});

it('[JOBS-02] works with a backend without paging', async () => {
  const { paths } = await showBoard('/exploreJobs', { listed: jobs(8), ignoresPaging: true });
  await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
  await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
  expect(titles()).toHaveLength(8);
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories']);
});

it('[JOBS-02] moves the focus to the first new job after every Load More, and announces how many jobs are shown', async () => {
  await showBoard('/exploreJobs', { listed: jobs(11) });
  for (const [first, shownCount] of [
    [4, 'Showing 6 of 11 open jobs'],
    [7, 'Showing 9 of 11 open jobs'],
    [10, 'Showing all 11 open jobs'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
    await waitFor(() => expect(within(list()).getByRole('link', { name: new RegExp(`^Role ${first}\\b`) })).toHaveFocus());
    expect(screen.getByText(shownCount)).toHaveAttribute('role', 'status');
  }
});

it('[JOBS-02] Show all loads the whole list with few requests, focuses the first new job, and announces the number once', async () => {
  const { paths } = await showBoard('/exploreJobs', { listed: jobs(61) });
  const status = within(list()).getByRole('status');
  const announcements: (string | null)[] = [];
  new MutationObserver(() => announcements.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.click(within(list()).getByRole('link', { name: 'Show all 61' }));
  await waitFor(() => expect(titles()).toHaveLength(61));
  expect(within(list()).getByRole('link', { name: /^Role 4\b/ })).toHaveFocus();
  await waitFor(() => expect(announcements).toEqual(['Showing all 61 open jobs']));
  expect(address()).toBe('/exploreJobs?show=63');
  expect(within(list()).queryByRole('link', { name: /^(Load More|Show)/ })).toBeNull();
  expect(paths.filter((path) => path.includes('cursor')).map((path) => path.split('?')[1])).toEqual([
    'limit=6&cursor=6',
    'limit=12&cursor=12',
    'limit=24&cursor=24',
    'limit=48&cursor=48',
  ]);
});

it('[JOBS-02] [D-61] offers sixty more of a long list, and says that the page ends after 300 jobs', async () => {
  const { unmount } = await showBoard('/exploreJobs', { listed: jobs(70) });
  expect(within(list()).getByRole('link', { name: 'Show 60 more' })).toHaveAttribute('href', '/exploreJobs?show=63');
  unmount();
  await showBoard('/exploreJobs?show=300', { listed: jobs(301), ignoresPaging: true });
  expect(titles()).toHaveLength(300);
  expect(within(list()).getByText(/^These are the first 300 jobs\./)).toBeVisible();
  expect(within(list()).queryByRole('link', { name: /^(Load More|Show)/ })).toBeNull();
});

it('[JOBS-03] sorts the list by the URL, together with the typed keyword, and leaves the focus on the sort field', async () => {
  const listed = [job(1, { minSalary: 700000 }), job(2, { minSalary: 900000, jobTitle: 'Scrum Master' })];
  const { paths } = await showBoard('/exploreJobs', { listed });
  const sortField = within(list()).getByRole('combobox', { name: 'Sort' });
  const orders = () => textsOf(within(sortField).getAllByRole('option'));
  expect(orders()).toEqual(['Newest', 'Closing soon', 'Highest pay']);
  expect(sortField).toHaveAttribute('form', screen.getByRole('search').id);
  await userEvent.selectOptions(sortField, 'Highest pay');
  expect(address()).toBe('/exploreJobs?sort=pay');
  await waitFor(() => expect(within(list()).getByRole('status')).toHaveTextContent('Showing all 2 open jobs, highest pay first'));
  expect(paths.at(-1)).toBe('/api/jobs/search?sort=pay&limit=6');
  expect(within(list()).getByRole('combobox', { name: 'Sort' })).toBe(sortField);
  expect(sortField).toHaveFocus();

  // Best match is offered only with a keyword; the chosen order stays.
  await userEvent.type(screen.getByPlaceholderText('Job title, skills'), 'scrum{Enter}');
  expect(address()).toBe('/exploreJobs?keyword=scrum&sort=pay');
  expect(orders()).toEqual(['Best match', 'Newest', 'Closing soon', 'Highest pay']);
  await userEvent.selectOptions(sortField, 'Best match');
  expect(address()).toBe('/exploreJobs?keyword=scrum');
  await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(sortField).toHaveValue('pay');
});

it('[JOBS-02] marks on the cards which jobs are new, and which a member has applied to', async () => {
  const now = new Date().toISOString();
  await showBoard(
    '/exploreJobs',
    { listed: [job(1, { createdAt: now }), job(2), job(3, { createdAt: now, appliedBy: ['member1'] })] },
    { user: member },
  );
  // The code of this button loads lazily, so it appears last.
  await screen.findByRole('button', { name: 'Save this job', hidden: true });
  const badgeOf = (name: RegExp): string | undefined =>
    within(list()).getByRole('link', { name }).querySelector('b')?.textContent ?? undefined;
  expect([badgeOf(/^Role 1\b/), badgeOf(/^Role 2\b/), badgeOf(/^Role 3\b/)]).toEqual(['New', undefined, 'Applied']);
});

it('[JOBS-02] [D-7] keeps the number of shown jobs in the URL, and Load More replaces the history entry', async () => {
  await showBoard('/exploreJobs?keyword=role', { listed: jobs(9) });
  await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
  expect(address()).toBe('/exploreJobs?keyword=role&show=6');
  await userEvent.click(screen.getByRole('link', { name: /^Role 5\b/ }));
  expect(address()).toBe('/exploreJobs?job=job5&keyword=role&show=6');
  // If Load More had added an entry, the second Back would show the entry without the number.
  for (let presses = 0; presses < 2; presses += 1) await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(address()).toBe('/exploreJobs?keyword=role&show=6');
  expect(titles()).toHaveLength(6);
});

it('[JOBS-02] shows three skeletons while the jobs load', async () => {
  await showBoard('/exploreJobs', { listed: [], neverResponds: true }, { loaded: false });
  expect(within(list()).getByText('Loading jobs')).toBeInTheDocument();
  expect(list().querySelectorAll('[aria-hidden="true"] > ul > li')).toHaveLength(3);
  expect(screen.getByText('Loading job details')).toBeInTheDocument();
});

it('[JOBS-02] says of an empty board only that no job is listed', async () => {
  await showBoard('/exploreJobs', { listed: [] }, { loaded: false });
  expect(await within(list()).findByText('No Jobs to explore')).toBeVisible();
  expect(within(list()).getByText('No open job is listed at present.')).toBeVisible();
});

it('[JOBS-02] says that a search has no results, and links to all jobs', async () => {
  await showBoard('/exploreJobs?keyword=astronaut', { listed: jobs(2) });
  await screen.findByText('No Jobs to explore');
  expect(within(list()).getByText('No Jobs to explore')).toBeVisible();
  expect(screen.getByText('No results for “astronaut”')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
  await waitFor(() => expect(titles()).toEqual(['Role 1', 'Role 2']));
  expect(screen.getByPlaceholderText('Job title, skills')).toHaveValue('');
});

it('[JOBS-03] searches by keyword and place; the search is in the URL, and Back undoes it', async () => {
  const listed = [job(1, { jobTitle: 'Scrum Master' }), job(2, { jobTitle: 'Planner' })];
  const { paths } = await showBoard('/exploreJobs', { listed });
  const [keyword, location] = [screen.getByPlaceholderText('Job title, skills'), screen.getByPlaceholderText('City or remote')];
  await userEvent.type(keyword, '  scrum ');
  await userEvent.type(location, 'remote{Enter}');
  expect(address()).toBe('/exploreJobs?keyword=scrum&location=remote');
  await waitFor(() => expect(titles()).toEqual(['Scrum Master']));
  expect(paths.at(-1)).toBe('/api/jobs/search?keyword=scrum&location=remote&limit=6');
  expect(screen.getByText('Showing 1 job for “scrum”, remote')).toHaveAttribute('role', 'status');

  await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(keyword).toHaveValue('');
  expect(location).toHaveValue('');
  expect(titles()).toEqual(['Scrum Master', 'Planner']);
  expect(paths).toHaveLength(3);
});

it('[JOBS-03] shows the corrected search with a link to the exact one', async () => {
  const listed = [job(1, { jobTitle: 'Scrum Master, Café' }), job(2, { jobTitle: 'Scrm Tester' })];
  const corrections = { scrm: 'scrum master, café' };
  const { paths } = await showBoard('/exploreJobs?keyword=scrm', { listed, corrections });
  expect(screen.getByText('Showing 1 job for “scrum master, café”')).toHaveAttribute('role', 'status');
  expect(screen.getByPlaceholderText('Job title, skills')).toHaveValue('scrm');
  await userEvent.click(within(list()).getByRole('link', { name: 'Search for exactly “scrm”' }));
  expect(address()).toBe('/exploreJobs?keyword=scrm&exact=true');
  await waitFor(() => expect(titles()).toEqual(['Scrm Tester']));
  expect(screen.getByText('Showing 1 job for “scrm”')).toBeVisible();
  expect(screen.queryByRole('link', { name: /exactly/ })).toBeNull();
  expect(paths.at(-1)).toBe('/api/jobs/search?keyword=scrm&exact=true&limit=6');
});

it('[ERR-01] shows an error once in the list, with Retry, and once as a toast', async () => {
  const { backend, toasts } = await showBoard('/exploreJobs', { listed: jobs(1), failure: { status: 500, body: {} } }, { loaded: false });
  expect(await within(list()).findByRole('alert')).toHaveTextContent('Failed to fetch jobs');
  expect(toasts).toEqual(['Failed to fetch jobs']);
  delete backend.failure;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toEqual(['Role 1']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[ERR-01] shows the reason that the backend gives, or else the text for a failed search', async () => {
  const failure = { status: 400, body: { error: 'Too many words', message: 'No' } };
  const { backend, toasts } = await showBoard('/exploreJobs?keyword=a', { listed: [], failure }, { loaded: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many words');
  backend.failure = { status: 400, body: '<html>' };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to search jobs'));
  expect(toasts).toEqual(['Too many words', 'Failed to search jobs']);
});

it('[ERR-01] keeps the loaded jobs when the next page of the list fails to load', async () => {
  const { backend } = await showBoard('/exploreJobs?show=6', { listed: jobs(9) });
  backend.failure = { status: 503, body: { message: 'Closed for repairs' } };
  await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for repairs');
  expect(titles()).toHaveLength(6);
  delete backend.failure;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toHaveLength(9));
});
