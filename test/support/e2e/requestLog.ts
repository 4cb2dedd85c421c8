import { expect, type Page, type Request } from '@playwright/test';

/** The requests that a page has made since it was last loaded. */
export class RequestLog {
  #requests: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#requests = [];
      this.#requests.push(request);
    });
  }

  /** Returns the calls to the two backends as `METHOD path?query`, in order. */
  backendCalls(): string[] {
    return this.#requests
      .map((request) => ({ method: request.method(), url: new URL(request.url()) }))
      .filter(({ url }) => /^\/(wp-json|api)\//.test(url.pathname))
      .map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
  }

  /** Returns the URLs of the site's scripts, in order. */
  scripts(): string[] {
    return this.#requests.map((request) => request.url()).filter((url) => /\/assets\/.*\.js$/.test(url));
  }

  /** Fails when two requests had the same method, URL and body. */
  expectNoneTwice(): void {
    const counts = new Map<string, number>();
    for (const request of this.#requests) {
      // The browser itself requests the icon anew whenever the page's URL changes.
      if (new URL(request.url()).pathname.startsWith('/icon')) continue;
      const key = [request.method(), request.url(), request.postData() ?? ''].join(' ').trim();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const repeated = [...counts].filter(([, count]) => count > 1).map(([key, count]) => `${count} × ${key}`);
    expect(repeated, 'requests made more than once').toEqual([]);
  }
}
