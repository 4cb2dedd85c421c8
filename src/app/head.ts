import type { Head } from '../api/page.ts';
import { siteConfig } from '../config/siteConfig.ts';
import { findPage, type Place } from './routes.ts';

/** A page's head with everything filled in, ready to be written as tags. */
export interface ResolvedHead extends Head {
  fullTitle: string;
  canonical: string;
  imageUrl: string;
  noindex: boolean;
}

const DEFAULT_IMAGE = '/share.png';

/** The canonical address of a path that a page names: its page's spelling, and the search parameters it knows (NAV-01). */
function canonicalAddress(path: string): string {
  const { pathname, search } = new URL(path.replace(/^\/+/, '/'), 'http://site.invalid');
  return findPage(pathname, search).address;
}

/**
 * Fills in title suffix, canonical URL and picture of a page's head (NAV-04).
 *
 * @param publicUrl origin of canonical links, without trailing slash
 */
export function resolveHead(head: Head, { page, address }: Place, publicUrl: string): ResolvedHead {
  const canonical = head.path === undefined ? address : canonicalAddress(head.path);
  return {
    ...head,
    noindex: head.noindex === true || page.indexed !== true || (head.status ?? 200) !== 200,
    fullTitle: canonical === '/' ? head.title : `${head.title} | ${siteConfig.name}`,
    canonical: new URL(`${publicUrl}${canonical}`).href,
    imageUrl: new URL(head.image ?? DEFAULT_IMAGE, `${publicUrl}/`).href,
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
    property('og:image', head.imageUrl),
    meta('twitter:card', 'summary_large_image'),
  ];
}
