import { addDays, dayInIndia } from '../../../../shared/days.ts';
import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isRed } from '../../isRed.ts';
import { job } from './board.tsx';
import { findDetails, findList, showMyJobs, titlesIn } from './myJobs.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';

/** Returns the date in India that is a number of days from today. */
const daysFromToday = (days: number): string => addDays(dayInIndia(new Date()), days);

describe('[issue 8] the saved jobs', () => {
  it('can be read, applied to, and removed', async () => {
    const { calls } = showMyJobs('/dashboard/jobs?tab=saved', { saved: [job(1, { closingDate: daysFromToday(9) }), job(2)] });
    expect(titlesIn(await findList('Saved jobs'))).toEqual(['Role 1', 'Role 2']);
    expect(within(await findDetails()).getByRole('link', { name: 'Apply Job' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from saved' }));
    await waitFor(() => expect(calls).toContain('DELETE /api/savedJobs/job1'));
  });

  it('say when a job has closed, or is not on the board', async () => {
    const view = showMyJobs('/dashboard/jobs?tab=saved', { saved: [job(1, { closingDate: daysFromToday(-3) })] });
    expect(await screen.findByText('It is closed: nobody can apply any more.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Job' })).toBeNull();
    view.unmount();
    showMyJobs('/dashboard/jobs?tab=saved', { saved: [{ _id: 'job1', jobTitle: 'Role 1', status: 'unpublished' } satisfies RowOf<Job>] });
    expect(await screen.findByText('It is not on the job board at present.')).toBeVisible();
  });

  it('say so when there are none', async () => {
    showMyJobs('/dashboard/jobs?tab=saved', {});
    expect(await screen.findByText('No jobs saved yet.')).toBeVisible();
  });
});

describe('[issue 8] the job alerts of a member', () => {
  const alert = {
    _id: 'alert1',
    keyword: 'scrum',
    type: 'Intern',
    salary: 1_000_000,
    frequency: 'weekly',
    nextAt: '2026-11-23T01:30:00.000Z',
  };

  it('are described in words, link to their search, and can be deleted', async () => {
    const { calls, container } = showMyJobs('/dashboard/jobs?tab=alerts', { alerts: [alert] });
    expect(await screen.findByText('“scrum”, Intern, Pay reaching ₹10,00,000')).toBeVisible();
    expect(screen.getByText('Every Monday, next on 23 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Show jobs/ })).toHaveAttribute(
      'href',
      '/exploreJobs?keyword=scrum&type=Intern&salary=1000000',
    );
    await expectAccessible(container);
    const deleteButton = screen.getByRole('button', { name: /^Delete the alert/ });
    expect(isRed(deleteButton)).toBe(true);
    await userEvent.click(deleteButton);
    await waitFor(() => expect(calls).toContain('DELETE /api/jobAlerts/alert1'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Job alerts' })).toHaveFocus());
  });

  it('say so when there are none', async () => {
    showMyJobs('/dashboard/jobs?tab=alerts', {});
    expect(await screen.findByText('No job alerts yet.')).toBeVisible();
  });
});
