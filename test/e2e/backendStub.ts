import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A stub of a provider's backend. The test decides how it responds. */
export interface BackendStub {
  origin: string;
  /** Replaces the request handler. */
  setHandler: (handler: Handler) => void;
  /** Stops listening, so that connections are refused. */
  stop: () => Promise<void>;
  /** Listens on the same port again, after `stop`. */
  start: () => Promise<void>;
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Sends an HTML page, as broken installations and proxies do. */
export function sendHtml(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>');
}

/** Starts a stub on a free loopback port. Always `await stop()` at the end. */
export async function startBackendStub(handler: Handler): Promise<BackendStub> {
  let currentHandler = handler;
  let server: Server | undefined;
  let port = 0;
  const start = async (): Promise<void> => {
    const next = createServer((request, response) => currentHandler(request, response));
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(port, '127.0.0.1', resolve);
    });
    port = (next.address() as AddressInfo).port;
    server = next;
  };
  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    running?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (running === undefined) resolve();
      else running.close(() => resolve());
    });
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    setHandler: (next) => {
      currentHandler = next;
    },
    start,
    stop,
  };
}
