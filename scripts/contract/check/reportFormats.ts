import { escapeHtml } from '../../../server/platform/lib/html.ts';
import { formatDeviation, formatDeviationCount } from './deviations.ts';
import { countOutcomes, getExitCode, type CheckReport } from './report.ts';
import type { Row } from './types.ts';

/** Formats the report as JSON. Programs read the JSON, so its keys, and the names of outcomes and deviations, must not change. */
export function formatJson(report: CheckReport): string {
  const { rows, failure, toleratedKinds } = report;
  const json = {
    exitCode: getExitCode(report),
    failure: failure ?? null,
    counts: countOutcomes(rows),
    tolerated: [...toleratedKinds],
    rows,
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/**
 * Formats the report as JUnit XML with a suite per contract and a test case per operation. Operations count as skipped when they were not
 * checked, or when they are optional and the backend lacks them. A failure of the check itself is an error in its own suite.
 */
export function formatJunit({ rows, failure, toleratedKinds }: CheckReport): string {
  const contractNames = [...new Set(rows.map(({ contract }) => contract))];
  const suites = contractNames.map((name) => {
    const cases = rows.filter(({ contract }) => contract === name);
    const counts = countOutcomes(cases);
    const skipped = counts['not checked'] + counts['not there'];
    return `<testsuite name="${name}" tests="${cases.length}" failures="${counts.deviates}" errors="0" skipped="${skipped}">${cases.map((row) => formatCase(row, toleratedKinds)).join('')}</testsuite>`;
  });
  if (failure !== undefined) {
    suites.push(
      `<testsuite name="check" tests="1" failures="0" errors="1" skipped="0"><testcase classname="check" name="check"><error message="${escapeHtml(failure)}"/></testcase></testsuite>`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract:check">${suites.join('')}</testsuites>\n`;
}

function formatCase(row: Row, toleratedKinds: ReadonlySet<string>): string {
  const { contract, method, path, slowestMs } = row;
  return `<testcase classname="${contract}" name="${escapeHtml(`${method} ${path}`)}" time="${slowestMs / 1000}">${formatOutcome(row, toleratedKinds)}</testcase>`;
}

function formatOutcome({ outcome, remark, deviations }: Row, toleratedKinds: ReadonlySet<string>): string {
  if (outcome === 'ok') return '';
  if (outcome !== 'deviates') return `<skipped message="${escapeHtml(remark === '' ? outcome : `${outcome}: ${remark}`)}"/>`;
  const lines = deviations.filter(({ kind }) => !toleratedKinds.has(kind)).map(formatDeviation);
  return `<failure message="${formatDeviationCount(lines.length)}">${escapeHtml(lines.join('\n'))}</failure>`;
}
