import type { Certification } from '../../api/models/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { htmlToText, excerpt } from '../../lib/text.ts';
import { feeOf } from './fee.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What a certification's training is about, as text; never empty. */
export const aboutOf = ({ name, longDescriptionHtml }: Certification, limit: number): string =>
  excerpt(htmlToText(longDescriptionHtml), limit) ||
  `${name}: the coming dates, the fees and what you receive, from the trainers of ${siteConfig.name}.`;

function offer(category: string, fee: Certification['feesForMembers']): Thing[] {
  const { rupees } = feeOf(fee);
  return rupees === null ? [] : [{ '@type': 'Offer', category, price: rupees, priceCurrency: 'INR' }];
}

/**
 * A certification's training as a schema.org `Course` (CERT-09), with the fields that search engines ask for: name,
 * description, provider, and its fees where they are amounts.
 *
 * @param origin where the site is, without a slash at the end
 */
export function course(certification: Certification, slug: string, origin: string): Thing {
  const offers = [...offer('Members', certification.feesForMembers), ...offer('Non-members', certification.feesForNonMembers)];
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: certification.name,
    description: aboutOf(certification, 500),
    url: `${origin}${certificationPath(slug)}`,
    inLanguage: siteConfig.language,
    provider: { '@type': 'Organization', name: siteConfig.name, url: `${origin}/` },
    ...(certification.experience === '' ? {} : { coursePrerequisites: certification.experience }),
    ...(offers.length === 0 ? {} : { offers }),
  };
}

/** The way to the page as a schema.org `BreadcrumbList`. */
export const breadcrumbs = (name: string, slug: string, origin: string): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Certifications', item: `${origin}/#certifications` },
    { '@type': 'ListItem', position: 3, name, item: `${origin}${certificationPath(slug)}` },
  ],
});
