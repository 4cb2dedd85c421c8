import type { Certification } from '../../api/models/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { htmlToText, excerpt, spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { batchDays } from './batchDays.ts';
import { feeOf } from './fee.ts';

type SchemaThing = Readonly<Record<string, unknown>>;

/** Returns the course description as text of at most `limit` characters. Without a description, returns a sentence of any length. */
export const describeCourse = ({ name, longDescriptionHtml }: Certification, limit: number): string =>
  excerpt(htmlToText(longDescriptionHtml), limit) ||
  `${spaceAfterTrademarkSigns(name)}: the coming dates, the fees and what you receive, from the trainers of ${chapter().name}.`;

function offersOf(category: string, fee: Certification['feesForMembers']): SchemaThing[] {
  const { rupees } = feeOf(fee);
  return rupees === null ? [] : [{ '@type': 'Offer', category, price: rupees, priceCurrency: 'INR' }];
}

/** Derives the schema.org course mode from the words of the schedule. */
function modeOf({ scheduleTitle, scheduleDescriptionHtml }: Certification): string {
  const text = `${scheduleTitle} ${htmlToText(scheduleDescriptionHtml)}`;
  if (/\b(hybrid|blended)\b/i.test(text)) return 'Blended';
  return /\b(online|virtual(ly)?|on the screen|zoom|live classes)\b/i.test(text) ? 'Online' : 'Onsite';
}

/** Returns readable batches as schema.org `CourseInstance`, with the number of days as workload. */
function buildCourseInstances(certification: Certification): SchemaThing[] {
  const courseMode = modeOf(certification);
  return certification.batches.flatMap(({ month, dates }) =>
    dates.flatMap(({ text }) => {
      const days = batchDays(month, text);
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined) return [];
      return [{ '@type': 'CourseInstance', courseMode, startDate: first, endDate: last, courseWorkload: `P${days.length}D` }];
    }),
  );
}

/**
 * Builds a schema.org `Course` (CERT-09) with name, description, provider, numeric fees and batches.
 * @param origin without trailing slash
 */
export function courseStructuredData(certification: Certification, slug: string, origin: string): SchemaThing {
  const batchInstances = buildCourseInstances(certification);
  const offers = [...offersOf('Members', certification.feesForMembers), ...offersOf('Non-members', certification.feesForNonMembers)];
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: spaceAfterTrademarkSigns(certification.name),
    description: describeCourse(certification, 500),
    url: `${origin}${certificationPath(slug)}`,
    inLanguage: chapter().language,
    provider: { '@type': 'Organization', name: chapter().name, url: `${origin}/` },
    ...(certification.experience === '' ? {} : { coursePrerequisites: certification.experience }),
    ...(offers.length === 0 ? {} : { offers }),
    ...(batchInstances.length === 0 ? {} : { hasCourseInstance: batchInstances }),
  };
}
