import http from 'node:http';
import { Server, type Socket } from 'node:net';
import { normaliseClientAddress } from './clientAddress.ts';
import { sendClientError } from './clientError.ts';
import { sendBareError, sendBusy } from './bareError.ts';
import { requestLimits } from './limits.ts';
import { createRequestScheduler } from './requestScheduler.ts';

/** Limits of connections; times in milliseconds. */
export interface ConnectionLimits {
  headersTimeoutMs: number;
  /** Until a request has arrived completely, at whatever rate. */
  requestTimeoutMs: number;
  /** Window in which `minArrival` bytes of a request's body have to arrive; a body may take many windows. */
  arrivalWindowMs: number;
  /** Bytes per `arrivalWindowMs`; the last part of a body may be less. */
  minArrival: number;
  /** Interval of checks for late requests. */
  checkIntervalMs: number;
  /** Longest time without any byte sent or received while a response is pending. */
  idleTimeoutMs: number;
  /** Window in which a response has to begin, and then `minThroughput` bytes of it have to be sent; a response may take many windows. */
  throughputWindowMs: number;
  /** Bytes per `throughputWindowMs`; the last part of a response may be less. */
  minThroughput: number;
  /** Until the rest of a request has arrived, when its response was sent earlier. */
  drainTimeoutMs: number;
  /** Until the next request on a connection. */
  keepAliveTimeoutMs: number;
  /** Open connections. One more replaces the one that has been idle longest, or is closed when none is idle. */
  maxConnections: number;
  /** Open connections of one client, by network address; unlimited behind a proxy, whose address all clients have. */
  maxPerClient: number;
  /** Longest wait of a queued API call, which then gets 503. */
  maxWaitMs: number;
  /** Requests on one connection before the first response. */
  maxPipelined: number;
  /** From `close` until pending requests have arrived. */
  stopRequestTimeoutMs: number;
  /** From `close` until the responses to pending requests have been sent. */
  stopResponseTimeoutMs: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: requestLimits.headersTimeoutMs,
  requestTimeoutMs: requestLimits.requestTimeoutMs,
  arrivalWindowMs: requestLimits.arrivalWindowMs,
  minArrival: requestLimits.minArrival,
  checkIntervalMs: 1_000,
  // No byte is sent while a response is being prepared, nor while a slow connection drains the kernel's buffer.
  idleTimeoutMs: 2 * requestLimits.responseTimeoutMs,
  throughputWindowMs: requestLimits.throughputWindowMs,
  minThroughput: requestLimits.minThroughput,
  drainTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
  maxConnections: 1_000,
  // Enough for an office, few enough that no client can take all of them.
  maxPerClient: 200,
  // Longer than a busy machine pauses a process.
  maxWaitMs: 3_000,
  maxPipelined: 10,
  stopRequestTimeoutMs: 1_000,
  stopResponseTimeoutMs: 8_000,
};

interface ConnectionState {
  /** As `normaliseClientAddress` returns it. */
  client: string;
  /** Requests that were passed to the handler and their unfinished responses, oldest first. */
  pendingResponses: Map<http.IncomingMessage, http.ServerResponse>;
  /** Whether a response was sent before its request had arrived; the rest of the request is discarded. */
  isDraining: boolean;
  throughputTimer?: NodeJS.Timeout;
}

export interface Connections {
  /** Creates an HTTP server that passes requests within the limits to the handler. */
  createServer(handler: http.RequestListener): http.Server;
  /** Sends an error response to malformed HTTP, or closes the connection where it could be mistaken for another response. */
  handleClientError(error: Error & { code?: string }, socket: Socket): void;
  /** Closes the listening sockets and leaves connections open. */
  stopListening(): void;
  /** Sends `Connection: close` with every further response. */
  disableKeepAlive(): void;
  /** Resolves when no connection is open. */
  waitUntilClosed(): Promise<void>;
  /** Refuses further requests with 503, closes idle connections now and the others after their response or at the stop timeouts. */
  close(): void;
}

/** Returns the bytes that were handed to the kernel. */
const countSentBytes = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

/** Returns whether no request that arrived completely awaits its response. */
const isAwaitingRequest = ({ pendingResponses }: ConnectionState): boolean =>
  [...pendingResponses.keys()].every(({ complete }) => !complete);

/** Has the code of Node's own error for a request that takes too long. */
const REQUEST_TIMEOUT = Object.assign(new Error('The request took too long to arrive.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Returns whether a busy server may refuse a request: API calls, unlike files, health checks and pages (which have their own queue). */
const isApiCall = ({ url = '' }: http.IncomingMessage): boolean => /^\/(?:api|site|wp-json)\//.test(url);

/** Returns the client that the proxy in front of this server saw. */
const readForwardedClient = ({ headers }: http.IncomingMessage, proxy: string): string =>
  normaliseClientAddress(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() || proxy,
  );

const hasBody = ({ headers }: http.IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > 0;

/** Whether a body arrives in chunks, without its length: tiny ones cost hundreds of times their size, and browsers send none. */
const isChunked = ({ headers }: http.IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/** Returns whether a request names one host; HTTP/1.0 needs none. */
const hasValidHost = ({ headersDistinct, httpVersion }: http.IncomingMessage): boolean =>
  headersDistinct.host === undefined ? httpVersion !== '1.1' : headersDistinct.host.length === 1;

/** Returns whether a request is a health check, which gets its response however busy the server is. */
const isHealthCheck = ({ url = '' }: http.IncomingMessage): boolean => /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);

/**
 * Tracks the connections of the servers that it creates, and enforces the limits on them.
 * @param trustProxy whether all clients connect through a proxy, which forwards their addresses
 */
export function trackConnections(limits: ConnectionLimits, trustProxy: boolean): Connections {
  const maxPerClient = trustProxy ? limits.maxConnections : limits.maxPerClient;
  /** Idle connections in the order in which they became idle, with busy ones in between. */
  const connectionStates = new Map<Socket, ConnectionState>();
  const servers: http.Server[] = [];
  const scheduler = createRequestScheduler(limits.maxWaitMs);
  /** For responses that take next to no time: busy API calls don't delay them, and clients that send very many don't delay others. */
  const quickScheduler = createRequestScheduler(limits.maxWaitMs);
  let isClosing = false;
  let isKeepAliveDisabled = false;
  let resolveClosed: () => void = () => undefined;

  /** Closes the connection, of one client or of all, that has been idle longest. @returns whether there was one */
  function closeLongestIdle(client?: string): boolean {
    for (const [socket, state] of connectionStates) {
      if (!isAwaitingRequest(state) || (client ?? state.client) !== state.client) continue;
      socket.destroy();
      return connectionStates.delete(socket);
    }
    return false;
  }

  /** Makes room for one more connection, so that idle clients do not keep out others. @returns whether there is room */
  function makeRoom(client: string): boolean {
    let ownConnections = 0;
    for (const state of connectionStates.values()) if (state.client === client) ownConnections += 1;
    if (ownConnections >= maxPerClient) return closeLongestIdle(client);
    return connectionStates.size < limits.maxConnections || closeLongestIdle();
  }

  function acceptConnection(socket: Socket): void {
    const client = normaliseClientAddress(socket.remoteAddress ?? '');
    if (!makeRoom(client)) {
      socket.destroy();
      return;
    }
    const state: ConnectionState = { client, pendingResponses: new Map(), isDraining: false };
    connectionStates.set(socket, state);
    socket.once('close', () => {
      clearTimeout(state.throughputTimer);
      connectionStates.delete(socket);
      if (connectionStates.size === 0) resolveClosed();
    });
  }

  /** Closes the connection when fewer bytes than `minThroughput` are sent in a window; begins anew with each response. */
  function enforceThroughput(socket: Socket, state: ConnectionState): void {
    clearTimeout(state.throughputTimer);
    if (state.pendingResponses.size === 0) return;
    const sentBefore = countSentBytes(socket);
    const checkThroughput = (): void => {
      const isSlow = countSentBytes(socket) - sentBefore < limits.minThroughput;
      if (isSlow && !isAwaitingRequest(state)) socket.destroy();
      else enforceThroughput(socket, state);
    };
    state.throughputTimer = setTimeout(checkThroughput, limits.throughputWindowMs).unref();
  }

  function handleClientError(error: Error & { code?: string }, socket: Socket): void {
    const state = connectionStates.get(socket);
    const [first, ...others] = state?.pendingResponses ?? [];
    // Next to or inside another response, the client could not tell which request the error is about.
    const isUnambiguous = first === undefined || (others.length === 0 && !first[0].complete && !first[1].headersSent);
    if (isUnambiguous && state?.isDraining !== true) sendClientError(error, socket);
    else socket.destroy();
  }

  /** Sends 408 when fewer bytes of a body than `minArrival` come in a window. */
  function enforceArrival(request: http.IncomingMessage, response: http.ServerResponse, state: ConnectionState): void {
    const { socket } = request;
    let receivedBefore = socket.bytesRead;
    const checkArrival = (): void => {
      if (request.complete || response.writableEnded) return;
      if (socket.bytesRead - receivedBefore < limits.minArrival) handleClientError(REQUEST_TIMEOUT, socket);
      receivedBefore = socket.bytesRead;
    };
    const interval = setInterval(checkArrival, limits.arrivalWindowMs).unref();
    request.once('end', () => {
      clearInterval(interval);
      enforceThroughput(socket, state);
    });
    response.once('close', () => clearInterval(interval));
  }

  /** Discards the rest of a request, so that the next one on the connection can be read. */
  function drain(request: http.IncomingMessage, socket: Socket, state: ConnectionState): void {
    if (request.readableEnded) return;
    request.unpipe();
    request.resume();
    if (request.complete) return;
    state.isDraining = true;
    const timeout = setTimeout(() => socket.destroy(), limits.drainTimeoutMs).unref();
    request.once('end', () => {
      state.isDraining = false;
      clearTimeout(timeout);
    });
  }

  /** @param refusalStatus status of a response in the handler's place */
  function handleRequest(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    handler: http.RequestListener,
    refusalStatus?: number,
  ): void {
    const { socket } = request;
    const state = connectionStates.get(socket);
    // The parser still delivers what it had read when the connection was closed.
    if (state === undefined || socket.destroyed) return;
    if (state.pendingResponses.size >= limits.maxPipelined) {
      socket.destroy();
      return;
    }
    if (isChunked(request)) {
      sendBareError(response, 411);
      // At once: more would be parsed until the response had closed the connection.
      socket.destroy();
      return;
    }
    state.pendingResponses.set(request, response);
    if (isKeepAliveDisabled) response.shouldKeepAlive = false;
    if (state.pendingResponses.size === 1) enforceThroughput(socket, state);
    if (hasBody(request)) enforceArrival(request, response, state);
    response.once('finish', () => drain(request, socket, state));
    response.once('close', () => {
      state.pendingResponses.delete(request);
      enforceThroughput(socket, state);
      // Moves it behind those that have been idle for longer.
      if (connectionStates.delete(socket)) connectionStates.set(socket, state);
      if (isClosing && state.pendingResponses.size === 0) socket.end();
    });
    const status = refusalStatus ?? (isClosing ? 503 : hasValidHost(request) ? undefined : 400);
    const client = trustProxy ? readForwardedClient(request, state.client) : state.client;
    const respond = (): unknown => {
      if (socket.destroyed) return;
      return status === undefined ? handler(request, response) : sendBareError(response, status);
    };
    if (status !== undefined || isHealthCheck(request)) quickScheduler.run(client, respond, respond);
    else scheduler.run(client, respond, isApiCall(request) ? () => !socket.destroyed && sendBusy(response) : respond);
  }

  function disableKeepAlive(): void {
    isKeepAliveDisabled = true;
    for (const state of connectionStates.values()) for (const response of state.pendingResponses.values()) response.shouldKeepAlive = false;
  }

  function closeWhere(matches: (state: ConnectionState) => boolean): void {
    for (const [socket, state] of connectionStates) if (matches(state)) socket.destroy();
  }

  return {
    createServer(handler) {
      const server = http.createServer(
        {
          requestTimeout: limits.requestTimeoutMs,
          headersTimeout: limits.headersTimeoutMs,
          connectionsCheckingInterval: limits.checkIntervalMs,
          keepAliveTimeout: limits.keepAliveTimeoutMs,
          // Node's own refusal has no body.
          requireHostHeader: false,
        },
        (request, response) => handleRequest(request, response, handler),
      );
      server.setTimeout(limits.idleTimeoutMs);
      server.on('connection', acceptConnection);
      server.on('checkExpectation', (request, response) => handleRequest(request, response, handler, 417));
      servers.push(server);
      return server;
    },
    handleClientError,
    stopListening() {
      // `http.Server.close` would also close connections on which a request may just be arriving.
      for (const server of servers) Server.prototype.close.call(server);
    },
    disableKeepAlive,
    waitUntilClosed: () =>
      new Promise((resolve) => {
        resolveClosed = resolve;
        if (connectionStates.size === 0) resolve();
      }),
    close() {
      isClosing = true;
      disableKeepAlive();
      closeWhere((state) => state.pendingResponses.size === 0);
      setTimeout(() => closeWhere(isAwaitingRequest), limits.stopRequestTimeoutMs).unref();
      setTimeout(() => closeWhere(() => true), limits.stopResponseTimeoutMs).unref();
    },
  };
}
