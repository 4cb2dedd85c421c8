import { pages } from '../../src/app/pages.ts';
import { loadContract } from '../../server/contract/load.ts';
import { readScreens } from '../../server/drift/screens.ts';
import { BUILD_DIR } from '../../server/site/build.ts';
import { expect, test } from './fixtures.ts';

test('a build knows which pages use which calls of the backends', () => {
  const screensOf = readScreens(BUILD_DIR);
  expect(screensOf('listAllJobs', '[].jobTitle')).toEqual([{ name: 'Job board', address: '/exploreJobs' }]);
  expect(screensOf('listAllJobs', '[].nobody_reads_this')).toEqual([]);
  expect(screensOf('listCertifications', '[].title')).toEqual([{ name: 'Every page' }]);
  const reads = (['cms', 'jobs'] as const).flatMap((name) =>
    loadContract(name).operations.filter(({ method, answers }) => method === 'GET' && answers['200'] !== ''),
  );
  expect(reads.filter(({ operationId }) => screensOf(operationId, '')?.length === 0)).toEqual([]);
  const addresses = new Set(pages.map(({ path }) => path));
  for (const { operationId } of reads) {
    for (const { address } of screensOf(operationId, '') ?? []) if (address !== undefined) expect(addresses).toContain(address);
  }
});
