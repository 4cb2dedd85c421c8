import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endLater } from '../cleanup.ts';

/** Starts an HTTP server, such as a provider's host, on a free port. It is closed by itself. @returns its origin, and itself */
export async function startHost(listener: RequestListener): Promise<{ origin: string; host: Server }> {
  const host = createServer(listener);
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  endLater(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });
  return { origin: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, host };
}
