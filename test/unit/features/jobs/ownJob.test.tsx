import { addDays, dayInIndia } from '../../../../shared/days.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSettings } from '../../../support/settings.ts';
import { json } from '../../api/apiStore.ts';
import { job } from './board.tsx';
import { findDetails, findList, showMyJobs } from './myJobs.tsx';

const CREATED = '/dashboard/jobs?tab=created';
const LIST = 'GET /api/jobs/jobsCreatedByUser?userId=member1';
const CLOSED_AT = '2026-11-20T06:30:00.000Z';
const filledJob = { closedAt: CLOSED_AT, closedReason: 'filled' };

/** Returns the date in India that is a number of days from today. */
const daysFromToday = (days: number): string => addDays(dayInIndia(new Date()), days);
const choices = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

/** Shows the only job that the member has posted. It can be closed and reopened. */
function showOwnJob() {
  const bodies: unknown[] = [];
  const created = [job(1, { closingDate: daysFromToday(40) })];
  const view = showMyJobs(CREATED, {
    created,
    respondToWrite(path, body) {
      bodies.push(body);
      const isClosing = path.startsWith('/api/jobs/closeJob/');
      created[0] = job(1, { closingDate: daysFromToday(40), ...(isClosing && filledJob) });
      return json({ success: true, message: isClosing ? 'Job closed: filled.' : 'Job reopened.', closedAt: CLOSED_AT });
    },
  });
  return { ...view, bodies };
}

describe('[MY-03] a member’s own job', () => {
  it('can be closed with a reason; Undo reopens it only once, and the button keeps the focus', async () => {
    const { bodies, calls, toasts, undos } = showOwnJob();
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Close job: Role 1' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(await choices()).toEqual(['Close as filled', 'Close as withdrawn']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.slice(-2)).toEqual(['POST /api/jobs/closeJob/job1', LIST]));
    expect(await screen.findByRole('button', { name: 'Reopen: Role 1' })).toBe(button);
    expect(button).toHaveFocus();
    expect(await findDetails()).toHaveTextContent('Closed: filledNobody can apply any more. You can reopen it until');
    expect(within(await findList('Created jobs')).getByText('closed')).toBeVisible();
    expect(toasts).toEqual(['success: Job closed: filled.']);
    act(() => {
      undos[0]?.run();
      undos[0]?.run();
    });
    await waitFor(() => expect(calls.slice(-2)).toEqual(['POST /api/jobs/reopenJob/job1', LIST]));
    expect(await screen.findByRole('button', { name: 'Close job: Role 1' })).toBeVisible();
    expect(bodies).toEqual([{ reason: 'filled' }, { closedAt: CLOSED_AT }]);
    expect(toasts.at(-1)).toBe('success: Job reopened.');
  });

  it('that was changed meanwhile cannot be reopened; a toast says so, and the list is refetched', async () => {
    const error = 'This job was reopened or changed since it was closed. Nothing was changed.';
    const { calls, toasts } = showMyJobs(CREATED, {
      created: [job(1, { closingDate: daysFromToday(40), ...filledJob })],
      respondToWrite: () => json({ success: false, error }, { status: 409 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen: Role 1' }));
    await waitFor(() => expect(calls.slice(-2)).toEqual(['POST /api/jobs/reopenJob/job1', LIST]));
    expect(toasts).toEqual([`error: ${error}`]);
  });

  it.each([
    ['open, closing soon', { closingDate: daysFromToday(6) }, ['Close as filled', 'Close as withdrawn', 'Renew']],
    ['open', { closingDate: daysFromToday(40) }, ['Close as filled', 'Close as withdrawn']],
    ['closed by its poster', { closingDate: daysFromToday(40), ...filledJob }, ['Reopen']],
    ['closed by its date', { closingDate: daysFromToday(-40) }, []],
    ['waiting', { status: 'unpublished' }, []],
    ['sent back', { status: 'sentback' }, []],
  ])('has the actions that fit its status in the menu of its card (%s)', async (_state, overrides, expected) => {
    showMyJobs(CREATED, { created: [job(1, overrides)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Role 1' }));
    expect(await choices()).toEqual(['Edit', ...expected, 'Copy as a new draft', '0 Members Applied']);
    const links = { Edit: '/editJob/job1', 'Copy as a new draft': '/postJob?copy=job1' };
    for (const [name, href] of Object.entries(links)) expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  });

  it('cannot be closed or renewed in the menu of its details when the job backend has no extensions', async () => {
    showMyJobs(CREATED, { created: [job(1, { closingDate: daysFromToday(6) })] }, undefined, { ...testSettings, extensions: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'More: Role 1' }));
    expect(await choices()).toEqual(['Edit', 'Copy as a new draft']);
    expect(screen.queryByRole('button', { name: /^(Close job|Renew)/, hidden: true })).toBeNull();
  });
});

it('[MY-04] an applicant sees why a job was closed', async () => {
  showMyJobs('/dashboard/jobs', {
    applied: [{ _id: 'record1', jobId: job(1, { closingDate: daysFromToday(40), ...filledJob }), stage: 'seen' }],
  });
  expect(await findDetails()).toHaveTextContent(
    'Closed: filledNobody can apply any more. The person who posted the job still has your application.',
  );
  expect(within(await findList('Applied jobs')).getByText(/^Closed: filled · 20 November 2026$/)).toBeVisible();
});

describe('[MY-03] renewing a job', () => {
  it('is offered for a published job that closes soon, and refetches the list', async () => {
    const created = [job(1, { closingDate: daysFromToday(6) })];
    const { calls } = showMyJobs('/dashboard/jobs?tab=created', { created });
    await userEvent.click(await screen.findByRole('button', { name: 'Renew Role 1' }));
    await waitFor(() =>
      expect(calls.slice(-2)).toEqual(['POST /api/jobs/renewJob/job1', 'GET /api/jobs/jobsCreatedByUser?userId=member1']),
    );
  });

  it('is offered only for a published job, from 14 days before it closes to 30 days after', async () => {
    const created = [
      job(1, { closingDate: daysFromToday(15) }),
      job(2, { closingDate: daysFromToday(6), status: 'unpublished' }),
      job(3, { closingDate: daysFromToday(-32) }),
      job(4, { closingDate: '' }),
      job(5, { closingDate: daysFromToday(13) }),
      job(6, { closingDate: daysFromToday(-29) }),
    ];
    showMyJobs('/dashboard/jobs?tab=created&show=6', { created });
    await findDetails();
    const offers: boolean[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await userEvent.click(screen.getByRole('link', { name: new RegExp(`^Role ${number}\\b`) }));
      expect(await findDetails()).toHaveAccessibleName(`Role ${number}`);
      offers.push(screen.queryByRole('button', { name: `Renew Role ${number}` }) !== null);
    }
    expect(offers).toEqual([false, false, false, false, true, true]);
  });
});
