import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dayInIndia } from '../../../../shared/days.ts';
import { head } from '../../../../src/features/jobs/JobBoardPage.route.ts';
import { testSettings } from '../../../support/settings.ts';
import { contextAt, job, jobBackend, jobs, preloadBoard, member, showBoard } from './board.tsx';

/** axe checks every element, which is slow on a busy machine. */
const AXE_MS = 30_000;

const address = () => screen.getByTestId('address').textContent;
const status = () => within(screen.getByRole('region', { name: /^(Open jobs|Jobs found)$/ })).getByRole('status');
const listed = [job(1, { jobType: 'Intern', jobTitle: 'Scrum help' }), ...jobs(4).slice(1)];

/** Opens the disclosure as the browser does, which jsdom does not. */
function openFilters(): HTMLElement {
  const details = screen.getByText('Filters').closest('details');
  if (details === null) throw new Error('There is no disclosure.');
  details.open = true;
  return screen.getByRole('combobox', { name: 'Job type' });
}

describe('[JOBS-03] the filters of the board', () => {
  it(
    'are part of the search, and narrow the list by the address',
    async () => {
      const { paths, container } = await showBoard('/exploreJobs?keyword=scrum', { listed, categories: [{ name: 'Risk', jobs: 2 }] });
      expect(paths).toEqual(['/api/jobs/search?keyword=scrum&limit=6', '/api/jobCategories']);
      await userEvent.selectOptions(openFilters(), 'Intern');
      expect(screen.getByRole('option', { name: 'Risk (2)' })).toBeInTheDocument();
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
      await waitFor(() => expect(address()).toBe('/exploreJobs?keyword=scrum&type=Intern'));
      await waitFor(() => expect(status()).toHaveTextContent('Showing 1 job for “scrum”, Intern'));
      expect(paths.filter((path) => path.includes('type='))).toEqual(['/api/jobs/search?keyword=scrum&type=Intern&limit=6']);
    },
    AXE_MS,
  );

  it('stay set when another keyword is searched, even while they are collapsed', async () => {
    await showBoard('/exploreJobs?type=Intern', { listed });
    await userEvent.type(screen.getByPlaceholderText('Job title, skills'), 'scrum');
    await userEvent.click(screen.getByRole('button', { name: 'Apply search' }));
    expect(address()).toBe('/exploreJobs?keyword=scrum&type=Intern');
  });

  it('can be removed one by one, or all at once, and the fields follow', async () => {
    await showBoard('/exploreJobs?keyword=scrum&type=Intern&remote=true', { listed });
    const field = openFilters();
    expect(field).toHaveValue('Intern');
    const chips = await screen.findByRole('list', { name: 'Filters of this search' });
    expect(within(chips).getByRole('link', { name: 'Remote, remove' })).toHaveAttribute('href', '/exploreJobs?keyword=scrum&type=Intern');
    await userEvent.click(within(chips).getByRole('link', { name: 'Intern, remove' }));
    expect(address()).toBe('/exploreJobs?keyword=scrum&remote=true');
    expect(field).toHaveValue('');
    await userEvent.click(within(chips).getByRole('link', { name: 'Reset' }));
    expect(address()).toBe('/exploreJobs?keyword=scrum');
    await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(screen.getByRole('combobox', { name: 'Place of work' })).toHaveValue('true');
  });

  it('link to the feed of the same search', async () => {
    await showBoard('/exploreJobs?type=Intern&sort=pay&show=6', { listed });
    expect(await screen.findByRole('link', { name: 'Follow in a feed reader' })).toHaveAttribute('href', '/jobs.atom?type=Intern');
    const system = jobBackend({ listed });
    await preloadBoard('/exploreJobs?type=Intern', system);
    expect(head(contextAt('/exploreJobs?type=Intern', system.store))).toMatchObject({
      title: 'Jobs, Intern',
      feed: '/jobs.atom?type=Intern',
      noindex: true,
    });
  });

  it('can be followed by members as an alert, which stays pressed and ends when it is pressed again', async () => {
    const address = '/exploreJobs?type=Intern&experience=5&closing=soon';
    const { toasts, paths } = await showBoard(address, { listed }, { user: member });
    const weekly = await screen.findByRole('button', { name: 'E-mail me new ones every Monday' });
    expect(weekly).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(weekly);
    await waitFor(() => expect(weekly).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('button', { name: 'E-mail me new ones every day' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(weekly);
    await waitFor(() => expect(weekly).toHaveAttribute('aria-pressed', 'false'));
    expect(toasts).toEqual(['You will get the new jobs by e-mail every Monday.', 'The alert has ended.']);
    expect(paths.filter((path) => path.includes('jobAlerts'))).toEqual([
      '/api/jobAlerts',
      'POST /api/jobAlerts',
      '/api/jobAlerts',
      'DELETE /api/jobAlerts/alert1',
      '/api/jobAlerts',
    ]);
  });

  it('link visitors who want to follow a search to the login', async () => {
    await showBoard('/exploreJobs?type=Intern', { listed });
    expect(await screen.findByRole('link', { name: 'Log in to get new ones by e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('/Login?from='),
    );
  });

  it('that only select jobs which close soon cannot be followed by mail: no new job matches them', async () => {
    await showBoard('/exploreJobs?closing=soon', { listed }, { user: member });
    const followGroup = await screen.findByRole('group', { name: 'Follow this search' });
    expect(within(followGroup).getAllByRole('link')).toHaveLength(1);
    expect(within(followGroup).queryByRole('button')).toBeNull();
  });
});

describe('[issue 8] saving a job', () => {
  const findSaveButton = () => screen.findByRole('button', { name: 'Save this job' });
  const findSavedButton = () => screen.findByRole('button', { name: 'Saved , remove from my saved jobs' });
  // On phones, and here, the list is hidden while a job is open.
  const card = () => screen.getByRole('link', { name: /^Scrum help\b/, hidden: true });

  it('[CACHE-02] is one button that shows whether the job is saved, as its card does, and refetches only the saved jobs', async () => {
    const { paths, toasts } = await showBoard('/exploreJobs?job=job1', { listed, hasReminders: true }, { user: member });
    const calls = () => paths.filter((path) => path !== '/api/reminders').slice(-2);
    await userEvent.click(await findSaveButton());
    await findSavedButton();
    await waitFor(() => expect(within(card()).getByText('Saved')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Save this/ })).toBeNull();
    await waitFor(() => expect(calls()).toEqual(['PUT /api/savedJobs/job1', '/api/savedJobIds']));
    await userEvent.click(await findSavedButton());
    await waitFor(() => expect(calls()).toEqual(['DELETE /api/savedJobs/job1', '/api/savedJobIds']));
    await findSaveButton();
    await waitFor(() => expect(within(card()).queryByText('Saved')).toBeNull());
    // The button itself shows the result.
    expect(toasts).toEqual([]);
  });

  it('works from the cards of the list, too, whose buttons name their jobs', async () => {
    const { paths } = await showBoard('/exploreJobs', { listed, savedIds: ['job2'] }, { user: member });
    const [first, second] = listed.map(({ jobTitle }) => jobTitle);
    await userEvent.click(await screen.findByRole('button', { name: `Save ${first}` }));
    expect(await screen.findByRole('button', { name: `Remove ${first} from my saved jobs` })).toBeVisible();
    await waitFor(() => expect(within(card()).getByText('Saved')).toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${second} from my saved jobs` }));
    expect(await screen.findByRole('button', { name: `Save ${second}` })).toBeVisible();
    await waitFor(() =>
      expect(paths.filter((path) => path.includes('/savedJobs/'))).toEqual(['PUT /api/savedJobs/job1', 'DELETE /api/savedJobs/job2']),
    );
  });

  it('is not offered on the cards to visitors', async () => {
    await showBoard('/exploreJobs', { listed });
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  });

  it.each(['/exploreJobs', '/exploreJobs?job=job1'])(
    'is not offered, and saved jobs are not requested, where the job backend cannot save jobs (%s)',
    async (address) => {
      const extensions = testSettings.extensions.filter((extension) => extension !== 'savedJobs');
      const settings = { ...testSettings, extensions };
      const { paths } = await showBoard(address, { listed, savedIds: ['job1'] }, { user: member, settings });
      await screen.findByRole('heading', { level: 2, name: 'Scrum help' });
      expect(screen.queryByRole('button', { name: /^Save |saved jobs$/ })).toBeNull();
      expect(within(card()).queryByText('Saved')).toBeNull();
      expect(paths.filter((path) => path.includes('/saved'))).toEqual([]);
    },
  );

  it('is not lost before the list of saved jobs has loaded', async () => {
    const { promise: savedIdsDelay, resolve: releaseSavedIds } = Promise.withResolvers<void>();
    const { paths } = await showBoard('/exploreJobs?job=job1', { listed, savedIdsDelay }, { user: member });
    await userEvent.click(await findSaveButton());
    await waitFor(() => expect(paths).toContain('PUT /api/savedJobs/job1'));
    await findSavedButton();
    releaseSavedIds();
    await waitFor(() => expect(paths.filter((path) => path === '/api/savedJobIds')).toHaveLength(2));
    await findSavedButton();
    expect(paths.filter((path) => path.includes('/savedJobs/'))).toHaveLength(1);
  });

  const reminderOffer = () => screen.queryByRole('button', { name: 'Remind me the day before it closes' });

  it('[issue 25] offers reminders beside the button once the job is saved, and no longer when it is not', async () => {
    const { paths } = await showBoard('/exploreJobs?job=job1', { listed, savedIds: ['job2'] }, { user: member });
    await findSaveButton();
    expect(paths).not.toContain('/api/reminders');
    await userEvent.click(await findSaveButton());
    await waitFor(() => expect(reminderOffer()).toBeVisible());
    await userEvent.click(await findSavedButton());
    await waitFor(() => expect(reminderOffer()).toBeNull());
    await userEvent.click(await findSaveButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Remind me the day before it closes' }));
    await waitFor(() => expect(screen.getByText(/^Reminders are on/)).toHaveFocus());
    expect(paths).toContain('PUT /api/reminders');
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/dashboard/profile');
  });

  it.each([
    ['closes today', { closingDate: dayInIndia(new Date()) }],
    ['has no closing date', { closingDate: null }],
    ['is the member’s own', { userId: 'member1' }],
    ['was applied to', { appliedBy: ['member1'] }],
  ])('[issue 25] offers no reminder of a job that %s', async (_why, overrides) => {
    const { paths, toasts } = await showBoard('/exploreJobs?job=job1', { listed: [job(1, overrides)] }, { user: member });
    await userEvent.click(await findSaveButton());
    await findSavedButton();
    await waitFor(() => expect(paths.filter((path) => path === '/api/savedJobIds')).toHaveLength(2));
    expect(toasts).toEqual([]);
    expect(reminderOffer()).toBeNull();
  });

  it('links visitors to the login, with the address to return to', async () => {
    const { paths } = await showBoard('/exploreJobs?job=job1&keyword=scrum', { listed });
    const from = encodeURIComponent('/exploreJobs?job=job1&keyword=scrum');
    expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute('href', `/Login?from=${from}`);
    expect(paths).toEqual(['/api/jobs/search?keyword=scrum&limit=6', '/api/jobCategories']);
    await userEvent.click(screen.getByRole('link', { name: 'Save' }));
    expect(address()).toBe('/Login');
    expect(screen.getByTestId('state')).toHaveTextContent('{"from":"/exploreJobs?job=job1&keyword=scrum"}');
  });
});

it('[ERR-01] shows open jobs that are similar to a missing one', async () => {
  await showBoard('/exploreJobs?job=gone', { listed, similar: [job(7, { jobTitle: 'Very much like it' })] }, { loaded: false });
  const similar = await screen.findByRole('region', { name: 'Similar open jobs' });
  expect(await within(similar).findByRole('link', { name: /Very much like it/ })).toHaveAttribute('href', '/exploreJobs?job=job7');
});
