import { getPageContent, pageContentIn } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';

export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('contact'));

/** How to reach the chapter, for search engines: the facts of the site's configuration (CONT-01). */
const reachable = (origin: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: chapter().name,
  url: `${origin}/`,
  email: chapter().supportEmail,
  address: chapter().address.join(', '),
  contactPoint: chapter().phones.map((telephone) => ({ '@type': 'ContactPoint', contactType: 'customer support', telephone })),
});

/** Whatever a link has chosen on it, it is one page (NAV-04). */
export const head = (context: PageContext): Head => ({
  ...introHead(pageContentIn(context.state, 'contact'), context),
  path: paths.contact,
  noindex: context.url.search !== '',
  structuredData: [reachable(context.url.origin)],
});

export { default } from './ContactPage.tsx';
