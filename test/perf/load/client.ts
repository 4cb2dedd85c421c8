import { Agent, get } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** A response: milliseconds until it was complete, and its status. */
export interface TestResponse {
  ms: number;
  status: number;
}

const agent = new Agent({ keepAlive: true });

/** Sends a GET request. @param usedAgent the connection pool, or false for a new connection */
export const request = (url: string, headers: OutgoingHttpHeaders = {}, usedAgent: Agent | false = agent): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent: usedAgent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume();
      response.once('end', () => resolve({ ms: performance.now() - start, status: response.statusCode ?? 0 }));
    }).once('error', reject);
  });

/**
 * Repeats requests, with pauses between them, until `durationMs` have passed.
 * @param usedAgent the connection pool, or false for a new connection for each request
 */
export async function requestRepeatedly(
  createUrl: () => string,
  durationMs: number,
  pauseMs: number,
  usedAgent: Agent | false = agent,
): Promise<TestResponse[]> {
  const endTime = performance.now() + durationMs;
  const responses: TestResponse[] = [];
  while (performance.now() < endTime) {
    responses.push(await request(createUrl(), {}, usedAgent));
    await setTimeout(pauseMs);
  }
  return responses;
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

/** Closes the pooled connections. */
export const closeConnections = (): void => agent.destroy();
