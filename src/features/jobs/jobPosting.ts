import type { Job } from '../../api/models/job.ts';
import { parseIsoDay } from '../../../shared/days.ts';
import { isClosed, locationOf, placeOf } from './jobText.ts';

const EMPLOYMENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', intern: 'INTERN' }),
);

/** Returns the property `baseSalary`; null without pay. Also null for a minimum above the maximum, which search engines reject. */
const buildBaseSalary = (minimum: number | null, maximum: number | null, unitText: 'YEAR' | 'HOUR') =>
  (minimum || maximum) && !(minimum && maximum && minimum > maximum)
    ? {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: {
            '@type': 'QuantitativeValue',
            ...(minimum ? { minValue: minimum } : {}),
            ...(maximum ? { maxValue: maximum } : {}),
            unitText,
          },
        },
      }
    : null;

const joinToProperty = (name: string, values: readonly string[]) => (values.length === 0 ? {} : { [name]: values.join(', ') });

/**
 * Builds a schema.org `JobPosting` (JOBS-09).
 * @returns null for a job that is not open, and for a job without an employer, because search engines require one (D-52)
 */
export function jobPosting(job: Job, now: Date): Readonly<Record<string, unknown>> | null {
  if (job.organization === null || job.status !== 'published' || isClosed(job, now)) return null;
  const location = locationOf(job);
  const country = { '@type': 'Country', name: 'India' };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description ?? [job.title, job.organization, placeOf(job)].filter(Boolean).join(', '),
    identifier: { '@type': 'PropertyValue', name: job.organization, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: job.organization },
    ...(job.createdAt === null ? {} : { datePosted: parseIsoDay(job.createdAt) ?? job.createdAt }),
    ...(job.closingDate === null ? {} : { validThrough: toValidThrough(job.closingDate) }),
    ...(job.type === null ? {} : { employmentType: EMPLOYMENT_TYPES.get(job.type.toLowerCase()) ?? 'OTHER' }),
    // A remote job without a place has no `jobLocation`. Any other job without a place gets the country only.
    ...(location === null && job.remote
      ? {}
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'IN',
              ...(location === null ? {} : { addressLocality: location }),
            },
          },
        }),
    ...(job.remote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country } : {}),
    ...(job.industry === null ? {} : { industry: job.industry }),
    ...(job.hoursPerWeek === null ? {} : { workHours: `${job.hoursPerWeek} hours a week` }),
    ...joinToProperty('skills', job.skills),
    ...joinToProperty('qualifications', job.qualifications),
    ...(buildBaseSalary(job.minSalary, job.maxSalary, 'YEAR') ?? buildBaseSalary(job.minRate, job.maxRate, 'HOUR')),
  };
}

/** Returns the end of the closing day in India; a text that is no day is returned unchanged. */
const toValidThrough = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59+05:30` : day);
