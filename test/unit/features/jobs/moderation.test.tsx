import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { json } from '../../api/apiStore.ts';
import { job } from './board.tsx';
import { admin, details, list, showMyJobs, type Backend } from './myJobs.tsx';

/** axe walks through every element, which takes its time on a busy machine. */
const AXE_MS = 30_000;

const show = (status: string, more: Partial<Backend> = {}) =>
  showMyJobs('/dashboard/jobs?tab=pending', { pending: [job(1, { status }), job(2, { status: 'unpublished' })], ...more }, admin);

const DECISIONS = ['Publish', 'Unpublish', 'Send Back'];

const choices = async () =>
  within(await details())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((label) => DECISIONS.includes(label ?? ''));

async function decide(label: string) {
  await userEvent.click(within(await details()).getByRole('button', { name: label }));
  return within(await screen.findByRole('dialog'));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each([
  ['published', ['Unpublish']],
  ['unpublished', ['Publish', 'Send Back']],
  ['sentback', ['Publish', 'Unpublish']],
])('[MOD-01] of a job that is %s an admin can decide what makes sense', async (status, labels) => {
  show(status);
  expect(await choices()).toEqual(labels);
});

it.each([
  ['Publish', 'unpublished', 'published', /goes on the job board/],
  ['Unpublish', 'published', 'unpublished', /not on the job board/],
  ['Send Back', 'unpublished', 'sentback', /goes back to its poster/],
])(
  '[MOD-02] %s asks first, and says in a sentence what will happen',
  async (label, before, status, sentence) => {
    const { decisions } = show(before);
    const dialog = await decide(label);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(`Are you sure you want to ${status} this job?`);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(sentence);
    const reason = dialog.queryByRole('textbox', { name: 'Give them a reason for your action' });
    expect(reason !== null).toBe(status === 'sentback');
    // The dialog is still coming into sight meanwhile.
    expect(await act(() => axe(screen.getByRole('dialog')))).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(decisions).toEqual([]);
    expect(within(await details()).getByRole('button', { name: label })).toHaveFocus();
  },
  AXE_MS,
);

it('[MOD-02] Cancel closes without a decision', async () => {
  const { decisions } = show('unpublished');
  await userEvent.click((await decide('Publish')).getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(decisions).toEqual([]);
});

it('[MOD-02] [CACHE-02] publishing changes the item in place and asks for no list again; the server’s words are toasted', async () => {
  const { decisions, toasts, calls } = show('unpublished');
  await userEvent.click((await decide('Publish')).getByRole('button', { name: 'Publish' }));
  await gone();
  expect(decisions).toEqual([{ jobId: 'job1', status: 'published', statusRemark: '' }]);
  expect(toasts).toEqual(['success: Job status updated']);
  const panel = await list('Pending jobs');
  expect(within(panel).getByText('published')).toBeVisible();
  expect(within(panel).getByText('unpublished')).toBeVisible();
  expect(await choices()).toEqual(['Unpublish']);
  // The button that was pressed is gone; the focus is not.
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Role 1' })).toHaveFocus());
  expect(calls).toEqual(['GET /api/jobs/jobByStatus', 'PATCH /api/jobs/status']);
});

it.each([
  ['empty', ''],
  ['short', 'Name the city'],
  ['of 5,000 characters', 'x'.repeat(5_000)],
])('[MOD-02] a job is sent back with a reason that is %s', async (_what, reason) => {
  const { decisions } = show('unpublished');
  const dialog = await decide('Send Back');
  if (reason !== '') {
    await userEvent.click(dialog.getByRole('textbox', { name: 'Give them a reason for your action' }));
    await userEvent.paste(reason);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  await gone();
  expect(decisions).toEqual([{ jobId: 'job1', status: 'sentback', statusRemark: reason }]);
  expect(within(await list('Pending jobs')).getByText('sentback')).toBeVisible();
  expect(await choices()).toEqual(['Publish', 'Unpublish']);
  expect(within(await details()).queryAllByText('Sent back with this reason')).toHaveLength(reason === '' ? 0 : 1);
  expect((await details()).textContent).toContain(reason);
});

it.each([
  [{}, 'Failed to update the status of job'],
  [{ success: false, error: 'Only admins can do this', message: 'No' }, 'Only admins can do this'],
])('[ERR-01] [MOD-02] a decision that was refused changes nothing, and what was written stays', async (body, sentence) => {
  const { toasts } = show('unpublished', { decided: () => json(body, { status: 403 }) });
  const dialog = await decide('Send Back');
  await userEvent.type(dialog.getByRole('textbox'), 'Name the city');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByRole('textbox')).toHaveValue('Name the city');
  expect(toasts).toEqual([`error: ${sentence}`]);
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(within(await list('Pending jobs')).queryByText('sentback')).toBeNull();
});

it('[MOD-02] says so when nothing waits', async () => {
  showMyJobs('/dashboard/jobs?tab=pending', { pending: [] }, admin);
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
});
