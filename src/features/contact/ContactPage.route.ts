import { listCertifications } from '../../api/endpoints/certifications.ts';
import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';

/** Preloads the content, and the certifications that a link may preselect. */
export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  Promise.all([runQuery(getPageContent.initiate('contact')), runQuery(listCertifications.initiate())]);

/** Builds the contact data for search engines, from chapter.yaml (CONT-01). */
const buildOrganizationData = (origin: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: chapter().name,
  url: `${origin}/`,
  email: chapter().supportEmail,
  address: chapter().address.join(', '),
  contactPoint: chapter().phones.map((telephone) => ({ '@type': 'ContactPoint', contactType: 'customer support', telephone })),
});

/** One canonical page, whatever a link preselects (NAV-04). */
export const head = (context: PageContext): Head => ({
  ...introHead(selectPageContent(context.state, 'contact'), context),
  path: paths.contact,
  noindex: context.url.search !== '',
  structuredData: [buildOrganizationData(context.url.origin)],
});

export { default } from './ContactPage.tsx';
