import type { Head } from '../api/page.ts';
import { siteConfig } from '../config/siteConfig.ts';
import { matchRoute } from './routes.tsx';

/** A page's head with everything filled in, ready to be written as tags. */
export interface ResolvedHead extends Head {
  fullTitle: string;
  canonical: string;
  imageUrl: string;
}

const DEFAULT_IMAGE = '/share.png';

/** A path in the spelling of the route table, which every page has once (NAV-01); its parameters and query stay. */
function canonicalPath(path: string): string {
  const [pathname = '', ...query] = path.split(/(?=\?)/);
  const { route } = matchRoute(pathname);
  if (route.path === '*') return path;
  const given = pathname.split('/');
  const segments = route.path.split('/').map((segment, at) => (segment.startsWith(':') ? given[at] : segment));
  return `${segments.join('/')}${query.join('')}`;
}

/**
 * Fills in title suffix, canonical URL and picture of a page's head (NAV-04).
 *
 * @param publicUrl origin of canonical links, without trailing slash
 */
export function resolveHead(head: Head, publicUrl: string): ResolvedHead {
  return {
    ...head,
    fullTitle: head.path === '/' ? head.title : `${head.title} | ${siteConfig.name}`,
    // Put together as text: resolved, a path like `//host` would lead to another site.
    canonical: new URL(`${publicUrl}${canonicalPath(head.path)}`).href,
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
    meta('robots', head.noindex === true || (head.status ?? 200) !== 200 ? 'noindex' : 'index,follow'),
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
