import type { Head } from '../api/page.ts';
import { chapter } from '../config/chapter.ts';
import { breadcrumbList } from '../lib/breadcrumbList.ts';
import { SHARE_PICTURE_PATH, SHARE_PICTURE_SIZE } from '../../shared/pictures.ts';
import { findPage, type MatchedPage } from './routes.ts';

export interface ResolvedHead extends Head {
  fullTitle: string;
  canonical: string;
  picture: string;
  noindex: boolean;
}

/** Preview image of the home page and of pages that are not indexed. */
const DEFAULT_IMAGE = '/share.png';

/** Returns a path in the spelling of its page's record, with only the search parameters that the record lists (NAV-01). */
function canonicalAddress(path: string): string {
  const { pathname, search } = new URL(path.replace(/^\/+/, '/'), 'http://site.invalid');
  return findPage(pathname, search).address;
}

/** Adds breadcrumbs from the home page to the structured data, unless the page has its own. */
function withBreadcrumbs({ structuredData = [], title }: Head, { origin, pathname, search }: URL): Head['structuredData'] {
  if (structuredData.some((item) => item['@type'] === 'BreadcrumbList')) return structuredData;
  const home = { name: 'Home', path: '/' };
  return [...structuredData, breadcrumbList([home, { name: title, path: pathname + search }], origin)];
}

/**
 * Fills in title suffix, canonical URL, image and breadcrumbs (NAV-04).
 * @param publicUrl origin of canonical links, without trailing slash
 */
export function resolveHead(head: Head, { page, address }: MatchedPage, publicUrl: string): ResolvedHead {
  const canonical = head.path === undefined ? address : canonicalAddress(head.path);
  const noindex = head.noindex === true || page.indexed !== true || (head.status ?? 200) !== 200;
  const url = new URL(`${publicUrl}${canonical}`);
  return {
    ...head,
    structuredData: noindex || canonical === '/' ? head.structuredData : withBreadcrumbs(head, url),
    noindex,
    fullTitle: canonical === '/' ? head.title : fullTitleOf(head.title),
    canonical: url.href,
    picture: url.origin + (noindex || canonical === '/' ? DEFAULT_IMAGE : `${SHARE_PICTURE_PATH}${url.pathname}.png${url.search}`),
  };
}

/** Returns the title shown in tabs and history. */
export const fullTitleOf = (title: string): string => `${title} | ${chapter().name}`;

/** Returns the head's tags, for the server's HTML and the browser's updates. `key` is the selector that finds a tag to update. */
export function headTags(head: ResolvedHead): { tag: 'meta' | 'link'; key: string; attributes: Record<string, string> }[] {
  const meta = (name: string, content: string) => ({ tag: 'meta', key: `meta[name="${name}"]`, attributes: { name, content } }) as const;
  const property = (name: string, content: string) =>
    ({ tag: 'meta', key: `meta[property="${name}"]`, attributes: { property: name, content } }) as const;
  return [
    meta('description', head.description),
    meta('robots', head.noindex ? 'noindex' : 'index,follow'),
    { tag: 'link', key: 'link[rel="canonical"]', attributes: { rel: 'canonical', href: head.canonical } },
    property('og:type', 'website'),
    property('og:site_name', chapter().name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.picture),
    property('og:image:width', `${SHARE_PICTURE_SIZE[0]}`),
    property('og:image:height', `${SHARE_PICTURE_SIZE[1]}`),
    property('og:image:alt', head.title),
    meta('twitter:card', 'summary_large_image'),
  ];
}
