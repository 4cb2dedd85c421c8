import { escapeHtml } from '../../../server/escapeHtml.ts';
import { countOutcomes, exitCodeOf, formatDeviation, type Summary } from './summary.ts';
import type { Row } from './types.ts';

/** Formats the report as JSON. */
export function formatJson(summary: Summary): string {
  const { rows, failure, tolerated } = summary;
  const report = { exitCode: exitCodeOf(summary), failure: failure ?? null, counts: countOutcomes(rows), tolerated: [...tolerated], rows };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Formats the report as JUnit XML: a suite per contract, a case per call. Unchecked calls are skipped; a failed check is an error. */
export function formatJunit({ rows, failure, tolerated }: Summary): string {
  const names = [...new Set(rows.map(({ contract }) => contract))];
  const suites = names.map((name) => {
    const cases = rows.filter(({ contract }) => contract === name);
    const counts = countOutcomes(cases);
    const skipped = counts['not checked'] + counts['not there'];
    return `<testsuite name="${name}" tests="${cases.length}" failures="${counts.deviates}" errors="0" skipped="${skipped}">${cases.map((row) => formatCase(row, tolerated)).join('')}</testsuite>`;
  });
  const error =
    failure === undefined
      ? []
      : [
          `<testsuite name="check" tests="1" failures="0" errors="1" skipped="0"><testcase classname="check" name="check"><error message="${escapeHtml(failure)}"/></testcase></testsuite>`,
        ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract:check">${[...suites, ...error].join('')}</testsuites>\n`;
}

function formatCase({ contract, method, path, outcome, remark, slowestMs, deviations }: Row, tolerated: ReadonlySet<string>): string {
  const outcomeElement =
    outcome === 'deviates'
      ? `<failure message="${deviations.length} deviations">${escapeHtml(
          deviations
            .filter(({ kind }) => !tolerated.has(kind))
            .map(formatDeviation)
            .join('\n'),
        )}</failure>`
      : outcome === 'ok'
        ? ''
        : `<skipped message="${escapeHtml(remark === '' ? outcome : `${outcome}: ${remark}`)}"/>`;
  return `<testcase classname="${contract}" name="${escapeHtml(`${method} ${path}`)}" time="${slowestMs / 1000}">${outcomeElement}</testcase>`;
}
