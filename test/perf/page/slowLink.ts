import net, { type AddressInfo, type Socket } from 'node:net';

/** A line as TCP sees it; milliseconds and bits a second. */
export interface Line {
  roundTripMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** Bytes of a packet, and how many packets a connection may send before the first is acknowledged. */
const PACKET = 1460;
const FIRST_WINDOW = 10;
/** What waits here before the sender is asked to pause; bytes. */
const MOST_WAITING = 1_000_000;

/** One direction of the line, shared by all connections. */
class Lane {
  readonly #bytesPerMs: number;
  #free = 0;

  constructor(bitsPerSecond: number) {
    this.#bytesPerMs = bitsPerSecond / 8 / 1000;
  }

  /** Sends so many bytes after all that were sent before; milliseconds until the last has left. */
  send(bytes: number): number {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + bytes / this.#bytesPerMs;
    return this.#free - now;
  }
}

/**
 * One direction of one connection. With `slowStart` it begins with a window of ten packets, which grows by what was
 * acknowledged a round trip later: what does not fit waits for that, as in the world.
 */
function join(from: Socket, to: Socket, lane: Lane, roundTripMs: number, slowStart: boolean): void {
  let waiting = Buffer.alloc(0);
  let window = slowStart ? FIRST_WINDOW * PACKET : Number.POSITIVE_INFINITY;
  let flying = 0;
  let hasEnded = false;
  const pump = (): void => {
    while (waiting.length > 0 && flying < window) {
      const packet = waiting.subarray(0, PACKET);
      waiting = waiting.subarray(packet.length);
      flying += packet.length;
      const delayMs = lane.send(packet.length);
      setTimeout(() => void (to.destroyed || to.write(packet)), delayMs + roundTripMs / 2);
      setTimeout(() => {
        flying -= packet.length;
        window += packet.length;
        pump();
      }, delayMs + roundTripMs);
    }
    if (from.isPaused() && waiting.length < MOST_WAITING / 4) from.resume();
    if (hasEnded && waiting.length === 0 && flying === 0) to.end();
  };
  from.on('data', (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    if (waiting.length > MOST_WAITING) from.pause();
    pump();
  });
  from.on('end', () => {
    hasEnded = true;
    pump();
  });
}

/**
 * A slow line as a SOCKS proxy to ports of this machine. The browser's own throttle only holds answers back: there,
 * opening a connection is free and a large document takes no further round trips.
 */
export async function startSlowLink(options: Line): Promise<{ proxy: string; close: () => void }> {
  const [down, up] = [new Lane(options.downBitsPerSecond), new Lane(options.upBitsPerSecond)];
  const sockets = new Set<Socket>();
  const limitSocket = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };

  const server = net.createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    limitSocket(client);
    client.on('error', () => client.destroy());
    client.once('data', () => {
      client.write(Buffer.from([5, 0]));
      client.once('data', (request: Buffer) => {
        client.pause();
        // The port stands last; whatever host is named, this machine is meant.
        const site = net.connect({ host: '127.0.0.1', port: request.readUInt16BE(request.length - 2), noDelay: true, allowHalfOpen: true });
        limitSocket(site);
        site.on('error', () => client.destroy());
        client.on('close', () => site.destroy());
        // Opening a connection costs a round trip.
        const open = (): void => {
          client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          join(client, site, up, options.roundTripMs, false);
          join(site, client, down, options.roundTripMs, true);
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
