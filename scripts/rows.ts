import { listUntestedRows } from './rows/rows.ts';

/**
 * `npm run rows` prints the requirements that no test file names (`[HOME-03]` in brackets, decisions such as D-12 anywhere). Exit code 1 for unknown ids in tests, or when a requirement of
 * a group given as argument lacks a test: `npm run rows -- NAV HOME`.
 */
const { rows, untested, unknown } = listUntestedRows();
const groups = new Set(process.argv.slice(2));

console.log(`${rows.length} rows, ${untested.length} without a test${untested.length === 0 ? '' : `: ${untested.join(', ')}`}`);
if (unknown.length > 0) console.log(`Tests name ids that docs/requirements.md lacks: ${unknown.join(', ')}`);
if (unknown.length > 0 || untested.some((id) => groups.has(id.replace(/-\d+$/, '')))) process.exitCode = 1;
