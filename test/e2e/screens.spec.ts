import { pages } from '../../src/app/pages.ts';
import { loadContract } from '../../server/contract/load.ts';
import { readScreens } from '../../server/drift/screens.ts';
import { BUILD_DIR } from '../../server/site/build.ts';
import { expect, test } from './fixtures.ts';

test('a build lists which pages use which calls of the backends', () => {
  const screensOf = readScreens(BUILD_DIR);
  expect(screensOf('listAllJobs', '[].jobTitle')).toEqual([
    { name: 'Job board', address: '/exploreJobs' },
    { name: 'Job feed', address: '/jobs.atom' },
  ]);
  expect(screensOf('listAllJobs', '[].nobody_reads_this')).toEqual([]);
  expect(screensOf('listCertifications', '[].title')).toEqual([{ name: 'Every page' }]);
  // An operation may exist before a page uses it.
  const usedScreens = (['cms', 'jobs'] as const)
    .flatMap((name) => loadContract(name).operations)
    .flatMap(({ operationId }) => screensOf(operationId, '') ?? []);
  expect(usedScreens.length).toBeGreaterThan(40);
  const addresses = new Set([...pages.map(({ path }) => path), '/events.ics', '/jobs.atom']);
  for (const { address } of usedScreens) if (address !== undefined) expect(addresses).toContain(address);
});
