import type { Head } from '../api/page.ts';
import { siteConfig } from '../config/siteConfig.ts';
import { breadcrumbList } from '../lib/breadcrumbList.ts';
import { SHARE_PICTURE_PATH, SHARE_PICTURE_SIZE } from '../../shared/sharePicture.ts';
import { findPage, type Place } from './routes.ts';

/** A page's head with everything filled in, ready to be written as tags. */
export interface ResolvedHead extends Head {
  fullTitle: string;
  canonical: string;
  /** What stands beside a shared link; of our own pictures the size is known. */
  picture: { url: string; alt: string; size?: readonly [width: number, height: number] };
  noindex: boolean;
}

/** The picture of the chapter, for its home page and whatever is not to be found by strangers. */
const DEFAULT_IMAGE = '/share.png';

/** The canonical address of a path that a page names: its page's spelling, and the search parameters it knows (NAV-01). */
function canonicalAddress(path: string): string {
  const { pathname, search } = new URL(path.replace(/^\/+/, '/'), 'http://site.invalid');
  return findPage(pathname, search).address;
}

/** A page's own picture when social networks take it, for they take no SVG; else the one that the server draws (NAV-04). */
function pictureOf({ image, title }: Head, canonical: URL, publicUrl: string, listed: boolean): ResolvedHead['picture'] {
  const given = image === undefined ? null : new URL(image, `${publicUrl}/`);
  if (given !== null && !given.pathname.toLowerCase().endsWith('.svg')) return { url: given.href, alt: title };
  const { pathname, search } = canonical;
  const own = !listed || pathname === '/' ? DEFAULT_IMAGE : `${SHARE_PICTURE_PATH}${pathname}.png${search}`;
  return { url: `${publicUrl}${own}`, alt: `${title}, beside a kolam: a line drawn round a grid of dots`, size: SHARE_PICTURE_SIZE };
}

/** A page's structured data, with the way to it from the home page, unless it tells a longer one itself. */
function withTrail({ structuredData = [], title }: Head, { origin, pathname, search }: URL): Head['structuredData'] {
  if (structuredData.some((one) => one['@type'] === 'BreadcrumbList')) return structuredData;
  const steps = [
    { name: 'Home', path: '/' },
    { name: title, path: `${pathname}${search}` },
  ];
  return [...structuredData, breadcrumbList(steps, origin)];
}

/**
 * Fills in title suffix, canonical URL, picture and the way from the home page of a page's head (NAV-04).
 *
 * @param publicUrl origin of canonical links, without trailing slash
 */
export function resolveHead(head: Head, { page, address }: Place, publicUrl: string): ResolvedHead {
  const canonical = head.path === undefined ? address : canonicalAddress(head.path);
  const noindex = head.noindex === true || page.indexed !== true || (head.status ?? 200) !== 200;
  const url = new URL(`${publicUrl}${canonical}`);
  return {
    ...head,
    structuredData: noindex || canonical === '/' ? head.structuredData : withTrail(head, url),
    noindex,
    fullTitle: canonical === '/' ? head.title : `${head.title} | ${siteConfig.name}`,
    canonical: url.href,
    picture: pictureOf(head, url, publicUrl, !noindex),
  };
}

/** The meta tags of a head, as attribute lists: one list for the server's HTML and the browser's updates. */
export function headTags(head: ResolvedHead): { tag: 'meta' | 'link'; key: string; attributes: Record<string, string> }[] {
  const meta = (name: string, content: string) => ({ tag: 'meta', key: `meta[name="${name}"]`, attributes: { name, content } }) as const;
  const property = (name: string, content: string) =>
    ({ tag: 'meta', key: `meta[property="${name}"]`, attributes: { property: name, content } }) as const;
  return [
    meta('description', head.description),
    meta('robots', head.noindex ? 'noindex' : 'index,follow'),
    { tag: 'link', key: 'link[rel="canonical"]', attributes: { rel: 'canonical', href: head.canonical } },
    property('og:type', 'website'),
    property('og:site_name', siteConfig.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.picture.url),
    ...(head.picture.size ?? []).map((pixels, index) => property(`og:image:${index === 0 ? 'width' : 'height'}`, String(pixels))),
    property('og:image:alt', head.picture.alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}
