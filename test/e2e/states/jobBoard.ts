/** States of the job board, for visitors and members. */
import { main } from '../pageParts.ts';
import { createSuccessResponse, step, type State } from './state.ts';

export const jobBoard: State[] = [
  { name: 'board/more', address: '/exploreJobs?show=12' },
  { name: 'board/all', address: '/exploreJobs?show=60' },
  { name: 'board/sorted', address: '/exploreJobs?keyword=manager&sort=pay' },
  { name: 'board/found', address: '/exploreJobs?keyword=scrum+mastr' },
  { name: 'board/filtered', address: '/exploreJobs?type=Full-Time&level=Senior-level&experience=10&salary=1500000' },
  {
    name: 'board/filters-open',
    address: '/exploreJobs?closing=soon',
    prepare: step('open “Filters”', (page) => page.getByText('Filters', { exact: true }).click()),
  },
  { name: 'board/nothing', address: '/exploreJobs?keyword=zeppelin' },
  {
    name: 'board/filters-chosen',
    address: '/exploreJobs?type=Full-Time&level=Senior-level&experience=10',
    isViewportOnly: true,
    prepare: step('open “Filters”', (page) => page.getByText('Filters', { exact: true }).click()),
  },
  { name: 'board/job-address', address: '/exploreJobs?job=65f1c0ffee65f1c0ffee1003' },
  { name: 'board/job-closed', address: '/exploreJobs?job=65f1c0ffee65f1c0ffee1071' },
  { name: 'board/unknown-job', address: '/exploreJobs?job=65f1c0ffee65f1c0ffee9999' },
  {
    name: 'board/job',
    address: '/exploreJobs',
    prepare: step('open the second job', async (page) => {
      await page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem').nth(1).getByRole('link').first().click();
      await page.waitForURL(/job=/);
      await page.waitForTimeout(500);
    }),
  },
  { name: 'board/member', address: '/exploreJobs', member: true },
  {
    name: 'board/member-saved',
    address: '/exploreJobs?job=65f1c0ffee65f1c0ffee1005',
    member: 'devika@example.org',
    isViewportOnly: true,
    responses: { '**/api/savedJobs/*': createSuccessResponse('Saved') },
    prepare: step('press “Save”', (page) => main(page).getByRole('button', { name: 'Save this job' }).click()),
  },
  { name: 'board/member-filtered', address: '/exploreJobs?type=Full-Time', member: true },
];
