import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, State } from '../e2e/states/state.ts';

/** The pattern of an address as a regular expression: `**` is anything, `*` anything within a segment, `{a,b}` either. */
export function patternOf(glob: string): RegExp {
  const source = glob.replace(/\*\*|[*{},]|[.+?^$()|[\]\\]/g, (sign) => {
    const meaning: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
    return meaning[sign] ?? `\\${sign}`;
  });
  return new RegExp(`^${source}$`);
}

/** What a state answers to a call in the demo's place; the last pattern that fits counts. @param path with its query */
export function answerFor({ answers = {} }: State, path: string): Answer | undefined {
  return Object.entries(answers).findLast(([glob]) => patternOf(glob).test(path))?.[1];
}

/** Gives a state's answer. @param ask asks the demo, for a path of this site */
export async function giveAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  ask: (path: string) => Promise<Response>,
): Promise<void> {
  // What never comes ends with the page that waits for it.
  if (answer === 'never') return;
  if (answer === 'cut') {
    request.socket.destroy();
    return;
  }
  if ('status' in answer) {
    const text = typeof answer.json === 'string';
    response.writeHead(answer.status, { 'content-type': text ? 'text/plain; charset=utf-8' : 'application/json' });
    response.end(text ? answer.json : JSON.stringify(answer.json));
    return;
  }
  const path = request.url ?? '/';
  const told = await ask(answer.from?.(path) ?? path);
  const total = answer.total === undefined ? told.headers.get('x-total-count') : String(answer.total);
  response.writeHead(told.status, { 'content-type': 'application/json', ...(total === null ? {} : { 'x-total-count': total }) });
  const body: unknown = await told.json();
  response.end(JSON.stringify(told.ok ? answer.made(body as never) : body));
}
