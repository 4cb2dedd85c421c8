import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Origins of the variants of one site: unchanged, without scripts in the HTML, and with only its final look. */
export interface SiteVariants {
  asIs: string;
  scriptless: string;
  finalLook: string;
  close: () => void;
}

/** Returns the headers without those that apply to one connection only. */
function omitConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...rest } = headers;
  return rest;
}

/** Returns HTML without script elements and without the hints that preload scripts. */
function removeScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b(?=[^>]*\brel="?(?:modulepreload|preload|prefetch)\b)(?=[^>]*(?:\bas="?script\b|\bmodulepreload\b))[^>]*>/gi, '');
}

async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns the HTML that replaces a page's. */
type Rewrite = (html: string, path: string) => string;

const compressedPages = new Map<string, Buffer>();

/** Compresses a page as the site itself does. The result is cached, because the best quality is slow. */
function compress(html: string): Buffer {
  const body =
    compressedPages.get(html) ?? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  compressedPages.set(html, body);
  return body;
}

async function sendRewritten(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  rewrite: (html: string) => string,
): Promise<void> {
  const body = compress(rewrite((await readBody(upstreamResponse)).toString('utf8')));
  response.writeHead(upstreamResponse.statusCode ?? 502, {
    ...omitConnectionHeaders(upstreamResponse.headers),
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

function createProxy(origin: string, rewrite?: Rewrite): Server {
  const agent = new http.Agent({ keepAlive: true });
  return http.createServer((request, response) => {
    const isRewritten = rewrite !== undefined && (request.headers.accept ?? '').includes('text/html');
    const headers = isRewritten ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const upstreamRequest = http.request(`${origin}${request.url}`, { method: request.method, headers, agent }, (upstreamResponse) => {
      if (isRewritten && String(upstreamResponse.headers['content-type']).startsWith('text/html')) {
        sendRewritten(upstreamResponse, response, (html) => rewrite(html, request.url ?? '/')).catch(() => response.destroy());
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, omitConnectionHeaders(upstreamResponse.headers));
      upstreamResponse.pipe(response);
    });
    upstreamRequest.on('error', () => response.destroy());
    request.pipe(upstreamRequest);
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Starts a proxy for each variant. The unchanged site has a proxy too, so that the cost of a proxy is the same for all.
 *
 * @param origin of the running site
 * @param finalLooks HTML of the final looks (finalLook.ts) by path
 */
export async function startVariants(origin: string, finalLooks: ReadonlyMap<string, string>): Promise<SiteVariants> {
  const servers = [
    createProxy(origin),
    createProxy(origin, removeScripts),
    createProxy(origin, (html, path) => finalLooks.get(path) ?? html),
  ] as const;
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
