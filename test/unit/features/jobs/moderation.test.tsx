import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../api/apiStore.ts';
import { isRed } from '../../isRed.ts';
import { job } from './board.tsx';
import { address, admin, findDetails, findList, showMyJobs, titlesIn, type Backend } from './myJobs.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { fill } from '../../../support/fill.ts';
import { textsOf } from '../../../support/texts.ts';

/** Shows the pending jobs to an admin; the first has the given status. */
const show = (status: string, overrides: Partial<Backend> = {}) =>
  showMyJobs('/dashboard/jobs?tab=pending', { pending: [job(1, { status }), job(2, { status: 'unpublished' })], ...overrides }, admin);

const DECISIONS = ['Publish', 'Unpublish', 'Send Back'];

const choices = async () => textsOf(within(await findDetails()).getAllByRole('button')).filter((label) => DECISIONS.includes(label ?? ''));

/** Presses the button of a decision, and returns the dialog that asks for confirmation. */
async function openDecision(label: string) {
  await userEvent.click(within(await findDetails()).getByRole('button', { name: label }));
  return within(await screen.findByRole('dialog'));
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each([
  ['published', ['Unpublish']],
  ['unpublished', ['Publish', 'Send Back']],
  ['sentback', ['Publish', 'Unpublish']],
])('[MOD-01] for a job that is %s an admin has the decisions %j', async (status, labels) => {
  show(status);
  expect(await choices()).toEqual(labels);
});

it.each([
  ['Publish', 'unpublished', 'published', /goes on the job board/],
  ['Unpublish', 'published', 'unpublished', /not on the job board/],
  ['Send Back', 'unpublished', 'sentback', /goes back to the person who posted it/],
])(
  '[MOD-02] [D-40] [D-42] %s asks for confirmation with the name of the status, and says in a sentence what will happen',
  async (label, before, status, message) => {
    const { decisions } = show(before);
    const dialog = await openDecision(label);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(`Are you sure you want to ${status} this job?`);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(message);
    const reasonField = dialog.queryByRole('textbox', { name: 'Give them a reason for your action' });
    expect(reasonField !== null).toBe(status === 'sentback');
    // The dialog may still be opening.
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    expect(decisions).toEqual([]);
    expect(within(await findDetails()).getByRole('button', { name: label })).toHaveFocus();
  },
);

it.each([
  ['Publish', 'unpublished', false],
  ['Unpublish', 'published', true],
  ['Send Back', 'unpublished', true],
])('[MOD-01] %s, for a job that is %s, has the same colour on the page and in its dialog (red: %s)', async (label, before, red) => {
  show(before);
  expect(isRed(within(await findDetails()).getByRole('button', { name: label }))).toBe(red);
  expect(isRed((await openDecision(label)).getByRole('button', { name: label }))).toBe(red);
});

it('[MOD-02] Cancel closes the dialog without a decision', async () => {
  const { decisions } = show('unpublished');
  await userEvent.click((await openDecision('Publish')).getByRole('button', { name: 'Cancel' }));
  await waitUntilClosed();
  expect(decisions).toEqual([]);
});

it('[MOD-02] [CACHE-02] publishing updates the job in the list without a refetch, and shows the server’s message as a toast', async () => {
  const { decisions, toasts, calls } = show('unpublished');
  await userEvent.click((await openDecision('Publish')).getByRole('button', { name: 'Publish' }));
  await waitUntilClosed();
  expect(decisions).toEqual([{ jobId: 'job1', status: 'published', statusRemark: '' }]);
  expect(toasts).toEqual(['success: Job status updated']);
  const panel = await findList('Pending jobs');
  expect(within(panel).getByText('published')).toBeVisible();
  expect(within(panel).getByText('unpublished')).toBeVisible();
  expect(await choices()).toEqual(['Unpublish']);
  // The pressed button was removed, so the focus moves to the heading.
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Role 1' })).toHaveFocus());
  expect(calls.toSorted()).toEqual(['GET /api/jobs/jobByStatus', 'GET /api/jobs/status/counts', 'PATCH /api/jobs/status']);
});

it.each([
  ['empty', ''],
  ['short', 'Name the city'],
  ['of 5,000 characters', 'x'.repeat(5_000)],
])('[MOD-02] a job is sent back with a reason that is %s', async (_what, reason) => {
  const { decisions } = show('unpublished');
  const dialog = await openDecision('Send Back');
  if (reason !== '') {
    await userEvent.click(dialog.getByRole('textbox', { name: 'Give them a reason for your action' }));
    await userEvent.paste(reason);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  await waitUntilClosed();
  expect(decisions).toEqual([{ jobId: 'job1', status: 'sentback', statusRemark: reason }]);
  expect(within(await findList('Pending jobs')).getByText('sentback')).toBeVisible();
  expect(await choices()).toEqual(['Publish', 'Unpublish']);
  expect(within(await findDetails()).queryAllByText('Sent back with this reason')).toHaveLength(reason === '' ? 0 : 1);
  expect((await findDetails()).textContent).toContain(reason);
});

it.each([
  [{}, 'Failed to update the status of job'],
  [{ success: false, error: 'Only admins can do this', message: 'No' }, 'Only admins can do this'],
])('[ERR-01] [MOD-02] a decision refused with %j changes nothing, keeps the reason and shows %s', async (body, message) => {
  const { toasts } = show('unpublished', { respondToDecision: () => json(body, { status: 403 }) });
  const dialog = await openDecision('Send Back');
  await fill(dialog.getByRole('textbox'), 'Name the city');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('textbox')).toHaveValue('Name the city');
  expect(toasts).toEqual([`error: ${message}`]);
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  expect(within(await findList('Pending jobs')).queryByText('sentback')).toBeNull();
});

it('[MOD-02] Escape keeps the reason of a failed decision, Cancel does not', async () => {
  const { decisions } = show('unpublished', { respondToDecision: () => json({}, { status: 500 }) });
  const dialog = await openDecision('Send Back');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What it is about' }), 'Location');
  await fill(dialog.getByRole('textbox'), 'Name the city');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update the status of job');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  const reopenedDialog = await openDecision('Send Back');
  await waitFor(() => expect(reopenedDialog.getByRole('textbox')).toHaveValue('Name the city'));
  expect(reopenedDialog.getByRole('combobox', { name: 'What it is about' })).toHaveDisplayValue('Location');
  expect(reopenedDialog.queryByRole('alert')).toBeNull();
  expect(decisions).toHaveLength(1);
  await userEvent.click(reopenedDialog.getByRole('button', { name: 'Cancel' }));
  await waitUntilClosed();
  expect((await openDecision('Send Back')).getByRole('textbox')).toHaveValue('');
});

it('[MOD-02] shows an empty state without pending jobs', async () => {
  showMyJobs('/dashboard/jobs?tab=pending', { pending: [] }, admin);
  expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
});

describe('two admins at once', () => {
  const changedAt = '2026-11-20T06:00:00.000Z';
  const now = '2026-11-20T07:00:00.000Z';
  const message = 'This job was changed since you opened it, and waits for a decision now.';
  const respondWithConflict = () => json({ success: false, error: message, message: message }, { status: 409 });
  const concurrentChange = (status: string, overrides: Record<string, unknown> = {}) => ({
    pending: [job(1, { status: 'unpublished', updatedAt: changedAt }), job(2, { status: 'unpublished' })],
    currentJobs: { job1: job(1, { status, updatedAt: now, ...overrides }) },
  });

  it('[MOD-02] every decision is sent with the version of the job that it is about', async () => {
    const respondWithSuccess = () => json({ message: 'Done', updatedAt: now });
    const { decisions } = show('unpublished', { ...concurrentChange('unpublished'), respondToDecision: respondWithSuccess });
    await userEvent.click((await openDecision('Publish')).getByRole('button', { name: 'Publish' }));
    await waitUntilClosed();
    await userEvent.click((await openDecision('Unpublish')).getByRole('button', { name: 'Unpublish' }));
    await waitUntilClosed();
    expect(decisions).toMatchObject([
      { status: 'published', updatedAt: changedAt },
      { status: 'unpublished', updatedAt: now },
    ]);
  });

  it('[MOD-02] the second admin sees what has changed; the reason is kept, and a new decision refers to the new version', async () => {
    const { decisions, backend } = show('unpublished', {
      ...concurrentChange('unpublished', { location: 'Kochi' }),
      respondToDecision: respondWithConflict,
    });
    const dialog = await openDecision('Send Back');
    await fill(dialog.getByRole('textbox'), 'Name the city');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(await dialog.findByText('Changed since you opened it')).toBeVisible();
    expect(dialog.getByText('Chennai')).toBeVisible();
    expect(dialog.getByText('Kochi')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send Back' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Check it again' })).toHaveFocus();
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    expect(within(await findDetails()).getAllByText('Kochi')[0]).toBeVisible();
    Object.assign(backend, { respondToDecision: () => json({ message: 'Done', updatedAt: now }) });
    const reopenedDialog = await openDecision('Send Back');
    expect(reopenedDialog.getByRole('textbox')).toHaveValue('Name the city');
    await userEvent.click(reopenedDialog.getByRole('button', { name: 'Send Back' }));
    await waitUntilClosed();
    expect(decisions).toMatchObject([{ updatedAt: changedAt }, { updatedAt: now, statusRemark: 'Name the city' }]);
  });

  it('[MOD-02] a job that somebody else has published keeps its place in the list, and shows its current status', async () => {
    show('unpublished', { ...concurrentChange('published'), respondToDecision: respondWithConflict });
    const dialog = await openDecision('Send Back');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
    expect(await dialog.findByText('published')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check it again' }));
    await waitUntilClosed();
    expect(await choices()).toEqual(['Unpublish']);
    expect(within(await findList('Pending jobs')).getByText('published')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Published 1' })).toBeVisible());
  });
});

describe('the filter', () => {
  const threeJobs = [job(1, { status: 'unpublished' }), job(2, { status: 'sentback' }), job(3, { status: 'unpublished' })];
  const filters = () => textsOf(within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link'));

  it('shows how many jobs there are of each status, and puts the chosen status into the URL', async () => {
    const { calls } = show('unpublished', { pending: threeJobs });
    await findList('Pending jobs');
    await waitFor(() => expect(filters()).toEqual(['Not published 3', 'Waiting 2', 'Sent back 1', 'Published 0']));
    expect(screen.getByRole('link', { name: 'Not published 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Sent back 1' }));
    await waitFor(async () => expect(titlesIn(await findList('Pending jobs'))).toEqual(['Role 2']));
    expect(within(await findList('Pending jobs')).getByRole('status')).toHaveTextContent(/^Showing 1 job$/);
    expect(address()).toBe('/dashboard/jobs?tab=pending&status=sentback');
    expect(calls).toContain('GET /api/jobs/jobByStatus?status=sentback');
    await userEvent.click(screen.getByRole('link', { name: 'Published 0' }));
    expect(await screen.findByText('No job is published.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Published 0' })).toHaveAttribute('aria-current', 'true');
  });

  it('updates its counts after a decision without a refetch', async () => {
    const { calls } = show('unpublished', { pending: threeJobs });
    await waitFor(() => expect(filters()).toContain('Waiting 2'));
    await userEvent.click((await openDecision('Publish')).getByRole('button', { name: 'Publish' }));
    await waitUntilClosed();
    expect(filters()).toEqual(['Not published 2', 'Waiting 1', 'Sent back 1', 'Published 1']);
    // The published job stays in the list, which has one job more than the filter counts.
    expect(within(await findList('Pending jobs')).getByRole('status')).toHaveTextContent('Showing 3 jobs, 1 of them just decided');
    expect(calls.filter((call) => call.endsWith('counts'))).toHaveLength(1);
  });

  it('has no counts when the backend returns none, and selects Not published for an unknown status', async () => {
    const { toasts } = showMyJobs('/dashboard/jobs?tab=pending&status=deleted', { failure: json({ error: 'No' }, { status: 404 }) }, admin);
    await screen.findByRole('alert');
    expect(filters()).toEqual(['Not published', 'Waiting', 'Sent back', 'Published']);
    expect(toasts).toEqual(['error: No']);
    expect(screen.getByRole('link', { name: 'Not published' })).toHaveAttribute('aria-current', 'true');
  });
});

it('a reason can be about one field of the job', async () => {
  const { decisions } = show('unpublished');
  const dialog = await openDecision('Send Back');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What it is about' }), 'Closing date');
  await fill(dialog.getByRole('textbox'), 'Too soon');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  await waitUntilClosed();
  expect(decisions).toEqual([{ jobId: 'job1', status: 'sentback', statusRemark: 'Too soon', remarkField: 'closingDate' }]);
  expect(within(await findDetails()).getByText('About: Closing date')).toBeVisible();
});

describe('the list of changes since a remark', () => {
  const resubmitted = { status: 'unpublished', sentBackAt: '2026-11-19T06:00:00.000Z' };
  const longText = `${'Word '.repeat(60)}end`;
  const respondWithSentBackJob = (overrides: Record<string, unknown>) => () =>
    json({
      sentBackAt: resubmitted.sentBackAt,
      remark: 'Name the city',
      remarkField: 'location',
      job: job(1, { status: 'sentback', ...overrides }),
    });
  const showResubmitted = (overrides: Record<string, unknown>, sentBack: Backend['respondToSentBack']) =>
    showMyJobs(
      '/dashboard/jobs?tab=pending',
      { pending: [job(1, { ...resubmitted, ...overrides })], ...(sentBack && { respondToSentBack: sentBack }) },
      admin,
    );

  it('shows the old and the new value of each changed field, and shortens long texts', async () => {
    const fieldsNow = { location: 'Kochi', minSalary: 1_200_000, description: longText, skills: ['SQL', 'Scrum'] };
    const { container } = showResubmitted(fieldsNow, respondWithSentBackJob({ location: 'Chennai', skills: ['SQL'] }));
    expect(await screen.findByText('About: Location')).toBeVisible();
    expect(screen.getByText('Name the city')).toBeVisible();
    const rows = within(within(await findDetails()).getByRole('list', { name: 'Changed since' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `DescriptionBeforeNothingNow${longText.slice(0, 220).trimEnd()} …All of what it is`,
      'SkillsBeforeSQLNowSQL, Scrum',
      'LocationBeforeChennaiNowKochi',
      'Min salaryBeforeNothingNow₹12,00,000',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'All of what it is' }));
    expect(screen.getByRole('button', { name: 'Less of what it is' })).toHaveAttribute('aria-expanded', 'true');
    expect(rows[0]).toHaveTextContent(longText);
    expect(within(await findList('Pending jobs')).getByText('Sent in again')).toBeVisible();
    await expectAccessible(container);
  });

  it('shows that nothing has changed', async () => {
    showResubmitted({}, respondWithSentBackJob({}));
    expect(await screen.findByText('Nothing has changed since.')).toBeVisible();
  });

  it('[ERR-01] is replaced by an error with Retry when it cannot be loaded', async () => {
    let isBroken = true;
    showResubmitted({ location: 'Kochi' }, () =>
      isBroken ? json({}, { status: 500 }) : respondWithSentBackJob({ location: 'Chennai' })(),
    );
    expect(await screen.findByText('Failed to fetch job details')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('About: Location')).toBeVisible();
  });
});

it('[MOD-02] Send Back says what the poster will read without a reason, until a reason is typed', async () => {
  show('unpublished');
  const dialog = await openDecision('Send Back');
  const reasonField = dialog.getByRole('textbox', { name: 'Give them a reason for your action' });
  const remarkHint = 'Without a reason, the person who posted the job will read “No reason was given.”';
  expect(reasonField).toHaveAccessibleDescription(expect.stringContaining(remarkHint));
  await userEvent.type(reasonField, 'x');
  expect(dialog.queryByText(remarkHint)).toBeNull();
});
