import http from 'node:http';
import { Server, type Socket } from 'node:net';
import { clientAddress } from './client.ts';
import { answerClientError } from './clientError.ts';
import { refuse } from './refuse.ts';
import { requestLimits } from './limits.ts';

/** How long and how many: milliseconds and counts. */
export interface ConnectionLimits {
  /** For a request to arrive whole. */
  arrivalMs: number;
  /** How often late requests are looked for. */
  checkMs: number;
  /** For any byte to move while an answer is being made or taken. */
  idleMs: number;
  /** For an answer to begin, and then for every `leastBytes` of it to be taken: who reads slowly gets it whole. */
  answerMs: number;
  /** Bytes. The rest of an answer may be less. */
  leastBytes: number;
  /** For the rest of a request that was answered before it had arrived. */
  drainMs: number;
  /** For the next request on a connection. */
  keepAliveMs: number;
  /** Open connections. One more takes the place of the one that has waited longest, or is closed when none waits. */
  most: number;
  /** The same of one client, by network address. */
  each: number;
  /** Requests that a connection may send before the first is answered. */
  ahead: number;
  /** When the server stops: for requests that have not arrived whole, and for answers. */
  stopArrivalMs: number;
  stopAnswerMs: number;
}

/** The limits of a running server. */
export const defaultConnectionLimits: ConnectionLimits = {
  arrivalMs: requestLimits.arrivalMs,
  checkMs: 1_000,
  // Longer than an answer may be in the making, when nothing moves either, and than a slow line needs for what the network keeps ready for it.
  idleMs: 2 * requestLimits.answerMs,
  answerMs: requestLimits.takenMs,
  leastBytes: requestLimits.takenBytes,
  drainMs: 10_000,
  keepAliveMs: 10_000,
  most: 1_000,
  // Many for a household or an office, few enough that nobody holds all places.
  each: 200,
  ahead: 10,
  stopArrivalMs: 1_000,
  stopAnswerMs: 8_000,
};

/** What is under way on one connection. */
interface Line {
  /** Who opened it, as `clientAddress` tells. */
  client: string;
  /** Requests that were handed on and whose answers are not out yet, the oldest first. */
  open: Map<http.IncomingMessage, http.ServerResponse>;
  /** A request was answered before it had arrived whole: what else comes is thrown away. */
  draining: boolean;
  deadline?: NodeJS.Timeout;
}

/** The network side of the server. */
export interface Connections {
  /** Makes the HTTP server that hands whole, countable requests to a handler. */
  serve(handler: http.RequestListener): http.Server;
  /** Answers what is not HTTP, where an answer can still be told from another one's. */
  clientError(error: Error & { code?: string }, socket: Socket): void;
  /** Listens no more, and leaves open what is; others may listen in its place. */
  stopListening(): void;
  /** From now on each answer is the last on its connection, and says so: nobody sends another there. */
  lastAnswers(): void;
  /** Resolves when no connection is open. */
  ended(): Promise<void>;
  /** Refuses further requests with 503, closes idle connections now and the others when they are answered or too slow. */
  close(): void;
}

/** Bytes that the network has taken from a connection. */
const taken = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

/** Whether nothing has arrived whole that is still to be answered. */
const waits = ({ open }: Line): boolean => [...open.keys()].every(({ complete }) => !complete);

/** Holds every connection to its limits, whatever is asked on it. */
export function connections(limits: ConnectionLimits): Connections {
  /** Those that wait, the longest first; others stand among them. */
  const lines = new Map<Socket, Line>();
  const servers: http.Server[] = [];
  let closing = false;
  let leaving = false;
  let whenEnded: () => void = () => undefined;

  /** Closes the connection, of a client or of all, that has waited longest for a request to arrive whole. @returns whether one did */
  function closeOldest(client?: string): boolean {
    for (const [socket, line] of lines) {
      if (!waits(line) || (client ?? line.client) !== line.client) continue;
      socket.destroy();
      return lines.delete(socket);
    }
    return false;
  }

  /** Whether there is room for one more of a client: those who say nothing must not keep out those who do. */
  function makeRoom(client: string): boolean {
    let own = 0;
    for (const line of lines.values()) if (line.client === client) own += 1;
    if (own >= limits.each) return closeOldest(client);
    return lines.size < limits.most || closeOldest();
  }

  function open(socket: Socket): void {
    const client = clientAddress(socket.remoteAddress ?? '');
    if (!makeRoom(client)) {
      socket.destroy();
      return;
    }
    const line: Line = { client, open: new Map(), draining: false };
    lines.set(socket, line);
    socket.once('close', () => {
      clearTimeout(line.deadline);
      lines.delete(socket);
      if (lines.size === 0) whenEnded();
    });
  }

  /** One clock for a connection: it runs while anything is to be answered, and anew for each answer and each part of one that was taken. */
  function watch(socket: Socket, line: Line): void {
    clearTimeout(line.deadline);
    if (line.open.size === 0) return;
    const before = taken(socket);
    const look = (): void => {
      if (taken(socket) - before < limits.leastBytes) socket.destroy();
      else watch(socket, line);
    };
    line.deadline = setTimeout(look, limits.answerMs).unref();
  }

  /** Lets the next request of the connection through: whoever refused this one may have stopped reading in the middle. */
  function drain(request: http.IncomingMessage, socket: Socket, line: Line): void {
    if (request.readableEnded) return;
    request.unpipe();
    request.resume();
    if (request.complete) return;
    line.draining = true;
    const late = setTimeout(() => socket.destroy(), limits.drainMs).unref();
    request.once('end', () => {
      line.draining = false;
      clearTimeout(late);
    });
  }

  /** @param refusal the status of an answer in the handler's place */
  function take(request: http.IncomingMessage, response: http.ServerResponse, handler: http.RequestListener, refusal?: number): void {
    const { socket } = request;
    const line = lines.get(socket);
    // The parser goes on with what it has after the connection was closed.
    if (line === undefined || socket.destroyed) return;
    if (line.open.size >= limits.ahead) {
      socket.destroy();
      return;
    }
    line.open.set(request, response);
    if (leaving) response.shouldKeepAlive = false;
    if (line.open.size === 1) watch(socket, line);
    response.once('finish', () => drain(request, socket, line));
    response.once('close', () => {
      line.open.delete(request);
      watch(socket, line);
      // From now on it waits: behind those who do so for longer.
      if (lines.delete(socket)) lines.set(socket, line);
      if (closing && line.open.size === 0) socket.end();
    });
    const status = refusal ?? (closing ? 503 : request.httpVersion === '1.1' && request.headers.host === undefined ? 400 : undefined);
    if (status === undefined) handler(request, response);
    else refuse(response, status);
  }

  function lastAnswers(): void {
    leaving = true;
    for (const line of lines.values()) for (const response of line.open.values()) response.shouldKeepAlive = false;
  }

  function closeWhere(slow: (line: Line) => boolean): void {
    for (const [socket, line] of lines) if (slow(line)) socket.destroy();
  }

  return {
    serve(handler) {
      const server = http.createServer(
        {
          requestTimeout: limits.arrivalMs,
          headersTimeout: limits.arrivalMs,
          connectionsCheckingInterval: limits.checkMs,
          keepAliveTimeout: limits.keepAliveMs,
          // Node's own refusal has no body.
          requireHostHeader: false,
        },
        (request, response) => take(request, response, handler),
      );
      server.setTimeout(limits.idleMs);
      server.on('connection', open);
      server.on('checkExpectation', (request, response) => take(request, response, handler, 417));
      servers.push(server);
      return server;
    },
    clientError(error, socket) {
      const line = lines.get(socket);
      const [first, ...others] = line?.open ?? [];
      // Beside another answer, or in the middle of one, nobody could tell whose this is.
      const alone = first === undefined || (others.length === 0 && !first[0].complete && !first[1].headersSent);
      if (alone && line?.draining !== true) answerClientError(error, socket);
      else socket.destroy();
    },
    stopListening() {
      // An HTTP server's own way would also close connections on which a request may just be arriving.
      for (const server of servers) Server.prototype.close.call(server);
    },
    lastAnswers,
    ended: () =>
      new Promise((resolve) => {
        whenEnded = resolve;
        if (lines.size === 0) resolve();
      }),
    close() {
      closing = true;
      lastAnswers();
      closeWhere((line) => line.open.size === 0);
      setTimeout(() => closeWhere(waits), limits.stopArrivalMs).unref();
      setTimeout(() => closeWhere(() => true), limits.stopAnswerMs).unref();
    },
  };
}
