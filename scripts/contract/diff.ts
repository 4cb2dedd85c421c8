/**
 * Reports what changed between two versions of the contracts, and how the changes affect this site:
 *
 *   npm run contract:diff                         since the last release, or `main` when there is none
 *   npm run contract:diff -- v1.2.0               since a git revision
 *   npm run contract:diff -- old.yaml             since a file that is an older version of a contract in `openapi/`
 *   npm run contract:diff -- old.yaml new.yaml    between two files
 *
 * The report is Markdown, or JSON with `--json`. Exit code: 0 nothing breaks, 1 something breaks or may break,
 * 2 the versions cannot be compared.
 */
import { parseArgs } from 'node:util';
import { formatJson, formatMarkdown } from './diff/report.ts';
import { ComparisonError, readSources } from './diff/sources.ts';
import { diffContracts, mayBreak } from './diff/verdicts.ts';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
    if (positionals.length <= 2) return { values, positionals };
  } catch {
    // Arguments that cannot be parsed lead to the same usage message.
  }
  throw new ComparisonError('Usage: npm run contract:diff -- [old.yaml [new.yaml] | revision] [--json]');
}

try {
  const { values, positionals } = readArguments();
  // npm runs scripts in the project's folder, but relative paths start at the caller's folder (`INIT_CWD`).
  const { older, contracts } = readSources(positionals[0], positionals[1], process.env.INIT_CWD ?? process.cwd());
  const report = await diffContracts(contracts);
  console.log(values.json ? formatJson(report, older) : formatMarkdown(report, older));
  process.exitCode = mayBreak(report) ? 1 : 0;
} catch (error) {
  if (!(error instanceof ComparisonError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
