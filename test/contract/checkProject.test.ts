/** @jest-environment node */
import { PROJECT } from '../../scripts/contract/check/project.ts';
import { runCheck } from '../../scripts/contract/check/run.ts';
import type { Row } from '../../scripts/contract/check/types.ts';
import { startTestServer, type TestServer } from '../support/server/start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const targets = ['cms', 'jobs'] as const;
const operations = targets.flatMap((name) => PROJECT.loadContract(name).operations);

it.each(['visitor', 'member', 'employer', 'admin'])('the embedded backend follows its contracts, called as %s', async (caller) => {
  const token = caller === 'visitor' ? undefined : await server.login(`${caller}@example.org`);
  let report = '';
  const code = await runCheck({
    project: PROJECT,
    argv: ['--json', '-', ...targets.flatMap((name) => [`--${name}`, server.origin]), ...(token === undefined ? [] : ['--write'])],
    env: { CONTRACT_CHECK_TOKEN: token },
    writeOut: (text) => void (report += text),
    writeErr: () => undefined,
    columns: undefined,
    now: () => 0,
    today: new Date(),
    interrupted: new AbortController().signal,
  });
  const { rows } = JSON.parse(report) as { rows: Row[] };
  expect(rows.flatMap(({ operationId, deviations }) => deviations.map((deviation) => [operationId, deviation]))).toEqual([]);
  expect(code).toBe(0);
  const ok = rows.filter(({ outcome }) => outcome === 'ok');
  // Half of the calls are for members.
  expect(ok.length).toBeGreaterThan(rows.length / (token === undefined ? 3 : 2));
  // Every write is undone.
  const lists = PROJECT.writes.flatMap(({ existing }) => operations.filter(({ operationId }) => operationId === existing?.from));
  const remainingRows =
    token === undefined ? [] : await Promise.all(lists.map(async ({ path }) => (await server.json(path, { token })).body));
  expect(remainingRows.flat()).toEqual([]);
});

it('the check has a source of values for every required parameter of a read operation', () => {
  const missing = operations.flatMap(({ method, operationId, parameters }) =>
    method === 'GET'
      ? parameters
          .filter(
            ({ required, name }) => required && (PROJECT.sources as Record<string, object>)[operationId]?.[name as never] === undefined,
          )
          .map(({ name }) => `${operationId} ${name}`)
      : [],
  );
  expect(missing).toEqual([]);
});
