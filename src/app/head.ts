import type { Head, PageContext, PageModule } from '../api/page.ts';
import { siteConfig } from '../config/siteConfig.ts';

/** A page's head with everything filled in, ready to be written as tags. */
export interface ResolvedHead extends Head {
  fullTitle: string;
  canonical: string;
  imageUrl: string;
}

const DEFAULT_IMAGE = '/share.png';

/**
 * Asks the page for its head and fills in title suffix, canonical URL and picture (NAV-04).
 *
 * @param publicUrl origin of canonical links, without trailing slash
 */
export function resolveHead(module: PageModule, context: PageContext, publicUrl: string): ResolvedHead {
  const head = module.head(context);
  return {
    ...head,
    fullTitle: head.path === '/' ? head.title : `${head.title} | ${siteConfig.name}`,
    canonical: new URL(head.path, `${publicUrl}/`).href,
    imageUrl: new URL(head.image ?? DEFAULT_IMAGE, `${publicUrl}/`).href,
  };
}

/** The meta tags of a head, as attribute lists: one list for the server's HTML and the browser's updates. */
export function headTags(head: ResolvedHead): { tag: 'meta' | 'link'; key: string; attributes: Record<string, string> }[] {
  const meta = (name: string, content: string) =>
    ({ tag: 'meta', key: `meta[name="${name}"]`, attributes: { name, content } }) as const;
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
