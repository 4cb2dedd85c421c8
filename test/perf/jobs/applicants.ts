/**
 * `node test/perf/jobs/applicants.ts` measures how fast the list of a job's applicants is served, with 50 and with 2,000 rows. One
 * process serves both lists, and they are measured alternately, so that other load affects both equally. Prints medians and ratios.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { createClient } from '../../support/server/start.ts';
import { fillBoardWithApplicants } from './fillBoardWithApplicants.ts';

const SIZES = [50, 2_000] as const;
const ROUNDS = 101;

const QUERIES: Record<string, string> = {
  'the first rows': 'limit=50',
  'the second page': 'limit=50&page=2',
  'the last page of 2,000': 'limit=50&page=40',
  'by name': 'limit=50&sort=name',
  'by email, descending': 'limit=50&sort=email&order=desc',
  'by years of experience': 'limit=50&sort=yearOfExperience',
  'by employee type': 'limit=50&sort=employeeType',
  'by expected CTC': 'limit=50&sort=expectedCTC',
  'by current CTC': 'limit=50&sort=currentCTC',
  'by stage': 'limit=50&sort=stage',
  'filter: name': 'limit=50&name=person%201',
  'filter: email': 'limit=50&email=p3',
  'filter: years of experience': 'limit=50&yearOfExperience=7',
  'filter: employee type': 'limit=50&employeeType=Intern',
  'filter: expected CTC': 'limit=50&expectedCTC=1000010',
  'filter: current CTC': 'limit=50&currentCTC=999990',
  'filter: stage': 'limit=50&stage=received',
  'filters, order and page': 'limit=10&employeeType=full-time&sort=name&page=2',
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-applicants-'));
let filledBoard = { ids: [''], ownerEmail: '' };
const app = await buildApp(readSettings({ PORT: '0', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'silent' }), {
  site: async (_app, deps) => {
    filledBoard = await fillBoardWithApplicants(deps, SIZES);
  },
  maxLoopDelayMs: 0,
});
try {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const token = await createClient(origin).login(filledBoard.ownerEmail);
  const timeRequest = async (requestPath: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(origin + requestPath, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${requestPath} responded with status ${response.status}.`);
    return performance.now() - start;
  };
  const rows = [];
  const listRequests: [string, (id: string) => string][] = Object.entries(QUERIES).map(([name, query]) => [
    name,
    (id) => `/api/applicants/search/${id}?${query}`,
  ]);
  for (const [name, buildPath] of [...listRequests, ['export of all', (id: string) => `/api/applicants/export/${id}`] as const]) {
    const times = filledBoard.ids.map((): number[] => []);
    for (let run = 0; run < ROUNDS; run += 1) {
      for (const [index, id] of filledBoard.ids.entries()) times[index]?.push(await timeRequest(buildPath(id)));
    }
    const [small = Number.NaN, large = Number.NaN] = times.map(median);
    rows.push({ query: name, '50 rows (ms)': small.toFixed(2), '2,000 rows (ms)': large.toFixed(2), ratio: (large / small).toFixed(2) });
  }
  console.log(`Median of ${ROUNDS} responses each, requested alternately:`);
  console.table(rows);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
