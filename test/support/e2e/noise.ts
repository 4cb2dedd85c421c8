import { expect, type BrowserContext, type ConsoleMessage, type Request } from '@playwright/test';

const LOOPBACK = /^(127\.0\.0\.1|(.+\.)?localhost)$/;

/** Records what no page may cause: script errors, console errors and warnings, failed requests and requests to other hosts. */
export class Noise {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Listens to everything that the pages of a context do. */
  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) => this.#onScriptError(error.error()));
    context.on('request', (request) => this.#onRequest(request));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // Leaving a page aborts its open requests. That is not a failure.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
    });
  }

  /** Allows noise that the test causes on purpose, for example by stopping a backend. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Forgets what was recorded and allowed, for the next test in the same context. */
  reset(): void {
    this.#seen.length = 0;
    this.#allowed.length = 0;
  }

  /** Returns everything recorded so far that was not allowed. */
  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  /** Fails with the list of everything recorded that was not allowed. */
  expectNone(): void {
    expect(this.unexpected(), 'errors on the page').toEqual([]);
  }

  #onScriptError(error: Error): void {
    const { name, message, stack = '' } = error;
    this.#seen.push(`script error: ${name}: ${message} ${stack.split('\n').slice(1, 4).join(' ')}`.trim());
  }

  #onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const { url } = message.location();
    // This is the browser's message about the status of the page itself. A not-found page has status 404 on purpose.
    if (message.text().startsWith('Failed to load resource') && message.page()?.url() === url) return;
    this.#seen.push(`console ${type}: ${message.text()} (${url})`);
  }

  #onRequest(request: Request): void {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && !LOOPBACK.test(hostname)) this.#seen.push(`request to another host: ${request.url()}`);
  }
}
