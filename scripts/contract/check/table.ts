import { countOutcomes, formatDeviation, type Summary } from './summary.ts';
import type { Row } from './types.ts';

/** Formats the report as a table: calls, deviations, totals. */
export function formatTable({ rows, failure, tolerated }: Summary): string {
  const cells = rows.map((row) => [
    formatResult(row),
    `${row.method} ${row.path}`,
    String(row.requests),
    row.slowestMs === 0 ? '' : `${row.slowestMs} ms`,
  ]);
  const head = ['result', 'call', 'requests', 'slowest'];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((cell) => cell[column]?.length ?? 0)));
  const formatLine = (cell: readonly string[]): string =>
    cell
      .map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const deviationLines = rows
    .filter(({ deviations }) => deviations.length > 0)
    .flatMap((row) => [
      '',
      `${row.method} ${row.path} (${row.operationId})`,
      ...row.deviations.map((deviation) => `  ${formatDeviation(deviation)}${tolerated.has(deviation.kind) ? ' [tolerated]' : ''}`),
    ]);
  const { ok, deviates, 'not checked': unchecked, 'not there': notThere } = countOutcomes(rows);
  const totals = `${ok} ok, ${deviates} deviating, ${unchecked} not checked, ${notThere} not there (optional or not built yet)`;
  return [
    ...(rows.length === 0 ? [] : [formatLine(head), ...cells.map(formatLine), ...deviationLines, '', totals]),
    ...(failure === undefined ? [] : [failure]),
    '',
  ].join('\n');
}

function formatResult({ outcome, remark, deviations }: Row): string {
  if (outcome === 'deviates') return deviations.length === 1 ? '1 deviation' : `${deviations.length} deviations`;
  return remark === '' ? outcome : `${outcome}: ${remark}`;
}
