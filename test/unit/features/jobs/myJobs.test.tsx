import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../api/apiStore.ts';
import { isRed } from '../../isRed.ts';
import { job, jobs } from './board.tsx';
import { address, admin, findDetails, findList, showMyJobs, titlesIn } from './myJobs.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { textsOf } from '../../../support/texts.ts';

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'My Jobs' }))
    .getAllByRole('link')
    .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);

const createApplications = (count: number) => jobs(count).map((jobId, index) => ({ _id: `record${index}`, jobId }));

describe('[MY-01] the tabs', () => {
  it('[MY-01] are Applied Job, Created Job, Saved and Alerts, and the first is selected', async () => {
    const { calls } = showMyJobs('/dashboard/jobs', { applied: createApplications(1) });
    expect(screen.getByRole('heading', { level: 1, name: 'My Jobs' })).toBeVisible();
    expect(tabs()).toEqual([
      ['Applied Job', '/dashboard/jobs?tab=applied', 'page'],
      ['Created Job', '/dashboard/jobs?tab=created', null],
      ['Saved', '/dashboard/jobs?tab=saved', null],
      ['Alerts', '/dashboard/jobs?tab=alerts', null],
    ]);
    expect(await findList('Applied jobs')).toBeVisible();
    expect(calls).toEqual(['GET /api/jobs/jobsAppliedByUser?userId=member1']);
  });

  it.each([
    ['applied', 'Applied Job'],
    ['created', 'Created Job'],
    ['CREATED', 'Created Job'],
    ['pending', 'Pending Job'],
    ['other', 'Applied Job'],
  ])('[MY-01] are selected by the URL (tab=%s), and include Pending Job for admins', async (tab, label) => {
    showMyJobs(`/dashboard/jobs?tab=${tab}`, { applied: createApplications(1), created: jobs(1), pending: jobs(1) }, admin);
    expect(tabs().map(([text]) => text)).toEqual(['Applied Job', 'Created Job', 'Saved', 'Alerts', 'Pending Job']);
    expect(tabs().find(([, , current]) => current !== null)).toContain(label);
    expect(await findDetails()).toBeVisible();
  });

  it('[MY-01] change with a click, and each requests its own list once', async () => {
    const { calls } = showMyJobs('/dashboard/jobs', { applied: createApplications(1), created: jobs(2) });
    await userEvent.click(screen.getByRole('link', { name: 'Created Job' }));
    expect(titlesIn(await findList('Created jobs'))).toEqual(['Role 1', 'Role 2']);
    await userEvent.click(screen.getByRole('link', { name: 'Applied Job' }));
    expect(titlesIn(await findList('Applied jobs'))).toEqual(['Role 1']);
    expect(calls).toEqual(['GET /api/jobs/jobsAppliedByUser?userId=member1', 'GET /api/jobs/jobsCreatedByUser?userId=member1']);
  });
});

it('[MOD-03] [MY-01] [D-54] a member who is no admin does not see the pending tab, even at its URL', async () => {
  const { calls } = showMyJobs('/dashboard/jobs?tab=pending', { applied: createApplications(1), pending: jobs(1) });
  expect(tabs()).toEqual([
    ['Applied Job', '/dashboard/jobs?tab=applied', 'page'],
    ['Created Job', '/dashboard/jobs?tab=created', null],
    ['Saved', '/dashboard/jobs?tab=saved', null],
    ['Alerts', '/dashboard/jobs?tab=alerts', null],
  ]);
  expect(await findList('Applied jobs')).toBeVisible();
  expect(calls.filter((call) => call.includes('jobByStatus'))).toEqual([]);
  for (const name of ['Publish', 'Unpublish', 'Send Back']) expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('[MY-02] the lists', () => {
  it.each([
    ['applied', 'Applied jobs', { applied: createApplications(7) }],
    ['created', 'Created jobs', { created: jobs(7) }],
    ['pending', 'Pending jobs', { pending: jobs(7) }],
  ])('[MY-02] show three jobs at a time on the tab "%s"', async (tab, name, backend) => {
    const { calls } = showMyJobs(`/dashboard/jobs?tab=${tab}`, backend, admin);
    const panel = await findList(name);
    expect(titlesIn(panel)).toEqual(['Role 1', 'Role 2', 'Role 3']);
    expect(within(panel).getByRole('status')).toHaveTextContent('Showing 3 of 7 jobs');
    for (const shownCount of [6, 7]) {
      await userEvent.click(within(panel).getByRole('link', { name: 'Load More' }));
      await waitFor(() => expect(titlesIn(panel)).toHaveLength(shownCount));
    }
    expect(within(panel).getByRole('link', { name: /^Role 7\b/ })).toHaveFocus();
    expect(within(panel).queryByRole('link', { name: 'Load More' })).toBeNull();
    expect(address()).toBe(`/dashboard/jobs?tab=${tab}&show=9`);
    expect(calls.filter((call) => !call.endsWith('/counts'))).toHaveLength(1);
  });

  it('[MY-02] show the details of the first job or of the chosen job, and put the chosen job into the URL', async () => {
    showMyJobs('/dashboard/jobs?tab=created', { created: jobs(3) });
    expect(await findDetails()).toHaveAccessibleName('Role 1');
    await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
    expect(await findDetails()).toHaveAccessibleName('Role 2');
    expect(screen.getByRole('heading', { level: 2, name: 'Role 2' })).toHaveFocus();
    expect(address()).toBe('/dashboard/jobs?tab=created&job=job2');
    expect(screen.getByRole('link', { name: 'Created jobs' })).toHaveAttribute('href', '/dashboard/jobs?tab=created');
  });

  it('[MY-02] fall back to the first job when the URL names a job that is gone', async () => {
    showMyJobs('/dashboard/jobs?tab=created&job=gone', { created: jobs(2) });
    expect(await findDetails()).toHaveAccessibleName('Role 1');
  });

  it.each([
    ['applied', 'No Jobs Applied yet.'],
    ['created', 'No Jobs Created yet.'],
  ])('[MY-02] show an empty state on the tab "%s"', async (tab, message) => {
    const { container } = showMyJobs(`/dashboard/jobs?tab=${tab}`, {});
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await expectAccessible(container);
  });

  it('[MY-02] show skeletons while loading', () => {
    showMyJobs('/dashboard/jobs', { neverResponds: true });
    expect(screen.getByText('Loading jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading job details')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['applied', 'Failed to fetch applied jobs'],
    ['created', 'Failed to fetch created jobs'],
    ['pending', 'Failed to fetch jobs'],
  ])('[ERR-01] [MY-02] say on the tab "%s" and in a toast that they failed to load, and Retry loads them', async (tab, message) => {
    const { backend, toasts } = showMyJobs(`/dashboard/jobs?tab=${tab}`, { failure: json({}, { status: 500 }) }, admin);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts).toEqual([`error: ${message}`]);
    delete backend.failure;
    Object.assign(backend, { applied: createApplications(1), created: jobs(1), pending: jobs(1) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findDetails()).toHaveAccessibleName('Role 1');
  });

  it('[ERR-01] show the backend’s own message when there is one', async () => {
    const { toasts } = showMyJobs('/dashboard/jobs', {
      failure: json({ error: 'The list is being moved', message: 'No' }, { status: 409 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is being moved');
    expect(toasts).toEqual(['error: The list is being moved']);
  });
});

it('[MY-02] Post A Job Now is on the created tab and links to the form; the applied tab does not have it', async () => {
  showMyJobs('/dashboard/jobs?tab=created', { created: [] });
  expect(screen.getByRole('link', { name: 'Post A Job Now' })).toHaveAttribute('href', '/postJob');
  expect(await screen.findByRole('link', { name: 'Post your first job' })).toHaveAttribute('href', '/postJob');
  await userEvent.click(screen.getByRole('link', { name: 'Applied Job' }));
  await screen.findByText('No Jobs Applied yet.');
  expect(screen.queryByRole('link', { name: 'Post A Job Now' })).toBeNull();
});

describe('[MY-03] the created jobs', () => {
  const created = [
    job(1, { status: 'sentback', statusRemark: 'Please name the city.\nAnd the pay.', appliedBy: [] }),
    job(2, { status: 'published', appliedBy: ['a', 'b'] }),
    job(3, { status: 'unpublished', statusRemark: '' }),
  ];

  it('[MY-03] that were sent back show the reason, and have an edit icon that opens the form in a new tab', async () => {
    const { container } = showMyJobs('/dashboard/jobs?tab=created', { created });
    const panel = await findList('Created jobs');
    const icons = within(panel).getAllByRole('link', { name: /^Edit / });
    expect(icons).toHaveLength(1);
    expect(icons[0]).toHaveAccessibleName('Edit Role 1 (opens in a new tab)');
    expect(icons[0]).toHaveAttribute('href', '/editJob/job1');
    expect(icons[0]).toHaveAttribute('target', '_blank');
    expect(within(await findDetails()).getByText(/^Please name the city\./)).toHaveTextContent('Please name the city. And the pay.');
    expect(within(await findDetails()).getByRole('link', { name: 'Edit job' })).toHaveAttribute('href', '/editJob/job1');
    await expectAccessible(container);
  });

  it.each([
    ['is empty', { statusRemark: '' }, /^No reason was given/],
    ['is not in the response, because the backend does not list reasons', {}, /^The reason is not available here/],
  ])('[MY-03] say what is known of a reason that %s', async (_name, remark, message) => {
    showMyJobs('/dashboard/jobs?tab=created', { created: [job(1, { status: 'sentback', ...remark })] });
    expect(within(await findDetails()).getByText(message)).toBeVisible();
  });

  it('[MY-03] link to the members who applied, or say in a toast that nobody has applied', async () => {
    const { toasts } = showMyJobs('/dashboard/jobs?tab=created', { created });
    await userEvent.click(await screen.findByRole('button', { name: '0 Members Applied' }));
    expect(toasts).toEqual(['plain: No one has applied to this job']);
    expect(address()).toBe('/dashboard/jobs?tab=created');
    await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
    expect(await screen.findByRole('link', { name: '2 Members Applied' })).toHaveAttribute('href', '/applicants/job2');
    expect(within(await findDetails()).queryByRole('link', { name: 'Edit job' })).toBeNull();
  });

  it.each([
    ['created', 'Created jobs'],
    ['pending', 'Pending jobs'],
  ])('[MY-05] show their status by text and colour on the tab "%s"', async (tab, name) => {
    showMyJobs(`/dashboard/jobs?tab=${tab}`, { created, pending: created }, admin);
    const panel = await findList(name);
    const badge = (status: string) => within(panel).getByText(status).closest('.MuiChip-root');
    expect(badge('published')).toHaveClass('MuiChip-colorSuccess');
    expect(badge('unpublished')).toHaveClass('MuiChip-colorWarning');
    expect(badge('sentback')).toHaveClass('MuiChip-colorError');
  });
});

describe('[MY-04] the applied jobs', () => {
  it('[MY-04] have a disabled Already applied button, and nothing to edit', async () => {
    showMyJobs('/dashboard/jobs', { applied: [{ _id: 'r1', jobId: job(1, { status: 'sentback' }) }] });
    expect(within(await findDetails()).getByRole('button', { name: 'Already applied' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /^(Edit|Apply Job)/ })).toBeNull();
    expect(screen.queryByText('sentback')).toBeNull();
  });

  it('[MY-04] leave out repeated jobs and records without a job, and show an unpublished job of which only the title is known', async () => {
    showMyJobs('/dashboard/jobs', {
      applied: [
        { _id: 'r1', jobId: null },
        { _id: 'r2', jobId: { _id: 'x', jobTitle: 'Off the board', status: 'unpublished' } satisfies RowOf<Job> },
        { _id: 'r3', jobId: { _id: 'x', jobTitle: 'Off the board', status: 'unpublished' } satisfies RowOf<Job> },
        false,
      ],
    });
    expect(titlesIn(await findList('Applied jobs'))).toEqual(['Off the board']);
    expect(within(await findDetails()).getByText(/not on the job board at present/)).toBeVisible();
  });
});

describe('an application', () => {
  const timeOn = (day: number) => `2026-11-${String(day).padStart(2, '0')}T04:30:00.000Z`;
  const application = {
    _id: 'record1',
    jobId: job(1),
    stage: 'shortlisted',
    changes: [
      { stage: 'received', at: timeOn(10) },
      { stage: 'seen', at: timeOn(12) },
      { stage: 'shortlisted', at: timeOn(15) },
      { stage: 'unheard of', at: timeOn(16) },
    ],
  };

  it('[MY-04] shows its stage and the day of each change, and its card shows the stage', async () => {
    const { container } = showMyJobs('/dashboard/jobs', { applied: [application] });
    expect(await findDetails()).toHaveTextContent('Your application: Shortlisted');
    const days = textsOf(within(await findDetails()).getAllByRole('listitem'));
    expect(days.slice(0, 3)).toEqual(['Received 10 November 2026', 'Seen 12 November 2026', 'Shortlisted 15 November 2026']);
    expect(within(await findList('Applied jobs')).getByText('Shortlisted')).toBeVisible();
    await expectAccessible(container);
  });

  it('[MY-04] says on which day its CV was deleted, if the CV was deleted', async () => {
    showMyJobs('/dashboard/jobs', { applied: [{ ...application, cvRemovedAt: '2026-11-19T20:30:00.000Z' }] });
    expect(await findDetails()).toHaveTextContent(
      'Your CV was deleted on 20 November 2026: the job closed some time ago, or the person who posted it has left. The rest of your application is kept.',
    );
    cleanup();
    showMyJobs('/dashboard/jobs', { applied: [{ ...application, cvRemovedAt: null }] });
    expect(await findDetails()).not.toHaveTextContent('CV was deleted');
  });

  it('[APPLY-04] is withdrawn once, after a confirmation, and disappears from the list', async () => {
    const backend = { applied: [application, { ...application, _id: 'record2', jobId: job(2) }] as unknown[] };
    const { calls, toasts } = showMyJobs('/dashboard/jobs?tab=applied&job=job1', {
      ...backend,
      respondToWithdrawal: () => {
        backend.applied.shift();
        return json({ success: true, message: 'Your application was withdrawn, and your CV deleted' });
      },
    });
    await userEvent.click(within(await findDetails()).getByRole('button', { name: 'Withdraw' }));
    const confirmation = await screen.findByRole('dialog', { name: 'Withdraw your application?' });
    expect(screen.getAllByRole('button', { name: 'Withdraw', hidden: true }).map(isRed)).toEqual([true, true]);
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toHaveLength(1);
    await userEvent.click(within(await findDetails()).getByRole('button', { name: 'Withdraw' }));
    await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveAccessibleName('Role 2'));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/jobs/applyJob/job1']);
    expect(toasts).toEqual(['success: Your application was withdrawn, and your CV deleted']);
    expect(address()).toBe('/dashboard/jobs?tab=applied');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Applied jobs' })).toHaveFocus());
  });

  it('[ERR-01] is kept when a withdrawal is refused; the dialog and a toast say why', async () => {
    const { toasts, calls } = showMyJobs('/dashboard/jobs', {
      applied: [application],
      respondToWithdrawal: () => json({ success: false, error: 'Not now' }, { status: 503 }),
    });
    await userEvent.click(within(await findDetails()).getByRole('button', { name: 'Withdraw' }));
    const confirmation = within(await screen.findByRole('dialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Withdraw' }));
    expect(await confirmation.findByRole('alert')).toHaveTextContent('Not now');
    expect(toasts).toEqual(['error: Not now']);
    expect(calls.map((call) => call.split('?')[0])).toEqual(['GET /api/jobs/jobsAppliedByUser', 'DELETE /api/jobs/applyJob/job1']);
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await findDetails()).getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  });

  it('[MY-04] has no stage and cannot be withdrawn when the backend has no stages', async () => {
    showMyJobs('/dashboard/jobs', { applied: createApplications(1) });
    expect(await findDetails()).not.toHaveTextContent('Your application:');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
