import { formatDeviation, formatDeviationCount } from './deviations.ts';
import { countOutcomes, type CheckReport } from './report.ts';
import type { Row } from './types.ts';

/** Number of left-aligned columns. The columns after them contain numbers and are right-aligned. */
const TEXT_COLUMNS = 2;

/** Formats the report as a table of operations, followed by the deviations, the totals and the failure. */
export function formatTable({ rows, failure, toleratedKinds }: CheckReport): string {
  const header = ['result', 'operation', 'requests', 'slowest'];
  const lines = rows.map((row) => [
    formatResult(row),
    `${row.method} ${row.path}`,
    String(row.requests),
    row.slowestMs === 0 ? '' : `${row.slowestMs} ms`,
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const formatLine = (cells: readonly string[]): string =>
    cells
      .map((text, column) => (column < TEXT_COLUMNS ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const deviationLines = rows
    .filter(({ deviations }) => deviations.length > 0)
    .flatMap((row) => [
      '',
      `${row.method} ${row.path} (${row.operationId})`,
      ...row.deviations.map((deviation) => `  ${formatDeviation(deviation)}${toleratedKinds.has(deviation.kind) ? ' [tolerated]' : ''}`),
    ]);
  const { ok, deviates, 'not checked': notChecked, 'not there': notThere } = countOutcomes(rows);
  const totals = `${ok} ok, ${deviates} deviating, ${notChecked} not checked, ${notThere} not there (optional or not built yet)`;
  return [
    ...(rows.length === 0 ? [] : [formatLine(header), ...lines.map(formatLine), ...deviationLines, '', totals]),
    ...(failure === undefined ? [] : [failure]),
    '',
  ].join('\n');
}

function formatResult({ outcome, remark, deviations }: Row): string {
  if (outcome === 'deviates') return formatDeviationCount(deviations.length);
  return remark === '' ? outcome : `${outcome}: ${remark}`;
}
