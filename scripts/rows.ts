import { compareRowsWithTests, getGroup } from './rows/rows.ts';

/**
 * `npm run rows` prints the requirements that no test file names. It fails (exit code 1) when a test names an unknown id.
 * `npm run rows -- NAV HOME` also fails when a requirement of these groups has no test, or a group is unknown.
 */
const { rows, untested, unknown } = compareRowsWithTests();
const groups = process.argv.slice(2);
const unknownGroups = groups.filter((group) => !rows.some((id) => getGroup(id) === group));

console.log(`${rows.length} rows, ${untested.length} without a test${untested.length === 0 ? '' : `: ${untested.join(', ')}`}`);
if (unknown.length > 0) console.log(`Tests name ids that docs/requirements.md lacks: ${unknown.join(', ')}`);
if (unknownGroups.length > 0) console.error(`docs/requirements.md has no group ${unknownGroups.join(', ')}.`);
if (unknown.length > 0 || unknownGroups.length > 0 || untested.some((id) => groups.includes(getGroup(id)))) process.exitCode = 1;
