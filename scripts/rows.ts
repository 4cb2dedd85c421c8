import { compareRowsWithTests, getGroup } from './rows/rows.ts';

/**
 * `npm run rows` prints the requirements that no test file names (`[HOME-03]` in brackets, decisions such as D-12 anywhere).
 * `npm run rows -- NAV HOME` also requires that every requirement of these groups has a test. Exit code 1 when one has none, for an unknown
 * group, and for unknown ids in tests.
 */
const { rows, untested, unknown } = compareRowsWithTests();
const groups = process.argv.slice(2);
const unknownGroups = groups.filter((group) => !rows.some((id) => getGroup(id) === group));

console.log(`${rows.length} rows, ${untested.length} without a test${untested.length === 0 ? '' : `: ${untested.join(', ')}`}`);
if (unknown.length > 0) console.log(`Tests name ids that docs/requirements.md lacks: ${unknown.join(', ')}`);
if (unknownGroups.length > 0) console.error(`docs/requirements.md has no group ${unknownGroups.join(', ')}.`);
if (unknown.length > 0 || unknownGroups.length > 0 || untested.some((id) => groups.includes(getGroup(id)))) process.exitCode = 1;
