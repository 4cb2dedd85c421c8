import { Agent, get } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** One answer: milliseconds until it was there whole, and its status. */
export interface TestResponse {
  ms: number;
  status: number;
}

const agent = new Agent({ keepAlive: true });

/** Asks once. @param own connections; false: a new one */
export const request = (address: string, headers: OutgoingHttpHeaders = {}, own: Agent | false = agent): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(address, { agent: own, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ ms: performance.now() - start, status: answer.statusCode ?? 0 }));
    }).once('error', reject);
  });

/** Asks again and again for so many milliseconds. @param own connections; false: a new one each time */
export async function keepAsking(
  address: () => string,
  forMs: number,
  pauseMs: number,
  own: Agent | false = agent,
): Promise<TestResponse[]> {
  const until = performance.now() + forMs;
  const responses: TestResponse[] = [];
  while (performance.now() < until) {
    responses.push(await request(address(), {}, own));
    await setTimeout(pauseMs);
  }
  return responses;
}

/** A row of a table: how many answers, how quick, with which statuses. */
export function summarise(asked: string, answers: readonly TestResponse[]): Record<string, string | number> {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return {
    asked,
    answers: answers.length,
    'median (ms)': at(0.5),
    '99 % (ms)': at(0.99),
    'worst (ms)': at(1),
    statuses: statuses.map((code) => `${code}: ${answers.filter(({ status }) => status === code).length}`).join(', '),
  };
}

/** Lets go of the connections that are kept. */
export const stopAsking = (): void => agent.destroy();
