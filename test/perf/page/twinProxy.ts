import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Loopback addresses of one site: as it is, with every script taken out of the HTML, and with its final look only. */
export interface Twins {
  asIs: string;
  scriptless: string;
  finalLook: string;
  close: () => void;
}

/** Headers without those that hold for one connection only. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...rest } = headers;
  return rest;
}

/** HTML without script elements and without the hints that fetch scripts early. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b(?=[^>]*\brel="?(?:modulepreload|preload|prefetch)\b)(?=[^>]*(?:\bas="?script\b|\bmodulepreload\b))[^>]*>/gi, '');
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Another page in a page's place. */
type Rewrite = (html: string, path: string) => string;

const compressed = new Map<string, Buffer>();

/** As the site itself compresses its pages; once, because the best quality takes its time. */
function compress(html: string): Buffer {
  const body =
    compressed.get(html) ?? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  compressed.set(html, body);
  return body;
}

async function sendRewritten(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  rewrite: (html: string) => string,
): Promise<void> {
  const body = compress(rewrite((await bodyOf(upstreamResponse)).toString('utf8')));
  response.writeHead(upstreamResponse.statusCode ?? 502, {
    ...endToEnd(upstreamResponse.headers),
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

function proxy(origin: string, rewrite?: Rewrite): Server {
  const agent = new http.Agent({ keepAlive: true });
  return http.createServer((request, response) => {
    const page = rewrite !== undefined && (request.headers.accept ?? '').includes('text/html');
    const headers = page ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = http.request(`${origin}${request.url}`, { method: request.method, headers, agent }, (upstreamResponse) => {
      if (page && String(upstreamResponse.headers['content-type']).startsWith('text/html')) {
        sendRewritten(upstreamResponse, response, (html) => rewrite(html, request.url ?? '/')).catch(() => response.destroy());
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, endToEnd(upstreamResponse.headers));
      upstreamResponse.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Puts the twins on the network. All go through the same kind of proxy, so that its cost falls on all alike.
 *
 * @param origin of the running site
 * @param finalLooks final looks (finalLook.ts) by path
 */
export async function startTwins(origin: string, finalLooks: ReadonlyMap<string, string>): Promise<Twins> {
  const servers = [proxy(origin), proxy(origin, withoutScripts), proxy(origin, (html, path) => finalLooks.get(path) ?? html)] as const;
  const [asIs, scriptless, finalLook] = [await listen(servers[0]), await listen(servers[1]), await listen(servers[2])];
  return {
    asIs,
    scriptless,
    finalLook,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
