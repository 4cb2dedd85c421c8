/** A response: milliseconds until it was complete, and its status. */
export interface TestResponse {
  ms: number;
  status: number;
}

/** Returns a row of the table: the number of responses, their times and their statuses. */
export function summarise(label: string, responses: readonly TestResponse[]): Record<string, string | number> {
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const formatPercentile = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
  const statuses = [...new Set(responses.map(({ status }) => status))];
  return {
    target: label,
    responses: responses.length,
    'median (ms)': formatPercentile(0.5),
    '99 % (ms)': formatPercentile(0.99),
    'worst (ms)': formatPercentile(1),
    statuses: statuses.map((code) => `${code}: ${responses.filter(({ status }) => status === code).length}`).join(', '),
  };
}
