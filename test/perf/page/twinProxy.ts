import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Two loopback addresses of one site: as it is, and its twin with every script taken out of the HTML. */
export interface Twins {
  asIs: string;
  scriptless: string;
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
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function answerStripped(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = withoutScripts((await bodyOf(answer)).toString('utf8'));
  // As the site itself compresses its pages.
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), 'content-encoding': 'br', 'content-length': body.length });
  response.end(body);
}

function proxy(origin: string, strip: boolean): Server {
  const agent = new http.Agent({ keepAlive: true });
  return http.createServer((request, response) => {
    const page = strip && (request.headers.accept ?? '').includes('text/html');
    const headers = page ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = http.request(`${origin}${request.url}`, { method: request.method, headers, agent }, (answer) => {
      if (page && String(answer.headers['content-type']).startsWith('text/html')) {
        answerStripped(answer, response).catch(() => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
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
 * Puts both twins on the network. Both go through the same kind of proxy, so that its cost falls on both alike.
 * @param origin of the running site
 */
export async function startTwins(origin: string): Promise<Twins> {
  const servers = [proxy(origin, false), proxy(origin, true)] as const;
  const [asIs, scriptless] = [await listen(servers[0]), await listen(servers[1])];
  return {
    asIs,
    scriptless,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
