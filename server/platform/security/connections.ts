import http from 'node:http';
import { Server, type Socket } from 'node:net';
import { normaliseClientAddress } from './clientAddress.ts';
import { sendClientError } from './clientError.ts';
import { sendBareError, sendBusy } from './bareError.ts';
import { requestLimits } from './limits.ts';
import { createRequestScheduler } from './requestScheduler.ts';

/** Limits of connections. Times are in milliseconds. */
export interface ConnectionLimits {
  headersTimeoutMs: number;
  /** Longest time until a request has arrived completely, at any rate. */
  requestTimeoutMs: number;
  /** Window in which `minArrival` bytes of a request's body have to arrive; a body may take many windows. */
  arrivalWindowMs: number;
  /** Minimum number of bytes per `arrivalWindowMs`, except in the last window of a body. */
  minArrival: number;
  /** Interval of checks for late requests. */
  checkIntervalMs: number;
  /** Longest time without any byte sent or received while a response is pending. */
  idleTimeoutMs: number;
  /** Window in which `minThroughput` bytes of a response have to be sent; a response may take many windows. */
  throughputWindowMs: number;
  /** Minimum number of bytes per `throughputWindowMs`, except in the last window of a response. */
  minThroughput: number;
  /** Longest time until the rest of a request has arrived, when its response has been sent already. */
  drainTimeoutMs: number;
  /** Longest time until the next request on a connection. */
  keepAliveTimeoutMs: number;
  /** Maximum number of open connections. A further one replaces the connection that has been idle longest, or is closed if none is idle. */
  maxConnections: number;
  /** Maximum number of open connections per network address; not enforced behind a proxy, because all clients have the proxy's address. */
  maxPerClient: number;
  /** Longest wait of a queued API call. After it, the call gets 503. */
  maxWaitMs: number;
  /** Maximum number of pending responses on one connection. */
  maxPipelined: number;
  /** Longest time from `close` until pending requests have arrived. */
  stopRequestTimeoutMs: number;
  /** Longest time from `close` until the responses to pending requests have been sent. */
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
  // Enough for an office, but few enough that no client can use all connections.
  maxPerClient: 200,
  // Longer than a busy machine pauses a process.
  maxWaitMs: 3_000,
  maxPipelined: 10,
  stopRequestTimeoutMs: 1_000,
  stopResponseTimeoutMs: 8_000,
};

interface ConnectionState {
  /** Network address, as returned by `normaliseClientAddress`. */
  client: string;
  /** Requests and their unfinished responses, oldest first. */
  pendingResponses: Map<http.IncomingMessage, http.ServerResponse>;
  /** Whether a response was sent before its request had arrived; the rest of the request is discarded. */
  isDraining: boolean;
  throughputTimer?: NodeJS.Timeout;
}

export interface Connections {
  /** Creates an HTTP server that passes requests within the limits to the handler. */
  createServer(handler: http.RequestListener): http.Server;
  /** Sends an error response to malformed HTTP. Closes the connection instead if the error could be mistaken for another response. */
  handleClientError(error: Error & { code?: string }, socket: Socket): void;
  /** Closes the listening sockets and leaves connections open. */
  stopListening(): void;
  /** Sends `Connection: close` with every further response. */
  disableKeepAlive(): void;
  /** Resolves when no connection is open. */
  waitUntilClosed(): Promise<void>;
  /** Refuses further requests with 503 and closes idle connections. Other connections are closed after their response or a stop timeout. */
  close(): void;
}

/** Returns the bytes that were handed to the kernel. */
const countSentBytes = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

/** Returns whether a connection has no pending requests, or only requests that have not arrived completely. */
const isAwaitingRequest = ({ pendingResponses }: ConnectionState): boolean =>
  [...pendingResponses.keys()].every(({ complete }) => !complete);

/** Error for a request that takes too long, with the code of Node's own error. */
const REQUEST_TIMEOUT = Object.assign(new Error('The request took too long to arrive.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Returns whether a request is an API call. A busy server may refuse only API calls; pages have their own queue. */
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

/** Returns whether a body arrives in chunks. Tiny chunks cost hundreds of times their size, and browsers send no chunks. */
const isChunked = ({ headers }: http.IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

/** Returns whether a request names exactly one host. With HTTP/1.0 it may also name none. */
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
  /** All connections. Those that are idle are in the order in which they became idle. */
  const connectionStates = new Map<Socket, ConnectionState>();
  const servers: http.Server[] = [];
  const scheduler = createRequestScheduler(limits.maxWaitMs);
  /** Scheduler for refusals and health checks, which take almost no time, so that other requests do not delay them. */
  const quickScheduler = createRequestScheduler(limits.maxWaitMs);
  let isClosing = false;
  let isKeepAliveDisabled = false;
  let resolveClosed: () => void = () => undefined;

  /**
   * Closes the connection that has been idle longest.
   * @param client network address to which the connection must belong; any by default
   * @returns whether there was an idle connection
   */
  function closeLongestIdle(client?: string): boolean {
    for (const [socket, state] of connectionStates) {
      if (!isAwaitingRequest(state) || (client ?? state.client) !== state.client) continue;
      socket.destroy();
      return connectionStates.delete(socket);
    }
    return false;
  }

  /** Closes an idle connection when a limit leaves no room for another one. @returns whether there is room now */
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

  /** Closes the connection when fewer bytes than `minThroughput` are sent in a window. A new window begins with each response. */
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
    // If another response is pending or being sent, the client could not know to which request the error belongs.
    const isUnambiguous = first === undefined || (others.length === 0 && !first[0].complete && !first[1].headersSent);
    if (isUnambiguous && state?.isDraining !== true) sendClientError(error, socket);
    else socket.destroy();
  }

  /** Sends 408 when fewer bytes of a body than `minArrival` arrive in a window. */
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

  /** @param refusalStatus status of an error response that is sent instead of calling the handler */
  function handleRequest(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    handler: http.RequestListener,
    refusalStatus?: number,
  ): void {
    const { socket } = request;
    const state = connectionStates.get(socket);
    // The parser may deliver a request after the connection was closed.
    if (state === undefined || socket.destroyed) return;
    if (state.pendingResponses.size >= limits.maxPipelined) {
      socket.destroy();
      return;
    }
    if (isChunked(request)) {
      sendBareError(response, 411);
      // The socket is destroyed at once. Otherwise further chunks would be parsed until the response had closed the connection.
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
      // Moves the connection behind those that have been idle for longer.
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
          // `hasValidHost` checks the host instead, because Node's own refusal has no body.
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
      // `http.Server.close` would also close idle connections, on which a request may just be arriving.
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
