import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ID = /([A-Z]+)-(\d+)/g;

const padNumber = (number: number, template: string): string => String(number).padStart(template.length, '0');

/** Parses the ids in the first cell of a row: one id, several (`CERT-02, CERT-03`) or a range (`SPP-02 to SPP-04`). */
function parseIds(cell: string): string[] {
  return cell.split(',').flatMap((part) => {
    const [first, last] = [...part.matchAll(ID)];
    if (first === undefined) return [];
    const [, group = '', from = ''] = first;
    const to = last?.[2] ?? from;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, offset) => `${group}-${padNumber(Number(from) + offset, from)}`);
  });
}

/** Returns the ids of the rows in Markdown tables, for example HOME-03, in order. Rows without an id are ignored. */
export const listRows = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| *([A-Z]+-\d[^|]*)\|/gm)].flatMap(([, cell = '']) => parseIds(cell));

/** Returns the group of an id, for example HOME for HOME-03. */
export const getGroup = (id: string): string => id.replace(/-\d+$/, '');

/** Returns the ids in the source of tests. Ids are in brackets (`[HOME-03]`), except that decisions (`D-12`) may be anywhere. */
export const listTestedIds = (source: string): string[] => [
  ...[...source.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id),
  ...[...source.matchAll(/\bD-\d+\b/g)].map(([id]) => id),
];

/** Returns the ids of all requirements, the ids that no test names, and the ids in tests that no requirement has. */
export function compareRowsWithTests(): { rows: string[]; untested: string[]; unknown: string[] } {
  const root = path.join(import.meta.dirname, '..');
  const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const rows = listRows(readText('docs/requirements.md'));
  const files = globSync(['test/**/*.test.{ts,tsx}', 'test/**/*.spec.ts'], { cwd: root });
  const tested = new Set(files.flatMap((file) => listTestedIds(readText(file))));
  return { rows, untested: rows.filter((id) => !tested.has(id)), unknown: [...tested].filter((id) => !rows.includes(id)).toSorted() };
}

/**
 * `npm run rows` prints the requirements that no test file names. It fails (exit code 1) when a test names an unknown id.
 * `npm run rows -- NAV HOME` also fails when a requirement of these groups has no test, or a group is unknown.
 */
function printRows(groups: readonly string[]): void {
  const { rows, untested, unknown } = compareRowsWithTests();
  const unknownGroups = groups.filter((group) => !rows.some((id) => getGroup(id) === group));
  console.log(`${rows.length} rows, ${untested.length} without a test${untested.length === 0 ? '' : `: ${untested.join(', ')}`}`);
  if (unknown.length > 0) console.log(`Tests name ids that docs/requirements.md lacks: ${unknown.join(', ')}`);
  if (unknownGroups.length > 0) console.error(`docs/requirements.md has no group ${unknownGroups.join(', ')}.`);
  if (unknown.length > 0 || unknownGroups.length > 0 || untested.some((id) => groups.includes(getGroup(id)))) process.exitCode = 1;
}

// Tests import the functions above.
if (import.meta.main) printRows(process.argv.slice(2));
