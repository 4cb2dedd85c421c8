/** @tier full */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { createInterruption } from '../../scripts/contract/check/command.ts';
import { readOptions } from '../../scripts/contract/check/options.ts';
import { runCheck } from '../../scripts/contract/check/run.ts';
import type { Row } from '../../scripts/contract/check/types.ts';
import { LIBRARY_CONFIG, SECRETS, startLibraryBackend, TOKEN, type LibraryBackend } from './libraryBackend.ts';
import { DEVIATIONS } from './checkDeviations.ts';
import { makeTempDir } from '../support/tempDir.ts';

let backend: LibraryBackend;
let folder: string;

beforeAll(async () => {
  backend = await startLibraryBackend();
  folder = makeTempDir();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.acceptedWrites.length = 0;
});
afterEach(() => backend.override());
afterAll(async () => {
  await backend.close();
});

/** Everything that the checks of these tests have printed or written to a file. */
let printed = '';

/** Runs the check in this process, with a clock that only the test changes, and returns its output and rows. */
async function check(
  argv: string[],
  {
    token,
    now = () => 0,
    signal = new AbortController().signal,
  }: { token?: string | undefined; now?: () => number; signal?: AbortSignal } = {},
) {
  let stdout = '';
  let stderr = '';
  const code = await runCheck({
    config: LIBRARY_CONFIG,
    argv: ['--json', '-', ...argv],
    env: { CONTRACT_CHECK_TOKEN: token },
    writeStdout: (text) => void (stdout += text),
    writeStderr: (text) => void (stderr += text),
    columns: undefined,
    now,
    today: new Date('2026-11-20T10:00:00Z'),
    signal,
  });
  printed += stdout + stderr;
  const { rows } = (stdout.startsWith('{') ? JSON.parse(stdout) : { rows: [] }) as { rows: Row[] };
  const reported = rows.flatMap(({ operationId, deviations }) => deviations.map(({ where, kind }) => [operationId, where, kind]));
  const getOutcome = (id: string) => rows.find(({ operationId }) => operationId === id)?.outcome;
  return { code, stdout, stderr, rows, reported, getOutcome };
}

/** Lists the operations whose outcome is not `ok`, with the reason. */
const listNotOk = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ operationId, outcome, remark }) => (outcome === 'ok' ? [] : [`${operationId}: ${remark}`]));

const unbuiltRemarks = ['listUnbuilt: not built yet', 'postUnbuilt: not built yet', 'listOwnUnbuilt: not built yet'];

describe('a backend that follows its contracts', () => {
  const backendArguments = () => ['--cms', backend.origin, '--jobs', backend.origin];

  it('passes the check for a visitor, and the report says which operations need a token', async () => {
    const { code, rows, reported } = await check(backendArguments());
    expect([code, reported]).toEqual([0, []]);
    const missingTokenRemarks = ['getReader', 'listSavedIds', 'listReminders', 'listFines'].map((id) => `${id}: needs a token`);
    expect(listNotOk(rows).toSorted()).toEqual(
      [...missingTokenRemarks, 'listUnbuilt: not built yet', 'listOwnUnbuilt: not built yet'].toSorted(),
    );
  });

  it('gets requests with values from earlier responses, the calendar and the contract, and for second pages and unknown ids', async () => {
    await check([...backendArguments(), '--ids', '2']);
    const listRequests = (pathPrefix: string) => backend.requests.filter((request) => request.startsWith(`GET ${pathPrefix}`)).toSorted();
    expect(listRequests('/content/readings')).toEqual(['GET /content/readings?year=2025', 'GET /content/readings?year=2026']);
    expect(listRequests('/content/books/')).toEqual(['12', '15', '999999999'].map((id) => `GET /content/books/${id}`));
    expect(listRequests('/content/books?')).toEqual(
      ['genre=novel', 'genre=poem', 'near=Pune'].map((query) => `GET /content/books?${query}`),
    );
    expect(listRequests('/receipts')).toEqual(['f'.repeat(24), 'receipt2'].map((id) => `GET /receipts/${id}`));
    expect(listRequests('/loans?')).toEqual(
      ['limit=2', 'limit=2&cursor=2', 'status=open', 'status=returned'].map((query) => `GET /loans?${query}`),
    );
  });

  it.each(['1', '3'])('is sent %s requests at a time', async (concurrency) => {
    let openRequests = 0;
    let maxConcurrent = 0;
    let requestCount = 0;
    backend.override(async (response, { url }) => {
      if (url === '/wait') return response;
      requestCount += 1;
      maxConcurrent = Math.max(maxConcurrent, ++openRequests);
      // Delays the response until all simultaneous requests have arrived.
      for (let round = 0; round < 3; round += 1) await (await fetch(`${backend.origin}/wait`)).text();
      openRequests -= 1;
      return response;
    });
    await check(['--cms', backend.origin, '--concurrency', concurrency]);
    expect(maxConcurrent).toBe(Number(concurrency));
    expect(requestCount).toBeGreaterThan(10);
  });

  it('passes the check for a reader, including writes that are refused or undone', async () => {
    const { code, rows, reported, stderr } = await check([...backendArguments(), '--write'], { token: TOKEN });
    expect([code, reported]).toEqual([0, []]);
    expect(listNotOk(rows).toSorted()).toEqual(
      [...unbuiltRemarks, 'listFines: not for the member of this token (403)', 'eraseReader: never sent'].toSorted(),
    );
    expect(backend.acceptedWrites).toEqual([
      'registerReader ashapurna@example.org',
      'keepLoan loan4',
      'dropLoan loan4',
      'createReminder check',
      'deleteReminder reminder2',
    ]);
    expect(backend.requests).toContain('GET /savedIds?limit=2&page=2');
    expect(stderr).toContain('Writing: sends an empty request to POST /loans, which must be refused.');
    expect(stderr).toContain('Writing: saves a loan, and removes it again.');
    expect(stderr).not.toContain('/readers/me, which');
  });

  it('receives the undo of a write once more if it responded with 429, even after an interruption', async () => {
    const interruption = new AbortController();
    let undoCount = 0;
    backend.override((response, { method, url }) => {
      if (method === 'GET' || !url.endsWith('/loan4')) return response;
      interruption.abort();
      return method === 'DELETE' && undoCount++ === 0 ? { status: 429, headers: { 'retry-after': '0' }, body: '{}' } : response;
    });
    await check([...backendArguments(), '--write'], { token: TOKEN, signal: interruption.signal });
    expect(undoCount).toBe(2);
    expect(backend.acceptedWrites).toEqual(expect.arrayContaining(['keepLoan loan4', 'dropLoan loan4']));
    expect(backend.acceptedWrites).not.toContain('createReminder check');
  });

  it('receives no write that needs an undo if its existing entries cannot be read', async () => {
    backend.override((response, { method, url }) =>
      method === 'GET' && /savedIds|reminders/.test(url) ? { ...response, status: 500 } : response,
    );
    await check([...backendArguments(), '--write'], { token: TOKEN });
    expect(backend.acceptedWrites).toEqual(['registerReader ashapurna@example.org']);
  });
});

describe('a misbehaving backend', () => {
  it.each(DEVIATIONS)('is reported for $name', async ({ backend: name, sendsToken, override, reported: expected }) => {
    backend.override(override);
    const { code, reported } = await check([`--${name}`, backend.origin, '--ids', '1'], { token: sendsToken && TOKEN });
    expect(reported).toEqual(expected);
    expect(code).toBe(1);
  });

  it('is reported for a slow response', async () => {
    let clock = 0;
    backend.override((response, { url }) => {
      if (url.includes('figures')) clock += 2_001;
      return response;
    });
    const argv = ['--cms', backend.origin, '--ids', '1', '--concurrency', '1'];
    expect((await check(argv, { now: () => clock })).reported).toEqual([['getFigures', 'time', 'slow']]);
    expect((await check([...argv, '--slow', '0'], { now: () => clock })).reported).toEqual([]);
  });

  it('is reported for an empty write that it accepts', async () => {
    backend.override((response, { method, url, hasToken }) =>
      hasToken && method === 'POST' && url.endsWith('/loans') ? { ...response, status: 200 } : response,
    );
    const { reported } = await check(['--jobs', backend.origin, '--ids', '1', '--write'], { token: TOKEN });
    expect(reported).toEqual([['postLoan', 'an empty request', 'accepted']]);
  });

  it('may lack extensions of the documented API, and their headers', async () => {
    backend.override((response, { url }) => {
      const headers = { 'content-type': response.headers['content-type'] ?? '' };
      return url.endsWith('/similar')
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' }
        : { ...response, headers };
    });
    const { code, reported, getOutcome } = await check(['--jobs', backend.origin]);
    expect(reported).toEqual([]);
    expect([getOutcome('listSimilarLoans'), code]).toEqual(['not there', 0]);
  });

  it('may lack operations that are marked as not built yet, whether reads or writes, public or for members', async () => {
    const { rows, getOutcome } = await check(['--jobs', backend.origin, '--write'], { token: TOKEN });
    expect(listNotOk(rows)).toEqual(expect.arrayContaining(unbuiltRemarks));
    expect(['listUnbuilt', 'listOwnUnbuilt', 'postUnbuilt'].map(getOutcome)).toEqual(['not there', 'not there', 'not there']);
  });

  it('is called again after the time in Retry-After, and at another path of its own host after a redirect', async () => {
    let requestCount = 0;
    backend.override((response, { url }) => {
      if (url.includes('figures')) return { status: 429, headers: requestCount++ === 0 ? { 'retry-after': '0' } : {}, body: '{}' };
      if (url.endsWith('/books')) return { status: 301, headers: { location: `${url}/` }, body: '' };
      return url.endsWith('/books/') ? { ...response, status: 200, body: '{"data":[]}' } : response;
    });
    const { code, reported, getOutcome } = await check(['--cms', backend.origin, '--ids', '1']);
    expect([reported, requestCount, code]).toEqual([[], 2, 0]);
    expect([getOutcome('getFigures'), getOutcome('listBooks')]).toEqual(['not checked', 'ok']);
  });

  it('can’t put the token into a report by repeating it', async () => {
    backend.override((response, { url }) =>
      url.includes('figures') ? { ...response, body: response.body.replace('{', '{"open-sesame":1,') } : response,
    );
    const { stdout, stderr } = await check(['--cms', backend.origin, '--ids', '1'], { token: 'open-sesame' });
    expect(stdout).toContain('"where": "***"');
    expect(stdout + stderr).not.toContain('open-sesame');
  });

  it('passes with tolerated deviations, which are still reported', async () => {
    backend.override((response, { url }) =>
      url.includes('figures') ? { ...response, body: response.body.replace('{', '{"more":1,') } : response,
    );
    const { code, reported, stderr } = await check(['--cms', backend.origin, '--ids', '1', '--tolerate', 'extra,slow']);
    expect(code).toBe(0);
    expect(reported).toEqual([['getFigures', 'more', 'extra']]);
    expect(stderr).toContain('more  extra: expected nothing, got a whole number [tolerated]');
  });

  it('fails in JUnit XML with the deviations that are not tolerated', async () => {
    backend.override((response, { url }) => (url.includes('figures') ? { ...response, body: '{"more":1,"data":"text"}' } : response));
    const file = path.join(folder, 'tolerated.xml');
    await check(['--cms', backend.origin, '--ids', '1', '--tolerate', 'extra', '--junit', file]);
    const xml = await readFile(file, 'utf8');
    expect(xml).toContain('<failure message="1 deviation">data  type: expected a list or nothing, got text</failure>');
  });

  it('is reported as JUnit XML', async () => {
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

describe('the command', () => {
  it.each([
    [[], /^Nothing to check: pass --cms URL, --jobs URL or both/],
    [['--cms', 'cms.example.org'], /^--cms must be the address of a backend/],
    [['--cms', 'https://me:secret@cms.example.org'], /^--cms must be an address without user name, password/],
    [['--jobs', 'http://127.0.0.1:9', '--ids', '0'], /^--ids must be a whole number from 1 to 50\.$/m],
    [['--jobs', 'http://127.0.0.1:9', '--tolerate', 'late'], /^--tolerate takes kinds/],
    [['--jobs', 'http://127.0.0.1:9', '--write'], /^--write needs a token/],
    [['--jobs', 'http://127.0.0.1:9', '--tokn', 'q8V0-secret'], /^The command line cannot be read at --tokn/],
    [['--jobs', 'http://127.0.0.1:9'], /^The job backend at http:\/\/127\.0\.0\.1:9 cannot be reached/m],
  ])('ends with exit code 2 and a message for the arguments %j', async (argv, message) => {
    const { code, stderr } = await check(argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('secret');
  });

  it('ends with exit code 2 when no operation accepts the token', async () => {
    const { code, stderr } = await check(['--jobs', backend.origin, '--ids', '1'], { token: 'q8V0expired' });
    expect(code).toBe(2);
    expect(stderr).toContain('No operation accepts the token: it may have expired.');
    expect(printed).not.toContain('q8V0expired');
  });

  it('accepts a token that begins with a dash, but not an option in place of the token', () => {
    const jobs = ['--jobs', 'http://127.0.0.1:9', '--token'];
    expect(readOptions([...jobs, '-q8V0dash', '--write'], {}, LIBRARY_CONFIG)).toMatchObject({ token: '-q8V0dash', write: true });
    expect(() => readOptions([...jobs, '--write'], {}, LIBRARY_CONFIG)).toThrow('The command line cannot be read at --token');
  });

  it.each(['q8V0', 'q8V0 space', 'q8V0"quote', 'q8V0<less', 'q8V0\\backslash'])(
    'refuses the token %s, which could not be removed in reports',
    (token) => {
      const read = () => readOptions(['--jobs', 'http://127.0.0.1:9', '--token', token], {}, LIBRARY_CONFIG);
      expect(read).toThrow('The token must be 8 to 4096 printable characters without spaces, quotes, backslashes and & < >.');
    },
  );

  it('reports what was found before an interruption', async () => {
    backend.override((response, { url }) => (url.endsWith('/books') ? new Promise(() => {}) : response));
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'checkProcess.ts'), '--cms', backend.origin]);
    // All reads finish except two: the list of books never gets a response, and the read of a book waits for that list.
    const finishedCount = LIBRARY_CONFIG.loadBackend('cms').operations.filter(({ method }) => method === 'GET').length - 2;
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (text: Buffer) => void (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
      if (stderr.includes(`${finishedCount} of`) && !child.killed) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    printed += stdout + stderr;
    expect(code).toBe(2);
    expect(stdout).toContain('Interrupted: the report covers what was checked so far.');
    expect(stdout).toMatch(/^ok +GET \/figures\//m);
    expect(stdout.match(/^not checked: interrupted/gm)).toHaveLength(2);
  });

  it('ignores a duplicate of the first interruption, but exits at a later one', () => {
    const exit = jest.fn();
    let clock = 0;
    const { signal, interrupt } = createInterruption(() => clock, exit);
    interrupt();
    interrupt();
    expect([signal.aborted, exit.mock.calls.length]).toEqual([true, 0]);
    clock = 1_001;
    interrupt();
    expect(exit).toHaveBeenCalledTimes(1);
  });
});

describe('the check', () => {
  it('shows its usage with --help', async () => {
    const { code, stdout } = await check(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('npm run contract:check -- --cms URL --jobs URL');
  });

  it('never prints the content of a response, nor a token', () => {
    expect(printed.length).toBeGreaterThan(50_000);
    expect([...SECRETS, TOKEN].filter((secret) => printed.includes(secret))).toEqual([]);
    expect(printed).not.toMatch(/@(?!type)|9876543210/);
  });
});
