import { listCertifications } from '../../api/endpoints/certifications.ts';
import { getHomeBanner, getMatrices } from '../../api/endpoints/content.ts';
import { listActiveEvents } from '../../api/endpoints/events.ts';
import type { Head, PreloadContext } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';

/** Title, description, and structured data of the organisation and its website (NAV-04). */
export const head = (context: { url: URL }): Head => ({
  title: `${chapter().name}: ${chapter().tagline}`,
  description: chapter().description,
  structuredData: [buildOrganisation(context.url.origin), buildWebsite(context.url.origin)],
});

const buildOrganisation = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: chapter().name,
  slogan: chapter().tagline,
  description: chapter().description,
  url: `${origin}/`,
  logo: `${origin}/icon-180.png`,
  email: chapter().supportEmail,
  telephone: chapter().phones[0],
  foundingDate: chapter().foundedYear?.toString(),
  address: chapter().address.join(', '),
  sameAs: chapter().social.map(({ href }) => href),
});

const buildWebsite = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: chapter().name,
  url: `${origin}/`,
  inLanguage: chapter().language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  Promise.all([
    runQuery(getHomeBanner.initiate()),
    runQuery(listCertifications.initiate()),
    runQuery(listActiveEvents.initiate()),
    runQuery(getMatrices.initiate()),
  ]);

export { default } from './HomePage.tsx';
