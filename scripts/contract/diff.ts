/**
 * Reports what changed between two versions of the contracts, and what it means for this site:
 *
 *   npm run contract:diff                         since the last release, or `main` when there is none
 *   npm run contract:diff -- v1.2.0               since a git revision
 *   npm run contract:diff -- old.yaml             from a file to the contract in `openapi/` that it is a version of
 *   npm run contract:diff -- old.yaml new.yaml    from one file to another
 *
 * The report is Markdown, or JSON with `--json`. Exit code: 0 nothing breaks, 1 something breaks or may, 2 the versions cannot be compared.
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
    // Ends with the same usage message.
  }
  throw new ComparisonError('Usage: npm run contract:diff -- [old.yaml [new.yaml] | revision] [--json]');
}

try {
  const { values, positionals } = readArguments();
  // npm runs scripts in the project's folder, but relative paths refer to the caller's.
  const { older, contracts } = readSources(positionals[0], positionals[1], process.env.INIT_CWD ?? process.cwd());
  const report = await diffContracts(contracts);
  console.log(values.json ? formatJson(report, older) : formatMarkdown(report, older));
  process.exitCode = mayBreak(report) ? 1 : 0;
} catch (error) {
  if (!(error instanceof ComparisonError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
