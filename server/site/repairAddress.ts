import type { IncomingMessage } from 'node:http';

/**
 * Returns the URL of a request, so that its path can be decoded if a browser asks for a page: messengers cut addresses off within an
 * encoded character. In such a path each `%` then stands for itself, and the visitor gets the page for unknown addresses.
 */
export function repairAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!headers.accept?.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
