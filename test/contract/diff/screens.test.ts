import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Node } from '../../../scripts/contract/documents.ts';
import { planted, plants, within } from './planted.ts';

const ROOT = join(import.meta.dirname, '../../..');

const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A change as `--json` tells it. */
interface Told {
  says: string;
  breaking: boolean;
  places: { operationId: string; where: string }[];
  named: string[];
  slices: string[];
  hooks: string[];
  components: { name: string; file: string }[];
  pages: string[];
}

/** Runs the command as people do. */
const run = (...args: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    execFile(process.execPath, ['scripts/contract/diff.ts', ...args], { cwd: ROOT }, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained }),
    );
  });

/** What is told of a contract of ours when a provider changes it. */
async function toldOf(name: 'jobs' | 'site', newer: Node): Promise<{ code: number; changes: Told[] }> {
  const file = join(folder, `${name}.yaml`);
  writeFileSync(file, stringify(newer));
  const { code, said, complained } = await run(`openapi/${name}.yaml`, file, '--json');
  if (said === '') throw new Error(complained);
  return { code, changes: (JSON.parse(said) as { changes: Told[] }).changes };
}

const field = (contract: Node, schema: string, name: string): Node => within(contract, 'components', 'schemas', schema, 'properties', name);

describe('of a changed job backend', () => {
  let code: number;
  let changes: Told[];
  beforeAll(async () => {
    const newer = planted(
      'jobs',
      ...Object.values(plants),
      // Read, but looked at first; sent; not read by anything; sent by a form.
      (jobs) => void (field(jobs, 'Job', 'location').type = ['string', 'null', 'integer']),
      (jobs) => void (field(jobs, 'Job', 'closingDate').type = ['string', 'null', 'array']),
      (jobs) => void (field(jobs, 'ApplicationForm', 'city').maxLength = 50),
      (jobs) => void delete within(jobs, 'components', 'schemas', 'JobPostForm', 'properties').organization,
      (jobs) => void delete within(jobs, 'components', 'schemas', 'JobSentBack', 'properties').sentBackAt,
      (jobs) => void (field(jobs, 'JobAlert', 'nextAt').type = ['string', 'null']),
      (jobs) => void delete within(jobs, 'components', 'responses', 'JobList', 'headers')['X-Next-Cursor'],
    );
    ({ code, changes } = await toldOf('jobs', newer));
  }, 300_000);

  const find = (place: string): Told => {
    const found = changes.find(({ places: [first] }) => `${first?.operationId} ${first?.where}`.trim() === place);
    if (found === undefined) throw new Error(`Nothing is told of ${place}.`);
    return found;
  };

  it('a renamed field breaks the normaliser that reads it, and all that shows jobs', () => {
    const { says, breaking, places, named, slices, hooks, components, pages } = find('listAllJobs answer 200 → [].jobTitle');
    expect([says, breaking, named]).toEqual([
      'is gone; perhaps renamed to title',
      true,
      [expect.stringMatching(/^src\/api\/normalise\/jobs\.ts:\d+$/)],
    ]);
    expect(places.map(({ operationId }) => operationId).toSorted()).toEqual([
      'getJob',
      'getJobSentBack',
      'listAllJobs',
      'listJobsAppliedByUser',
      'listJobsByStatus',
      'listJobsCreatedByUser',
      'listSavedJobs',
      'listSimilarJobs',
      'searchJobs',
    ]);
    expect(slices).toEqual(['board', 'moderation', 'ownJobs', 'savedJobs', 'similarJobs', 'wholeBoard']);
    expect(hooks).toEqual(expect.arrayContaining(['useBrowseJobsInfiniteQuery', 'useGetJobQuery', 'useListJobsAppliedByUserQuery']));
    // The count of jobs has no title.
    expect(hooks).not.toContain('useCountJobsByStatusQuery');
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['JobCard', 'JobBoardPage', 'PendingTab']));
    expect(pages).toEqual([
      'Applicants /applicants/:jobId',
      'Apply to a job /applyJob/:jobId',
      'Edit a job /editJob/:jobId',
      'Job board /exploreJobs',
      'My Jobs /dashboard/jobs',
    ]);
  });

  it('a parameter that must be sent breaks the call of the board, which is written by hand', () => {
    const { breaking, hooks, pages } = find('searchJobs query region');
    expect([breaking, pages]).toEqual([true, ['Job board /exploreJobs']]);
    expect(hooks).toContain('useBrowseJobsInfiniteQuery');
  });

  it('an endpoint that is gone breaks what asks for it', () => {
    const { says, breaking, hooks, components, pages } = find('countJobsByStatus');
    expect([says, breaking, hooks, pages]).toEqual(['is gone', true, ['useCountJobsByStatusQuery'], ['My Jobs /dashboard/jobs']]);
    expect(components.map(({ name }) => name)).toContain('StatusFilter');
  });

  it('a new endpoint breaks nothing, and touches nothing but its slice', () => {
    const { says, breaking, slices, hooks, pages } = find('listNewestJobs');
    expect([says, breaking, slices, hooks, pages]).toEqual(['is a new endpoint', false, ['board'], [], []]);
  });

  it.each<[string, string, boolean]>([
    ['another type of a field that is read', 'listAllJobs answer 200 → [].location', true],
    ['a tighter limit of a field that a form sends', 'applyForJob body → city', true],
    ['a field that a form sends, gone', 'postJob body → organization', true],
    ['a field that nobody reads, gone', 'getJobSentBack answer 200 → sentBackAt', false],
    ['null in a field that is looked at first', 'listJobAlerts answer 200 → [].nextAt', false],
    ['a header that is read, gone', 'listAllJobs answer 200 → header X-Next-Cursor', true],
  ])('%s', (_what, place, breaking) => {
    expect(find(place).breaking).toBe(breaking);
  });

  it('ends with 1, as something breaks', () => {
    expect(code).toBe(1);
  });
});

it('of changed words of a page, the component that trusts them is named', async () => {
  const { code, changes } = await toldOf(
    'site',
    planted('site', (site) => void (field(site, 'Mission', 'statement').type = ['string', 'null'])),
  );
  expect(code).toBe(1);
  expect(changes).toMatchObject([
    {
      says: 'may be null now',
      breaking: true,
      named: [expect.stringMatching(/^src\/features\/about\/Mission\.tsx:\d+$/)],
      hooks: ['useGetAboutPageQuery'],
      components: [{ name: 'AboutPage' }, { name: 'Mission' }],
      pages: ['About us /About-us'],
    },
  ]);
});

it('says when nothing has changed, and ends with 0', async () => {
  const { code, said } = await run('openapi/mail.yaml', 'openapi/mail.yaml');
  expect([code, said.trim()]).toEqual([0, 'Since openapi/mail.yaml: Nothing has changed but words.']);
});

it('ends with 2 and a sentence when it cannot compare', async () => {
  expect(await run('nowhere.yaml')).toEqual({ code: 2, said: '', complained: 'There is no file nowhere.yaml.\n' });
});
