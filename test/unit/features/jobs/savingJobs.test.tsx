import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '../../../../shared/days.ts';
import { testSettings } from '../../../support/settings.ts';
import { settle } from '../../api/apiStore.ts';
import { job, jobs, member, showBoard } from './board.tsx';
import { address, navigationState } from '../../../support/renderPage.tsx';

const listed = [job(1, { jobTitle: 'Scrum help' }), ...jobs(4).slice(1)];

describe('[issue 8] saving a job', () => {
  const findSaveButton = () => screen.findByRole('button', { name: 'Save this job' });
  const findSavedButton = () => screen.findByRole('button', { name: 'Saved , remove from my saved jobs' });
  /** Waits until the lazily loaded buttons and the responses that they request would be shown. */
  const waitForButtons = () =>
    act(async () => {
      await import('../../../../src/features/jobs/mine/SaveToggle.tsx');
      await import('../../../../src/features/jobs/mine/SaveIconButton.tsx');
      await settle();
    });
  // On phones, and here, the list is hidden while a job is open.
  const card = () => screen.getByRole('link', { name: /^Scrum help\b/, hidden: true });

  it('[CACHE-02] takes one button; the button and the card show whether the job is saved, and only ids are refetched', async () => {
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

  it('also works with the buttons on the cards, which name their jobs', async () => {
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
    await waitForButtons();
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  });

  it.each(['/exploreJobs', '/exploreJobs?job=job1'])(
    'is not offered, and saved jobs are not requested, where the job backend cannot save jobs (%s)',
    async (boardAddress) => {
      const extensions = testSettings.extensions.filter((extension) => extension !== 'savedJobs');
      const settings = { ...testSettings, extensions };
      const { paths } = await showBoard(boardAddress, { listed, savedIds: ['job1'] }, { user: member, settings });
      await screen.findByRole('heading', { level: 2, name: 'Scrum help' });
      await waitForButtons();
      expect(screen.queryByRole('button', { name: /^Save |saved jobs$/ })).toBeNull();
      expect(within(card()).queryByText('Saved')).toBeNull();
      expect(paths.filter((path) => path.includes('/saved'))).toEqual([]);
    },
  );

  it('is not lost when it happens before the ids of the saved jobs have loaded', async () => {
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

  it('[issue 25] offers reminders while the job is saved, and turns them on', async () => {
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
    await waitForButtons();
    expect(toasts).toEqual([]);
    expect(reminderOffer()).toBeNull();
  });

  it('links visitors to the login, with the path to return to', async () => {
    const { paths } = await showBoard('/exploreJobs?job=job1&keyword=scrum', { listed });
    const from = encodeURIComponent('/exploreJobs?job=job1&keyword=scrum');
    expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute('href', `/Login?from=${from}`);
    expect(paths).toEqual(['/api/jobs/search?keyword=scrum&limit=6', '/api/jobCategories']);
    await userEvent.click(screen.getByRole('link', { name: 'Save' }));
    expect(address()).toBe('/Login');
    expect(navigationState()).toEqual({ from: '/exploreJobs?job=job1&keyword=scrum' });
  });
});
