import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer on its way through. */
export interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes an answer; undefined breaks the connection off. */
export type Plant = (
  answer: PassedAnswer,
  request: { method: string; url: string; token: boolean },
) => PassedAnswer | undefined | Promise<PassedAnswer>;

/** A backend that passes another one's answers on, with a deviation in them. */
export interface MisbehavingBackend {
  origin: string;
  /** What is done to each answer from now on; without it they pass as they are. */
  plant(change?: Plant): void;
  close(): Promise<void>;
}

const passed = ['content-type', 'x-total-count', 'x-next-cursor'];

/** Starts one on a free port. @param origin of the backend whose answers it passes on */
export async function startMisbehaving(origin: string): Promise<MisbehavingBackend> {
  let change: Plant | undefined;

  async function answer(request: IncomingMessage): Promise<PassedAnswer | undefined> {
    const { method = 'GET', url = '/', headers } = request;
    const sent = ['authorization', 'content-type'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
    );
    const body = await text(request);
    const response = await fetch(`${origin}${url}`, { method, headers: Object.fromEntries(sent), ...(body === '' ? {} : { body }) });
    const kept = passed.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? ''] as const] : []));
    const told = { status: response.status, headers: Object.fromEntries(kept), body: await response.text() };
    return change ? change(told, { method, url, token: headers.authorization !== undefined }) : told;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (told) => (told ? response.writeHead(told.status, told.headers).end(told.body) : request.socket.destroy()),
      // A plant that throws is seen at once, as a broken connection.
      () => request.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant: (next) => {
      change = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
