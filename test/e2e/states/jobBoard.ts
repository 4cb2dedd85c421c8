/** States of the job board, for visitors and members. */
import { statesOf } from './everyPage.ts';
import { answers, outcomesOf, press, step } from './state.ts';

const BOARD = '/exploreJobs';

const openFilters = step('open “Filters”', (page) => page.getByText('Filters', { exact: true }).click());

export const jobBoard = statesOf('board', {
  more: { address: `${BOARD}?show=12` },
  all: { address: `${BOARD}?show=60` },
  sorted: { address: `${BOARD}?keyword=manager&sort=pay` },
  found: { address: `${BOARD}?keyword=scrum+mastr` },
  filtered: { address: `${BOARD}?type=Full-Time&level=Senior-level&experience=10&salary=1500000` },
  'filters-open': { address: `${BOARD}?closing=soon`, prepare: openFilters },
  nothing: { address: `${BOARD}?keyword=zeppelin` },
  'filters-chosen': { address: `${BOARD}?type=Full-Time&level=Senior-level&experience=10`, isViewportOnly: true, prepare: openFilters },
  'job-address': { address: `${BOARD}?job=65f1c0ffee65f1c0ffee1003` },
  'job-closed': { address: `${BOARD}?job=65f1c0ffee65f1c0ffee1071` },
  'unknown-job': { address: `${BOARD}?job=65f1c0ffee65f1c0ffee9999` },
  job: {
    prepare: step('open the second job', async (page) => {
      await page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem').nth(1).getByRole('link').first().click();
      await page.waitForURL(/job=/);
    }),
  },
  member: { member: true },
  ...outcomesOf(
    '**/api/savedJobs/*',
    press('Save this job'),
    { 'member-saved': answers.done('Saved') },
    { address: `${BOARD}?job=65f1c0ffee65f1c0ffee1005`, member: 'devika@example.org' },
  ),
  'member-filtered': { address: `${BOARD}?type=Full-Time`, member: true },
});
