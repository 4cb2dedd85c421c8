import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { rememberServedElements } from '../e2e/hydration.ts';
import { pageToolsScript } from './pageTools.ts';

const SCRIPT_PATH = '/__test/page.js';
const NOISE_PATH = '/__test/noise';

/** The origin at which an engine opens the site. */
export interface PageProxy {
  origin: string;
  /** What no page may cause: script errors, console errors and warnings, failed requests. */
  noise: string[];
  /** Whether requests reach the site; without a connection, the network ends them. */
  isConnected: boolean;
  stop: () => Promise<void>;
}

/**
 * Reports errors of the page it runs in. It reports synchronously, so that nothing is lost when the page is left, and what a page caused is
 * known when the next command has been answered.
 */
function reportNoise(path: string): void {
  const report = (line: string): void => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path, false);
    xhr.send(`${line} (${location.href})`);
  };
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.addEventListener(
    'error',
    ({ message, error, target }) => {
      // What is still loading when the page is left is given up.
      if (target instanceof HTMLElement) {
        if (!isLeft) report(`not loaded: ${target.outerHTML.slice(0, 160)}`);
      } else report(`script error: ${message} ${error instanceof Error ? (error.stack ?? '') : ''}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      report(`console ${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
}

const createScript = (): string =>
  [
    `(${reportNoise.toString()})(${JSON.stringify(NOISE_PATH)});`,
    `(${rememberServedElements.toString()})();`,
    readFileSync(new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')), 'utf8'),
    pageToolsScript,
  ].join('\n');

/** Lets a page without scripts of its own run the script. */
const allowScript = (policy: string): string =>
  policy.startsWith("default-src 'none'") ? `${policy}; script-src 'self'; connect-src 'self'` : policy;

/** Passes a response of the site on; pages get the script. */
async function passOn(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { 'content-length': _length, ...headers } = response.headers;
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
    return;
  }
  const page = await text(response);
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = allowScript(policy);
  outgoing.writeHead(response.statusCode ?? 500, headers);
  outgoing.end(page.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`));
}

/** Passes a request on to the site, and notes when it fails. A page itself may be a not-found page. */
function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse, noise: string[]): void {
  const { 'accept-encoding': _encodings, ...headers } = incoming.headers;
  const upstream = request(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, (response) => {
    const { statusCode = 500 } = response;
    if (statusCode >= 400 && headers['sec-fetch-dest'] !== 'document')
      noise.push(`status ${statusCode}: ${incoming.method} ${incoming.url}`);
    void passOn(response, outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/**
 * Starts a server that passes everything on to the site, and gives each page a script before all others: WebDriver has no way to run one
 * before the page's own scripts.
 */
export async function startPageProxy(siteOrigin: string): Promise<PageProxy> {
  const script = createScript();
  const noise: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=600' }).end(script);
    } else if (incoming.url === NOISE_PATH) {
      void text(incoming).then((line) => {
        noise.push(line);
        outgoing.end();
      });
    } else if (proxy.isConnected) forward(siteOrigin, incoming, outgoing, noise);
    else incoming.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: PageProxy = {
    origin: `http://127.0.0.1:${port}`,
    noise,
    isConnected: true,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}
