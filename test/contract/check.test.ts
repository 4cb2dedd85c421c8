/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { createInterruption } from '../../scripts/contract/check/interruption.ts';
import { readOptions } from '../../scripts/contract/check/options.ts';
import { runCheck } from '../../scripts/contract/check/run.ts';
import type { Row } from '../../scripts/contract/check/types.ts';
import { LIBRARY, SECRETS, startCheckBackend, TOKEN, type CheckBackend } from './checkBackend.ts';
import { DEVIATIONS } from './checkDeviations.ts';

let backend: CheckBackend;
let folder: string;

beforeAll(async () => {
  backend = await startCheckBackend();
  folder = await mkdtemp(path.join(tmpdir(), 'contract-check-'));
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.acceptedWrites.length = 0;
});
afterEach(() => backend.override());
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Collects everything that these tests printed or wrote to a file. */
let printed = '';

/** Runs the check in this process, with a clock that only the test moves. */
async function check(argv: string[], { token, now = () => 0 }: { token?: string | undefined; now?: () => number } = {}) {
  let stdout = '';
  let err = '';
  const code = await runCheck({
    project: LIBRARY,
    argv: ['--json', '-', ...argv],
    env: { CONTRACT_CHECK_TOKEN: token },
    writeOut: (text) => void (stdout += text),
    writeErr: (text) => void (err += text),
    columns: undefined,
    now,
    today: new Date('2026-11-20T10:00:00Z'),
    interrupted: new AbortController().signal,
  });
  printed += stdout + err;
  const { rows } = (stdout.startsWith('{') ? JSON.parse(stdout) : { rows: [] }) as { rows: Row[] };
  const found = rows.flatMap(({ operationId, deviations }) => deviations.map(({ where, kind }) => [operationId, where, kind]));
  const outcome = (id: string) => rows.find(({ operationId }) => operationId === id)?.outcome;
  return { code, out: stdout, err, rows, found, outcome };
}

/** Lists the calls whose outcome is not `ok`, with the reason. */
const listNotOk = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ operationId, outcome, remark }) => (outcome === 'ok' ? [] : [`${operationId}: ${remark}`]));

const unbuiltRemarks = ['listUnbuilt: not built yet', 'postUnbuilt: not built yet', 'listOwnUnbuilt: not built yet'];

describe('a backend that follows its contracts', () => {
  const backendArguments = () => ['--cms', backend.origin, '--jobs', backend.origin];

  it('passes for a visitor, and the report says which calls need a token', async () => {
    const { code, rows, found } = await check(backendArguments());
    expect([code, found]).toEqual([0, []]);
    const missingTokenRemarks = ['getReader', 'listSavedIds', 'listReminders', 'listFines'].map((id) => `${id}: needs a token`);
    expect(listNotOk(rows).toSorted()).toEqual(
      [...missingTokenRemarks, 'listUnbuilt: not built yet', 'listOwnUnbuilt: not built yet'].toSorted(),
    );
  });

  it('is called with values from earlier responses, the calendar and the contract, page by page, and with an unknown id', async () => {
    await check([...backendArguments(), '--ids', '2']);
    const requestsStartingWith = (beginning: string) =>
      backend.requests.filter((request) => request.startsWith(`GET ${beginning}`)).toSorted();
    expect(requestsStartingWith('/content/readings')).toEqual(['GET /content/readings?year=2025', 'GET /content/readings?year=2026']);
    expect(requestsStartingWith('/content/books/')).toEqual(['12', '15', '999999999'].map((id) => `GET /content/books/${id}`));
    expect(requestsStartingWith('/content/books?')).toEqual(
      ['genre=novel', 'genre=poem', 'near=Pune'].map((query) => `GET /content/books?${query}`),
    );
    expect(requestsStartingWith('/receipts')).toEqual(['f'.repeat(24), 'receipt2'].map((id) => `GET /receipts/${id}`));
    expect(requestsStartingWith('/loans?')).toEqual(
      ['limit=2', 'limit=2&cursor=2', 'status=open', 'status=returned'].map((query) => `GET /loans?${query}`),
    );
  });

  it.each(['1', '3'])('is sent %s requests at a time', async (concurrency) => {
    let openRequests = 0;
    let maxConcurrent = 0;
    let requestCount = 0;
    backend.override(async (response, { url }) => {
      if (url === '/held') return response;
      requestCount += 1;
      maxConcurrent = Math.max(maxConcurrent, ++openRequests);
      // Long enough for all simultaneous requests to arrive.
      for (let trip = 0; trip < 3; trip += 1) await (await fetch(`${backend.origin}/held`)).text();
      openRequests -= 1;
      return response;
    });
    await check(['--cms', backend.origin, '--concurrency', concurrency]);
    expect(maxConcurrent).toBe(Number(concurrency));
    expect(requestCount).toBeGreaterThan(10);
  });

  it('passes for a reader, including writes that are refused or undone', async () => {
    const { code, rows, found, err } = await check([...backendArguments(), '--write'], { token: TOKEN });
    expect([code, found]).toEqual([0, []]);
    expect(listNotOk(rows).toSorted()).toEqual(
      [...unbuiltRemarks, 'listFines: not for the member of this token (403)', 'eraseReader: never tried'].toSorted(),
    );
    expect(backend.acceptedWrites).toEqual([
      'registerReader ashapurna@example.org',
      'keepLoan loan4',
      'dropLoan loan4',
      'createReminder check',
      'deleteReminder reminder2',
    ]);
    expect(backend.requests).toContain('GET /savedIds?limit=2&page=2');
    expect(err).toContain('Writing: sends an empty request to POST /loans, which must be refused.');
    expect(err).toContain('Writing: saves a loan, and removes it again.');
    expect(err).not.toContain('/readers/me, which');
  });

  it('receives no writes where existing records are not known', async () => {
    backend.override((response, { method, url }) =>
      method === 'GET' && /savedIds|reminders/.test(url) ? { ...response, status: 500 } : response,
    );
    await check([...backendArguments(), '--write'], { token: TOKEN });
    expect(backend.acceptedWrites).toEqual(['registerReader ashapurna@example.org']);
  });
});

describe('a misbehaving backend', () => {
  it.each(DEVIATIONS)('is reported: $name', async ({ backend: name, token, override, found: expected }) => {
    backend.override(override);
    const { code, found } = await check([`--${name}`, backend.origin, '--ids', '1'], { token: token && TOKEN });
    expect(found).toEqual(expected);
    expect(code).toBe(1);
  });

  it('is reported: a late response', async () => {
    let clock = 0;
    backend.override((response, { url }) => {
      if (url.includes('figures')) clock += 2_001;
      return response;
    });
    const argv = ['--cms', backend.origin, '--ids', '1', '--concurrency', '1'];
    expect((await check(argv, { now: () => clock })).found).toEqual([['getFigures', 'time', 'slow']]);
    expect((await check([...argv, '--slow', '0'], { now: () => clock })).found).toEqual([]);
  });

  it('is reported: an empty write that is accepted', async () => {
    backend.override((response, { method, url, token }) =>
      token && method === 'POST' && url.endsWith('/loans') ? { ...response, status: 200 } : response,
    );
    const { found } = await check(['--jobs', backend.origin, '--ids', '1', '--write'], { token: TOKEN });
    expect(found).toEqual([['postLoan', 'an empty request', 'accepted']]);
  });

  it('may lack extensions of the documented API, and their headers', async () => {
    backend.override((response, { url }) => {
      const headers = { 'content-type': response.headers['content-type'] ?? '' };
      return url.endsWith('/similar')
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' }
        : { ...response, headers };
    });
    const { code, found, outcome } = await check(['--jobs', backend.origin]);
    expect(found).toEqual([]);
    expect([outcome('listSimilarLoans'), code]).toEqual(['not there', 0]);
  });

  it('may lack what is marked as not built yet, for visitors and members, reads and writes', async () => {
    const { rows, outcome } = await check(['--jobs', backend.origin, '--write'], { token: TOKEN });
    expect(listNotOk(rows)).toEqual(expect.arrayContaining(unbuiltRemarks));
    expect(['listUnbuilt', 'listOwnUnbuilt', 'postUnbuilt'].map(outcome)).toEqual(['not there', 'not there', 'not there']);
  });

  it('is retried after the time that it names, and elsewhere on its own host', async () => {
    let requestCount = 0;
    backend.override((response, { url }) => {
      if (url.includes('figures')) return { status: 429, headers: requestCount++ === 0 ? { 'retry-after': '0' } : {}, body: '{}' };
      if (url.endsWith('/books')) return { status: 301, headers: { location: `${url}/` }, body: '' };
      return url.endsWith('/books/') ? { ...response, status: 200, body: '{"data":[]}' } : response;
    });
    const { code, found, outcome } = await check(['--cms', backend.origin, '--ids', '1']);
    expect([found, requestCount, code]).toEqual([[], 2, 0]);
    expect([outcome('getFigures'), outcome('listBooks')]).toEqual(['not checked', 'ok']);
  });

  it('can’t leak the token into a report by repeating it', async () => {
    backend.override((response, { url }) =>
      url.includes('figures') ? { ...response, body: response.body.replace('{', '{"sesame":1,') } : response,
    );
    const { out: stdout, err } = await check(['--cms', backend.origin, '--ids', '1'], { token: 'sesame' });
    expect(stdout).toContain('"where": "***"');
    expect(stdout + err).not.toContain('sesame');
  });

  it('passes with tolerated differences, which are still reported', async () => {
    backend.override((response, { url }) =>
      url.includes('figures') ? { ...response, body: response.body.replace('{', '{"more":1,') } : response,
    );
    const { code, found, err } = await check(['--cms', backend.origin, '--ids', '1', '--tolerate', 'extra,slow']);
    expect(code).toBe(0);
    expect(found).toEqual([['getFigures', 'more', 'extra']]);
    expect(err).toContain('more  extra: expected nothing, got a whole number [tolerated]');
  });

  it('is reported in the XML of CI systems', async () => {
    backend.override((response, { url }) => (url.includes('figures') ? { ...response, body: '{"data":"<&>"}' } : response));
    const file = path.join(folder, 'check.xml');
    await check(['--cms', backend.origin, '--ids', '1', '--junit', file]);
    const xml = await readFile(file, 'utf8');
    printed += xml;
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
    const cases = [...document.querySelectorAll('testcase')];
    const failed = cases.filter((testCase) => testCase.querySelector('failure'));
    expect(failed.map((item) => [item.getAttribute('name'), item.textContent])).toEqual([
      ['GET /figures/', 'data  type: expected a list or nothing, got text'],
    ]);
    expect(document.querySelector('testsuite')?.getAttribute('tests')).toBe(String(cases.length));
    expect(cases.filter((testCase) => testCase.querySelector('skipped')).map((testCase) => testCase.getAttribute('name'))).toContain(
      'GET /me',
    );
  });
});

describe('a check that can’t be made', () => {
  it.each([
    [[], /^Nothing to check: pass --cms URL, --jobs URL or both/],
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

  it('ends with 2 when no call accepts the token', async () => {
    const { code, err } = await check(['--jobs', backend.origin, '--ids', '1'], { token: 'q8V0expired' });
    expect(code).toBe(2);
    expect(err).toContain('No call accepts the token: it may have expired.');
    expect(printed).not.toContain('q8V0expired');
  });

  it('accepts a token that begins with a dash, and no option as one', () => {
    const jobs = ['--jobs', 'http://127.0.0.1:9', '--token'];
    expect(readOptions([...jobs, '-q8V0', '--write'], {}, LIBRARY)).toMatchObject({ token: '-q8V0', write: true });
    expect(() => readOptions([...jobs, '--write'], {}, LIBRARY)).toThrow('The command line cannot be read at --token');
  });

  it('reports what was found before an interruption', async () => {
    backend.override((response, { url }) => (url.endsWith('/books') ? new Promise(() => {}) : response));
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'checkProcess.ts'), '--cms', backend.origin]);
    // One call waits for the list that is never sent.
    const others = LIBRARY.loadContract('cms').operations.filter(({ method }) => method === 'GET').length - 2;
    let stdout = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => void (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => {
      err += text.toString();
      if (err.includes(`${others} of`) && !child.killed) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    printed += stdout + err;
    expect(code).toBe(2);
    expect(stdout).toContain('Interrupted: the report covers what was checked so far.');
    expect(stdout).toMatch(/^ok +GET \/figures\//m);
    expect(stdout.match(/^not checked: interrupted/gm)).toHaveLength(2);
  });

  it('is not stopped by the same interruption twice, but by a later one', () => {
    const onEnd = jest.fn();
    let clock = 0;
    const { signal, interrupt } = createInterruption(() => clock, onEnd);
    interrupt();
    interrupt();
    expect([signal.aborted, onEnd.mock.calls.length]).toEqual([true, 0]);
    clock = 1_001;
    interrupt();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('the check', () => {
  it('shows its usage with --help', async () => {
    const { code, out: stdout } = await check(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('npm run contract:check -- --cms URL --jobs URL');
  });

  it('never prints the content of a response, nor a token', () => {
    expect(printed.length).toBeGreaterThan(50_000);
    expect([...SECRETS, TOKEN].filter((secret) => printed.includes(secret))).toEqual([]);
    expect(printed).not.toMatch(/@(?!type)|9876543210/);
  });
});
