/** Request headers that reach the provider's host; the network's own and cookies of this site do not. */
const passedOn = new Set([
  'host',
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'content-length',
  'user-agent',
  'if-none-match',
  'if-modified-since',
]);

/** Answer headers that are about the answer itself. All else is the provider's business with visitors of its own site. */
const passedBack = new Set([
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-next-cursor',
  'x-search-keyword',
  'x-search-location',
  'x-total-count',
  'x-wp-total',
  'x-wp-totalpages',
]);

/** Cookies of this site's own pages: choices of the visitor, what services on the pages keep, and `faces`, which earlier builds set. */
const ownCookie = /^(?:scheme=|faces=|analytics-consent=|googtrans=|_g)/i;

/** What the provider answers is data: should a browser open it as a page, nothing in it runs. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of everything below a provider's prefix. */
export const dataHeaders = { 'content-security-policy': dataPolicy, 'x-content-type-options': 'nosniff' } as const;

type Headers = Record<string, string | string[] | undefined>;

/** The headers with which a request is forwarded. */
export function requestHeaders(headers: Headers): Headers {
  const passed = Object.entries(headers).filter(([name]) => passedOn.has(name.toLowerCase()));
  const cookies = [headers.cookie]
    .flat()
    .flatMap((header) => header?.split(';') ?? [])
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !ownCookie.test(cookie));
  return { ...Object.fromEntries(passed), ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }) };
}

/**
 * The headers with which the provider's answer is handed on. A redirect stays below the prefix or loses its target;
 * cookies become cookies of this site, for calls below the prefix only.
 */
export function answerHeaders(headers: Headers, prefix: string, origin: string): Headers {
  const passed = Object.entries(headers).filter(([name]) => passedBack.has(name.toLowerCase()));
  const location = ownLocation([headers.location].flat()[0], prefix, origin);
  const cookies = [headers['set-cookie']].flat().flatMap((cookie) => (cookie === undefined ? [] : ownCookieOf(cookie, prefix)));
  return {
    ...Object.fromEntries(passed),
    ...(location === undefined ? {} : { location }),
    ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    ...dataHeaders,
  };
}

/**
 * A redirect's target as a path of this site; undefined when it lies elsewhere.
 * @param origin the provider's origin, or the address on its host that led there
 */
export function ownLocation(location: string | undefined, prefix: string, origin: string): string | undefined {
  if (location === undefined || !URL.canParse(location, origin)) return undefined;
  const target = new URL(location, origin);
  // Relative to the very request: the browser asks the same path here.
  const below = target.pathname === prefix || target.pathname.startsWith(`${prefix}/`);
  return target.origin === new URL(origin).origin && below ? `${target.pathname}${target.search}` : undefined;
}

/** Without the provider's domain, and with the prefix as its path, so that no page of this site ever sends or reads it. */
function ownCookieOf(cookie: string, prefix: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  if (ownCookie.test(pair)) return [];
  const kept = attributes.filter((attribute) => !/^(?:domain|path)(?:=|$)/i.test(attribute));
  return [[pair, ...kept, `Path=${prefix}`].join('; ')];
}
