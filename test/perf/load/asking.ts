import { Agent, get } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** One answer: milliseconds until it was there whole, and its status. */
export interface TestResponse {
  ms: number;
  status: number;
}

const agent = new Agent({ keepAlive: true });

/** Asks once. @param usedAgent connections; false: a new one */
export const request = (address: string, headers: OutgoingHttpHeaders = {}, usedAgent: Agent | false = agent): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(address, { agent: usedAgent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume();
      response.once('end', () => resolve({ ms: performance.now() - start, status: response.statusCode ?? 0 }));
    }).once('error', reject);
  });

/** Asks again and again for so many milliseconds. @param usedAgent connections; false: a new one each time */
export async function requestUntil(
  address: () => string,
  forMs: number,
  pauseMs: number,
  usedAgent: Agent | false = agent,
): Promise<TestResponse[]> {
  const until = performance.now() + forMs;
  const responses: TestResponse[] = [];
  while (performance.now() < until) {
    responses.push(await request(address(), {}, usedAgent));
    await setTimeout(pauseMs);
  }
  return responses;
}

/** A row of a table: how many answers, how quick, with which statuses. */
export function summarise(label: string, responses: readonly TestResponse[]): Record<string, string | number> {
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
  const statuses = [...new Set(responses.map(({ status }) => status))];
  return {
    asked: label,
    answers: responses.length,
    'median (ms)': at(0.5),
    '99 % (ms)': at(0.99),
    'worst (ms)': at(1),
    statuses: statuses.map((code) => `${code}: ${responses.filter(({ status }) => status === code).length}`).join(', '),
  };
}

/** Lets go of the connections that are kept. */
export const closeConnections = (): void => agent.destroy();
