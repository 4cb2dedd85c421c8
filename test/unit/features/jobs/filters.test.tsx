import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { head } from '../../../../src/features/jobs/JobBoardPage.route.ts';
import { contextAt, job, jobBackend, jobs, preloadBoard, member, showBoard } from './board.tsx';
import { address } from '../../../support/renderPage.tsx';

const status = () => within(screen.getByRole('region', { name: /^(Open jobs|Jobs found)$/ })).getByRole('status');
const listed = [job(1, { jobType: 'Intern', jobTitle: 'Scrum help' }), ...jobs(4).slice(1)];

/** Opens the disclosure of the filters, which a click does not do in jsdom. @returns the field of the job type */
function openFilters(): HTMLElement {
  const details = screen.getByText('Filters').closest('details');
  if (details === null) throw new Error('There is no disclosure.');
  details.open = true;
  return screen.getByRole('combobox', { name: 'Job type' });
}

describe('[JOBS-03] the filters of the board', () => {
  it('become part of the URL together with the keyword, and narrow the list', async () => {
    const { paths } = await showBoard('/exploreJobs?keyword=scrum', { listed, categories: [{ name: 'Risk', jobs: 2 }] });
    expect(paths).toEqual(['/api/jobs/search?keyword=scrum&limit=6', '/api/jobCategories']);
    await userEvent.selectOptions(openFilters(), 'Intern');
    expect(screen.getByRole('option', { name: 'Risk (2)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => expect(address()).toBe('/exploreJobs?keyword=scrum&type=Intern'));
    await waitFor(() => expect(status()).toHaveTextContent('Showing 1 job for “scrum”, Intern'));
    expect(paths.filter((path) => path.includes('type='))).toEqual(['/api/jobs/search?keyword=scrum&type=Intern&limit=6']);
  });

  it('stay set when a keyword is searched, even while their fields are collapsed', async () => {
    await showBoard('/exploreJobs?type=Intern', { listed });
    await userEvent.type(screen.getByPlaceholderText('Job title, skills'), 'scrum');
    await userEvent.click(screen.getByRole('button', { name: 'Apply search' }));
    expect(address()).toBe('/exploreJobs?keyword=scrum&type=Intern');
  });

  it('can be removed one by one or all at once, and the fields change with them', async () => {
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

  it('can be followed by a member with an alert; pressing its button a second time deletes the alert', async () => {
    const search = '/exploreJobs?type=Intern&experience=5&closing=soon';
    const { toasts, paths } = await showBoard(search, { listed }, { user: member });
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

  it('cannot be followed by e-mail when they only select jobs that close soon', async () => {
    await showBoard('/exploreJobs?closing=soon', { listed }, { user: member });
    const followGroup = await screen.findByRole('group', { name: 'Follow this search' });
    expect(within(followGroup).getAllByRole('link')).toHaveLength(1);
    expect(within(followGroup).queryByRole('button')).toBeNull();
  });
});
