import net, { type AddressInfo, type Socket } from 'node:net';

/** Latency in milliseconds and bandwidth in bits per second. */
export interface LinkProperties {
  roundTripMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** Bytes of a packet, and how many packets a connection may send before the first is acknowledged. */
const PACKET_BYTES = 1460;
const INITIAL_WINDOW_PACKETS = 10;
/** Queue length above which the sender is paused. */
const MAX_QUEUED_BYTES = 1_000_000;

/** One direction of the link, shared by all connections. */
class Direction {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(bitsPerSecond: number) {
    this.#bytesPerMs = bitsPerSecond / 8 / 1000;
  }

  /** Queues bytes behind those sent earlier. @returns milliseconds until the last has been sent */
  send(bytes: number): number {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs;
    return this.#freeAt - now;
  }
}

interface ForwardOptions {
  roundTripMs: number;
  usesSlowStart: boolean;
}

/**
 * Forwards one direction of one connection. With `usesSlowStart`, the window begins with ten packets, as in TCP. It grows with each
 * acknowledgement, which arrives a round trip after its packet.
 */
function forward(from: Socket, to: Socket, direction: Direction, { roundTripMs, usesSlowStart }: ForwardOptions): void {
  let pendingData = Buffer.alloc(0);
  let window = usesSlowStart ? INITIAL_WINDOW_PACKETS * PACKET_BYTES : Number.POSITIVE_INFINITY;
  let inFlight = 0;
  let hasEnded = false;
  const pump = (): void => {
    while (pendingData.length > 0 && inFlight < window) {
      const packet = pendingData.subarray(0, PACKET_BYTES);
      pendingData = pendingData.subarray(packet.length);
      inFlight += packet.length;
      const delayMs = direction.send(packet.length);
      setTimeout(() => void (to.destroyed || to.write(packet)), delayMs + roundTripMs / 2);
      setTimeout(() => {
        inFlight -= packet.length;
        window += packet.length;
        pump();
      }, delayMs + roundTripMs);
    }
    if (from.isPaused() && pendingData.length < MAX_QUEUED_BYTES / 4) from.resume();
    if (hasEnded && pendingData.length === 0 && inFlight === 0) to.end();
  };
  from.on('data', (data: Buffer) => {
    pendingData = Buffer.concat([pendingData, data]);
    if (pendingData.length > MAX_QUEUED_BYTES) from.pause();
    pump();
  });
  from.on('end', () => {
    hasEnded = true;
    pump();
  });
}

/**
 * Starts a SOCKS proxy that simulates a slow link to local ports. The browser's own throttling only delays responses: with it,
 * opening a connection is free and a large document takes no further round trips.
 */
export async function startSlowLink(options: LinkProperties): Promise<{ proxy: string; close: () => void }> {
  const [down, up] = [new Direction(options.downBitsPerSecond), new Direction(options.upBitsPerSecond)];
  const sockets = new Set<Socket>();
  const trackSocket = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };

  const server = net.createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    trackSocket(client);
    client.on('error', () => client.destroy());
    client.once('data', () => {
      // SOCKS 5, without authentication.
      client.write(Buffer.from([5, 0]));
      client.once('data', (request: Buffer) => {
        client.pause();
        // The port comes last; any requested host is mapped to this machine.
        const site = net.connect({ host: '127.0.0.1', port: request.readUInt16BE(request.length - 2), noDelay: true, allowHalfOpen: true });
        trackSocket(site);
        site.on('error', () => client.destroy());
        client.on('close', () => site.destroy());
        // Opening a connection costs a round trip.
        const open = (): void => {
          // The request was successful.
          client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          forward(client, site, up, { roundTripMs: options.roundTripMs, usesSlowStart: false });
          forward(site, client, down, { roundTripMs: options.roundTripMs, usesSlowStart: true });
          client.resume();
        };
        site.once('connect', () => setTimeout(open, options.roundTripMs));
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
