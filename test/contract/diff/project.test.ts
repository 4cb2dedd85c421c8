/** @tier full */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { getObject, listOperations, readContracts } from '../../../scripts/contract/documents.ts';
import { findScreensByOperation } from '../../../scripts/contract/screens.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = makeTempDir();

/** The part of the JSON report that is tested here. */
interface JsonReport {
  classified: { verdict: string; failures: unknown[]; changes: { operationId: string }[] }[];
}

/** Runs `contract:diff` in a separate process. */
const runDiff = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/contract/diff.ts', ...args], { cwd: ROOT, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

it('a moved path of an operation is never classified as "not breaking"', async () => {
  const movedContract = getObject(structuredClone(readContracts().jobs));
  movedContract.paths = Object.fromEntries(
    Object.entries(getObject(movedContract, 'paths')).map(([path, item]) => [path.replace('/api/', '/api/v2/'), item]),
  );
  const file = join(folder, 'jobs.yaml');
  writeFileSync(file, stringify(movedContract));
  const { code, stdout } = await runDiff('openapi/jobs.yaml', file, '--json');
  const { classified } = JSON.parse(stdout) as JsonReport;
  expect(classified.filter(({ verdict }) => verdict === 'not breaking')).toEqual([]);
  expect([code, classified.length]).toEqual([1, listOperations(movedContract).length]);
  // No hook calls the downloads, so only compile errors show where they are used.
  const idsWithErrors = classified
    .filter(({ failures }) => failures.length > 0)
    .flatMap(({ changes }) => changes.map(({ operationId }) => operationId));
  const downloads = listOperations(movedContract).filter(({ definition }) => String(definition.operationId).startsWith('export'));
  expect(idsWithErrors).toEqual(expect.arrayContaining(downloads.map(({ definition }) => definition.operationId)));
}, 300_000);

it('findScreensByOperation finds screens in the code: pages, calendars, the feed and the site search', () => {
  const { screens, calls, names } = findScreensByOperation();
  const screenNames = new Set(screens.map(({ name }) => name));
  expect([...screenNames]).toEqual(expect.arrayContaining(['Job board', 'Calendars', 'Job feed', 'Site search', 'Every page']));
  // Two operations are not called: the list of all videos includes the recent ones, and responses contain the URLs of files.
  const unused = Object.entries(calls).flatMap(([operationId, screenIndices]) => (screenIndices.length === 0 ? [operationId] : []));
  expect(unused).toEqual(['getFile']);
  expect(names).toContain('_id');
});

it('contract:diff ends with exit code 2 and a message when it can’t compare', async () => {
  expect(await runDiff('nowhere.yaml')).toEqual({ code: 2, stdout: '', stderr: 'There is no file nowhere.yaml.\n' });
});
