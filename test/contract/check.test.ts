/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { interruption } from '../../scripts/contract/check/interruption.ts';
import { checkBackends } from '../../scripts/contract/check/checker.ts';
import { readOptions } from '../../scripts/contract/check/options.ts';
import { runCheck } from '../../scripts/contract/check/run.ts';
import { sourcesOf } from '../../scripts/contract/check/sources.ts';
import type { Row } from '../../scripts/contract/check/types.ts';
import { loadContract, readContract } from '../../server/contract/load.ts';
import { readDemoMembers } from '../../server/demo/read.ts';
import { startMisbehaving, type MisbehavingBackend } from '../support/server/misbehaving.ts';
import { startTestServer, type TestServer } from '../support/server/start.ts';
import { PLANTED } from './checkPlants.ts';

let server: TestServer;
let backend: MisbehavingBackend;
let folder: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  backend = await startMisbehaving(server.origin);
  folder = await mkdtemp(path.join(tmpdir(), 'contract-check-'));
  for (const who of ['member', 'employer', 'admin']) tokens[who] = await server.login(`${who}@example.org`);
});
afterEach(() => backend.plant());
afterAll(async () => {
  await backend.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Everything that was ever printed here, or written to a file. */
let said = '';

/** Runs the check by itself; time stands still for it unless a test moves it. */
async function check(argv: string[], { token, now = () => 0 }: { token?: string | undefined; now?: () => number } = {}) {
  let out = '';
  let err = '';
  const code = await runCheck({
    argv: ['--json', '-', ...argv],
    env: { CONTRACT_CHECK_TOKEN: token },
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    columns: undefined,
    now,
    today: new Date(),
    interrupted: new AbortController().signal,
  });
  said += out + err;
  const { rows } = (out.startsWith('{') ? JSON.parse(out) : { rows: [] }) as { rows: Row[] };
  const found = rows.flatMap(({ operationId, deviations }) => deviations.map(({ where, kind }) => [operationId, where, kind]));
  const outcome = (id: string) => rows.find(({ operationId }) => operationId === id)?.outcome;
  return { code, out, err, rows, found, outcome };
}

const both = (origin: string): string[] => ['--cms', origin, '--jobs', origin];

describe('the embedded backend', () => {
  const needing = (['cms', 'jobs'] as const).flatMap((name) =>
    loadContract(name).operations.flatMap(({ method, security, operationId }) =>
      method === 'GET' && security === 'required' ? [operationId] : [],
    ),
  );

  it('keeps its contracts for a visitor, who learns which calls were not checked', async () => {
    const { code, rows, found } = await check(both(server.origin));
    expect(found).toEqual([]);
    expect(code).toBe(0);
    const open = rows.filter(({ outcome }) => outcome !== 'ok').map(({ operationId, remark }) => [operationId, remark]);
    expect(open).toEqual(expect.arrayContaining(needing.map((id) => [id, 'needs a token'])));
    // No job of the demo has a file.
    expect(open).toHaveLength(needing.length + 1);
  });

  it.each(['member', 'employer', 'admin'])(
    'keeps its contracts for the token of the %s, writes that are refused or undone included',
    async (who) => {
      const { code, rows, found } = await check([...both(server.origin), '--write'], { token: tokens[who] });
      expect(found).toEqual([]);
      expect(code).toBe(0);
      expect(rows.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(35);
      for (const list of ['jobAlerts', 'savedJobIds']) {
        expect((await server.json(`/api/${list}`, { token: tokens[who] ?? '' })).body).toEqual([]);
      }
    },
  );

  it('says what it writes before it does', async () => {
    const { err } = await check(['--jobs', server.origin, '--write'], { token: tokens.member });
    expect(err).toContain('Writing: sends an empty request to POST /api/jobs/postJob, which must be refused.');
    expect(err).toContain('Writing: saves an open job for the member of the token, and forgets it again.');
    expect(err).not.toMatch(/Writing: .*(erasure|erase)/);
  });
});

describe('a misbehaving backend', () => {
  it.each(PLANTED)('is found out: $name', async ({ backend: name, token, plant, found: expected }) => {
    backend.plant(plant);
    const { code, found } = await check([`--${name}`, backend.origin, '--ids', '1'], { token: token && tokens.member });
    expect(found).toEqual(expected);
    expect(code).toBe(1);
  });

  it('is found out: an answer that comes late', async () => {
    let clock = 0;
    backend.plant((answer, { url }) => {
      if (url.includes('matrices')) clock += 2_001;
      return answer;
    });
    const argv = ['--cms', backend.origin, '--ids', '1', '--concurrency', '1'];
    expect((await check(argv, { now: () => clock })).found).toEqual([['getMatrices', 'time', 'slow']]);
    expect((await check([...argv, '--slow', '0'], { now: () => clock })).found).toEqual([]);
  });

  it('is found out: a write that is taken although it says nothing', async () => {
    backend.plant((answer, { method, url, token }) =>
      token && method === 'POST' && url.endsWith('/postJob') ? { ...answer, status: 200 } : answer,
    );
    const { found } = await check(['--jobs', backend.origin, '--ids', '1', '--write'], { token: tokens.member });
    expect(found).toEqual([['postJob', 'an empty request', 'accepted']]);
  });

  it('may lack what goes beyond the documents, and its headers', async () => {
    backend.plant((answer, { url }) => {
      const headers = { 'content-type': answer.headers['content-type'] ?? '' };
      return /jobCategories|similarJobs/.test(url)
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' }
        : { ...answer, headers };
    });
    const { code, found, outcome } = await check(['--jobs', backend.origin]);
    expect(found).toEqual([]);
    expect([outcome('listJobCategories'), outcome('listSimilarJobs'), code]).toEqual(['not there', 'not there', 0]);
  });

  it('may lack what is marked as not built yet, for visitors and members, reads and writes', async () => {
    const document = structuredClone(loadContract('jobs').document) as { paths: Record<string, Record<string, object>> };
    const unbuilt = (path: string, method: string, operationId: string): void => {
      document.paths[`/api/unbuilt/${operationId}`] = { [method]: { ...document.paths[path]?.[method], operationId, 'x-unbuilt': true } };
    };
    unbuilt('/api/jobs/allJobs', 'get', 'listNewestJobs');
    unbuilt('/api/savedJobs', 'get', 'listSeenJobs');
    unbuilt('/api/jobs/postJob', 'post', 'draftJob');
    const options = readOptions(['--jobs', backend.origin, '--write', '--token', tokens.member ?? ''], {});
    if (!options) throw new Error('Help was asked for.');
    const targets = options.targets.map((target) => ({ ...target, contract: readContract('jobs', document) }));
    const world = { now: () => 0, today: new Date(), tell: () => undefined, interrupted: new AbortController().signal };
    const { rows } = await checkBackends({ ...options, targets }, world);
    expect(
      rows.filter(({ path }) => path.startsWith('/api/unbuilt')).map(({ operationId, outcome, remark }) => [operationId, outcome, remark]),
    ).toEqual(['listNewestJobs', 'listSeenJobs', 'draftJob'].map((id) => [id, 'not there', 'not built yet']));
    expect(rows.filter(({ outcome }) => outcome === 'deviates')).toEqual([]);
  });

  it('is asked again after the time that it names, and elsewhere on its own host', async () => {
    let asked = 0;
    backend.plant((answer, { url }) => {
      if (url.includes('matrices')) return { status: 429, headers: asked++ === 0 ? { 'retry-after': '0' } : {}, body: '{}' };
      if (url.endsWith('/directors')) return { status: 301, headers: { location: `${url}/` }, body: '' };
      return url.endsWith('/directors/') ? { ...answer, status: 200, body: '{"data":[]}' } : answer;
    });
    const { code, found, outcome } = await check(['--cms', backend.origin, '--ids', '1']);
    expect([found, asked, code]).toEqual([[], 2, 0]);
    expect([outcome('getMatrices'), outcome('listDirectors')]).toEqual(['not checked', 'ok']);
  });

  it('does not bring the token into a report by repeating it', async () => {
    backend.plant((answer, { url }) => (url.includes('matrices') ? { ...answer, body: answer.body.replace('{', '{"sesame":1,') } : answer));
    const { out, err } = await check(['--cms', backend.origin, '--ids', '1'], { token: 'sesame' });
    expect(out).toContain('"where": "***"');
    expect(out + err).not.toContain('sesame');
  });

  it('passes with what is tolerated, which is told all the same', async () => {
    backend.plant((answer, { url }) => (url.includes('matrices') ? { ...answer, body: answer.body.replace('{', '{"more":1,') } : answer));
    const { code, found, err } = await check(['--cms', backend.origin, '--ids', '1', '--tolerate', 'extra,slow']);
    expect(code).toBe(0);
    expect(found).toEqual([['getMatrices', 'more', 'extra']]);
    expect(err).toContain('more  extra: expected nothing, got a whole number [tolerated]');
  });

  it('is reported in the XML of CI systems', async () => {
    backend.plant((answer, { url }) => (url.includes('matrices') ? { ...answer, body: '{"data":"<&>"}' } : answer));
    const file = path.join(folder, 'check.xml');
    await check(['--cms', backend.origin, '--ids', '1', '--junit', file]);
    const xml = await readFile(file, 'utf8');
    said += xml;
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
    const cases = [...document.querySelectorAll('testcase')];
    const failed = cases.filter((one) => one.querySelector('failure'));
    expect(failed.map((one) => [one.getAttribute('name'), one.textContent])).toEqual([
      ['GET /custom/v1/matrices/', 'data  type: expected a list or nothing, got text'],
    ]);
    expect(document.querySelector('testsuite')?.getAttribute('tests')).toBe(String(cases.length));
    expect(cases.filter((one) => one.querySelector('skipped')).map((one) => one.getAttribute('name'))).toContain(
      'GET /custom/v1/user-details',
    );
  });
});

describe('a check that cannot be made', () => {
  it.each([
    [[], /^Say what to check: --cms URL, --jobs URL or both/],
    [['--cms', 'cms.example.org'], /^--cms must be the address of a backend/],
    [['--cms', 'https://me:secret@cms.example.org'], /^--cms must be an address without name, password/],
    [['--jobs', 'http://127.0.0.1:9', '--ids', '0'], /^--ids must be a whole number from 1 to 50\.$/m],
    [['--jobs', 'http://127.0.0.1:9', '--tolerate', 'late'], /^--tolerate takes kinds/],
    [['--jobs', 'http://127.0.0.1:9', '--write'], /^--write needs a token/],
    [['--jobs', 'http://127.0.0.1:9', '--tokn', 'q8V0-secret'], /^The command line cannot be read at --tokn/],
    [['--jobs', 'http://127.0.0.1:9'], /^The job backend at http:\/\/127\.0\.0\.1:9 cannot be reached/m],
  ])('ends with 2 and a sentence: %j', async (argv, sentence) => {
    const { code, err } = await check(argv);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('secret');
  });

  it('ends with 2 when no call takes the token', async () => {
    const { code, err } = await check(['--jobs', server.origin, '--ids', '1'], { token: 'q8V0expired' });
    expect(code).toBe(2);
    expect(err).toContain('No call takes the token: it may have expired.');
    expect(said).not.toContain('q8V0expired');
  });

  it('takes a token that begins with a dash, and no option for one', () => {
    const jobs = ['--jobs', 'http://127.0.0.1:9', '--token'];
    expect(readOptions([...jobs, '-q8V0', '--write'], {})).toMatchObject({ token: '-q8V0', write: true });
    expect(() => readOptions([...jobs, '--write'], {})).toThrow('The command line cannot be read at --token');
  });

  it('tells what there was when it is interrupted', async () => {
    backend.plant((answer, { url }) => (url.includes('event-categories') ? new Promise(() => {}) : answer));
    const child = spawn(process.execPath, ['scripts/contract/check/main.ts', '--cms', backend.origin], {
      cwd: path.join(import.meta.dirname, '../..'),
    });
    // Four calls wait for the list that never comes.
    const others = loadContract('cms').operations.filter(({ method }) => method === 'GET').length - 5;
    let out = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => void (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => {
      err += text.toString();
      if (err.includes(`${others} of`) && !child.killed) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    said += out + err;
    expect(code).toBe(2);
    expect(out).toContain('Interrupted: what was checked until then is told.');
    expect(out).toMatch(/^ok +GET \/custom\/v1\/matrices\//m);
    expect(out.match(/^not checked: interrupted/gm)).toHaveLength(5);
  });

  it('is not cut off by the same interruption twice, but by a later one', () => {
    const end = jest.fn();
    let clock = 0;
    const { signal, interrupt } = interruption(() => clock, end);
    interrupt();
    interrupt();
    expect([signal.aborted, end.mock.calls.length]).toEqual([true, 0]);
    clock = 1_001;
    interrupt();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('the check', () => {
  it('explains itself', async () => {
    const { code, out } = await check(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('npm run contract:check -- --cms URL --jobs URL');
  });

  it('knows for every read call where the values that it needs are found', () => {
    const missing = (['cms', 'jobs'] as const).flatMap((name) =>
      loadContract(name).operations.flatMap(({ method, operationId, parameters }) =>
        method === 'GET'
          ? parameters
              .filter((one) => one.required && sourcesOf(operationId)[one.name] === undefined)
              .map((one) => `${operationId} ${one.name}`)
          : [],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('never tells what an answer says, nor a token', async () => {
    const directors = (await server.json<{ data: { name: string }[] }>('/wp-json/custom-api/v1/directors')).body.data;
    const jobs = (await server.json<{ jobTitle: string; organization: string }[]>('/api/jobs/allJobs')).body;
    const members = readDemoMembers();
    const secrets = [
      ...Object.values(tokens),
      ...members.flatMap(({ name, email }) => [name, email]),
      ...directors.map(({ name }) => name),
      ...jobs.flatMap(({ jobTitle, organization }) => [jobTitle, organization]),
    ];
    expect(secrets.length).toBeGreaterThan(100);
    expect(said.length).toBeGreaterThan(100_000);
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    expect(said).not.toMatch(/@(?!type)|9876543210/);
  });
});
