import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '../../../src/app/pages.ts';
import { findPage } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';
import { COMMON } from '../../e2e/states/everyPage.ts';
import { states } from '../../e2e/states/index.ts';
import { BROKEN, partsOf } from '../../e2e/states/state.ts';
import { answerFor, patternOf } from '../../sheet/answers.ts';
import { hostOf } from '../../sheet/names.ts';
import { writeSheet } from '../../sheet/record.ts';
import type { Shot } from '../../sheet/shot.ts';

/** The page that answers a state's address. */
const pageOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://here.invalid');
  return findPage(pathname, search).page;
};

const codeOf = (page: (typeof pages)[number]): string => page.module.chunk;

const withCode = states.map((state) => ({ state, code: codeOf(pageOf(state.address)) }));

/** What a page has states for. */
const waysOf = (chosen: typeof states): string[] => chosen.map((state) => partsOf(state).state);

/** Led to from the login only, and shown by its states; an address alone leads nowhere. */
const WITHOUT_ADDRESS: string[] = [paths.otp];

it('states have names of their own, which are good as names of hosts', () => {
  expect(new Set(states.map(hostOf)).size).toBe(states.length);
  expect(states.map(({ name }) => name).filter((name) => !/^[a-z]+(?:-[a-z]+)*(?:\/[a-z]+(?:-[a-z]+)*)?$/.test(name))).toEqual([]);
});

it('every page of the site has its states: usual, loading, failing, hostile, long words', () => {
  const missing = pages
    .filter(({ path }) => !WITHOUT_ADDRESS.includes(path))
    .flatMap((page) => {
      const ways = waysOf(withCode.flatMap(({ state, code }) => (code === codeOf(page) ? [state] : [])));
      return ['usual', ...COMMON].filter((way) => !ways.includes(way)).map((way) => `${page.name}: ${way}`);
    });
  expect(missing).toEqual([]);
});

it('every tab of My Jobs has them as well, and can be empty and huge, and lose its session', () => {
  for (const tab of ['applied', 'created', 'saved', 'alerts', 'pending']) {
    const ways = waysOf(states.filter(({ address }) => address === `/dashboard/jobs?tab=${tab}`));
    expect(ways).toEqual(expect.arrayContaining(['usual', ...COMMON, 'empty', 'huge', 'signed-out']));
  }
});

it('answers of a state are given to the calls that their patterns name, the last one first', () => {
  expect(patternOf('**/api/applicants/*').test('/api/applicants/1?page=2')).toBe(true);
  expect(patternOf('**/api/applicants/*').test('/api/applicants/1/stage')).toBe(false);
  expect(patternOf('**/{wp-json,api}/**').test('/wp-json/a/b')).toBe(true);
  expect(patternOf('**/a.b').test('/axb')).toBe(false);
  const state = { name: 'a', address: '/', answers: { '**/api/**': 'never', '**/api/one': BROKEN } } as const;
  expect(answerFor(state, '/api/one')).toBe(BROKEN);
  expect(answerFor(state, '/api/two')).toBe('never');
  expect(answerFor(state, '/site/two')).toBeUndefined();
});

it('new pictures take the place of those of their state, width and scheme, and of no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheet-'));
  const shot = (width: number, rest: Partial<Shot>): Shot => ({
    name: 'home/empty',
    page: 'home',
    state: 'empty',
    address: '/',
    steps: '',
    who: '',
    width,
    ...rest,
  });
  const kept = (taken: Shot[]): string[] => {
    writeSheet(folder, taken, [], 3010);
    const shots = JSON.parse(readFileSync(path.join(folder, 'shots.json'), 'utf8')) as Shot[];
    return shots.map(({ width, scheme, picture, problem }) => `${width} ${scheme} ${picture ?? problem}`);
  };
  try {
    kept([
      shot(360, { scheme: 'light', picture: 'a' }),
      shot(360, { scheme: 'dark', picture: 'b' }),
      shot(1440, { scheme: 'dark', picture: 'c' }),
    ]);
    expect(kept([shot(360, { scheme: 'light', picture: 'd' })])).toEqual(['360 light d', '360 dark b', '1440 dark c']);
    expect(kept([shot(360, { problem: 'lost' })])).toEqual(['360 undefined lost', '1440 dark c']);
    expect(kept([shot(360, { scheme: 'dark', picture: 'e' })])).toEqual(['360 dark e', '1440 dark c']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
