import { compareRowsWithTests } from './rows/rows.ts';

/**
 * `npm run rows` prints the requirements that no test file names (`[HOME-03]` in brackets, decisions such as D-12 anywhere). Exit code 1
 * for unknown ids in tests, or when a requirement of a group given as argument lacks a test: `npm run rows -- NAV HOME`; 2 for an unknown
 * group.
 */
const { rows, untested, unknown } = compareRowsWithTests();
const groupOf = (id: string): string => id.replace(/-\d+$/, '');
const groups = [...new Set(rows.map(groupOf))];
const chosenGroups = process.argv.slice(2);
const unknownGroup = chosenGroups.find((group) => !groups.includes(group));

console.log(`${rows.length} rows, ${untested.length} without a test${untested.length === 0 ? '' : `: ${untested.join(', ')}`}`);
if (unknown.length > 0) console.log(`Tests name ids that docs/requirements.md lacks: ${unknown.join(', ')}`);
if (unknown.length > 0 || untested.some((id) => chosenGroups.includes(groupOf(id)))) process.exitCode = 1;
if (unknownGroup !== undefined) {
  console.error(`There is no group “${unknownGroup}”. The groups are ${groups.join(', ')}.`);
  process.exitCode = 2;
}
