import { pages } from '../../src/app/pages.ts';
import { loadBackend } from '../../server/platform/contract/load.ts';
import { readScreens } from '../../server/provider/drift/screens.ts';
import { BUILD_DIR } from '../../server/site/build.ts';
import { expect, test } from './fixtures.ts';

test('a build lists which pages use which calls of the backends', () => {
  const findScreens = readScreens(BUILD_DIR);
  expect(findScreens('listAllJobs', '[].jobTitle')).toEqual([
    { name: 'Job board', address: '/exploreJobs' },
    { name: 'Job feed', address: '/jobs.atom' },
  ]);
  expect(findScreens('listAllJobs', '[].nobody_reads_this')).toEqual([]);
  expect(findScreens('listCertifications', '[].title')).toEqual([{ name: 'Every page' }]);
  // An operation may exist before a page uses it.
  const usedScreens = (['cms', 'jobs'] as const)
    .flatMap((name) => loadBackend(name).operations)
    .flatMap(({ operationId }) => findScreens(operationId, '') ?? []);
  expect(usedScreens.length).toBeGreaterThan(40);
  const paths = new Set([...pages.map(({ path }) => path), '/events.ics', '/jobs.atom']);
  for (const { address } of usedScreens) if (address !== undefined) expect(paths).toContain(address);
});
