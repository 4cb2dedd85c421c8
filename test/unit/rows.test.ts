import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compareRowsWithTests, getGroup, listRows, listTestedIds } from '../../scripts/rows.ts';

/** Groups of requirements of the public site. Each of these requirements needs a test; for other groups, missing tests are only printed. */
const PUBLIC = [
  'NAV',
  'HDR',
  'FTR',
  'NF',
  'HOME',
  'SPP',
  'EVT',
  'CERT',
  'ABOUT',
  'CORP',
  'CONT',
  'VOL',
  'NPO',
  'ACAD',
  'MEMB',
  'VID',
  'AUTH',
  'JOBS',
];

it('every requirement of the public site is named by a test, and no test names an unknown requirement', () => {
  const { rows, untested, unknown } = compareRowsWithTests();
  for (const group of PUBLIC) expect(rows.some((id) => getGroup(id) === group)).toBe(true);
  expect(untested.filter((id) => PUBLIC.includes(getGroup(id)))).toEqual([]);
  expect(unknown).toEqual([]);
});

it('the command accepts only groups that have requirements', () => {
  const script = path.join(import.meta.dirname, '../../scripts/rows.ts');
  const run = (...groups: string[]) => spawnSync(process.execPath, [script, ...groups], { encoding: 'utf8' });
  expect(run('NAV')).toMatchObject({ status: 0, stderr: '' });
  expect(run('NAV', 'NVA')).toMatchObject({ status: 1, stderr: 'docs/requirements.md has no group NVA.\n' });
});

it('ids are read from the tables as single ids, lists and ranges', () => {
  const table =
    '# X\n| id | requirement |\n|---|---|\n| HOME-01 | a SPP-09 |\n| CERT-02, CERT-03 | b |\n| SPP-09 to SPP-11 | c |\n| D-7 | d |\nNAV-01';
  expect(listRows(table)).toEqual(['HOME-01', 'CERT-02', 'CERT-03', 'SPP-09', 'SPP-10', 'SPP-11', 'D-7']);
});

it('ids of requirements are read from square brackets in titles, and ids of decisions from anywhere', () => {
  const title = (id: string): string => `it('[${id}] …')`;
  expect(listTestedIds(`${title('HOME-01')} // HOME-02\n${title('HOME-03')} (D-7)`)).toEqual(['HOME-01', 'HOME-03', 'D-7']);
});
