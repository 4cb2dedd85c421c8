/** Request headers that are forwarded. Hop-by-hop headers are not; `cookie` is added without this site's own cookies. */
const REQUEST_HEADERS = new Set([
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

/** Response headers that are forwarded, because they describe the response. Other headers concern the provider's own site. */
const RESPONSE_HEADERS = new Set([
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

/** Cookies of this site: the visitor's choices, cookies of services on this site's pages, and `faces`, which earlier builds set. */
const SITE_COOKIE = /^(?:scheme=|faces=|analytics-consent=|googtrans=|_g)/i;

/** Content-Security-Policy of forwarded responses: a response that a browser opens as a page must not run scripts. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers that are sent with every response below a provider's prefix. */
export const dataHeaders = { 'content-security-policy': DATA_POLICY, 'x-content-type-options': 'nosniff' } as const;

type Headers = Record<string, string | string[] | undefined>;

/** Returns the headers of a forwarded request. */
export function selectRequestHeaders(headers: Headers): Headers {
  const selectedHeaders = Object.entries(headers).filter(([name]) => REQUEST_HEADERS.has(name.toLowerCase()));
  const cookies = [headers.cookie]
    .flat()
    .flatMap((header) => header?.split(';') ?? [])
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !SITE_COOKIE.test(cookie));
  return { ...Object.fromEntries(selectedHeaders), ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }) };
}

/**
 * Returns the headers of a forwarded response. A redirect that leads out of the prefix loses its target. Cookies become
 * cookies of this site, which browsers send only below the prefix.
 */
export function selectResponseHeaders(headers: Headers, prefix: string, origin: string): Headers {
  const selectedHeaders = Object.entries(headers).filter(([name]) => RESPONSE_HEADERS.has(name.toLowerCase()));
  const location = rewriteLocation([headers.location].flat()[0], prefix, origin);
  const cookies = [headers['set-cookie']].flat().flatMap((cookie) => (cookie === undefined ? [] : rewriteCookie(cookie, prefix)));
  return {
    ...Object.fromEntries(selectedHeaders),
    ...(location === undefined ? {} : { location }),
    ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    ...dataHeaders,
  };
}

/**
 * Returns a redirect's target as a path of this site; undefined when the target is on another host or not below the prefix.
 * @param origin the provider's origin, or the URL to which relative targets refer
 */
export function rewriteLocation(location: string | undefined, prefix: string, origin: string): string | undefined {
  if (location === undefined || !URL.canParse(location, origin)) return undefined;
  const target = new URL(location, origin);
  const isBelowPrefix = target.pathname === prefix || target.pathname.startsWith(`${prefix}/`);
  return target.origin === new URL(origin).origin && isBelowPrefix ? `${target.pathname}${target.search}` : undefined;
}

/** Replaces domain and path of a cookie, so that it is confined to the prefix. Returns no cookie for a name that this site uses itself. */
function rewriteCookie(cookie: string, prefix: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((attribute) => attribute.trim());
  if (SITE_COOKIE.test(pair)) return [];
  const keptAttributes = attributes.filter((attribute) => !/^(?:domain|path)(?:=|$)/i.test(attribute));
  return [[pair, ...keptAttributes, `Path=${prefix}`].join('; ')];
}
