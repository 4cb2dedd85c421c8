import { groupIndian } from '../../lib/grouping.ts';
import type { Job } from '../../api/models/job.ts';
import { JOB_FIELDS, rowOf, type JobField } from '../../../shared/jobFields.ts';
import { dayInIndia, parseIsoDay } from '../../../shared/days.ts';
import { formatDay, timeSince } from '../../lib/moments.ts';
import { formatRupeeRange } from '../../lib/money.ts';
import { formatCount } from '../../lib/text.ts';
import { fieldTexts } from './fieldTexts.ts';

export interface Fact {
  label: string;
  value: string;
  note: string | null;
}

/** Returns the location; null when unknown, and for a remote job whose location is only the word `Remote`. */
export const locationOf = ({ location, remote }: Job): string | null => (remote && location?.toLowerCase() === 'remote' ? null : location);

/** Returns the place of work; null when unknown. */
export function placeOf(job: Job): string | null {
  const location = locationOf(job);
  if (!job.remote) return location;
  return location === null ? 'Remote' : `${location} or remote`;
}

/** Formats the required experience: `3–6 years`; null when unknown. */
export function experienceOf({ minExperience: minimum, maxExperience: maximum }: Job): string | null {
  if (minimum !== null && maximum !== null && minimum !== maximum) return `${minimum}–${maximum} years`;
  const limit = maximum ?? minimum;
  if (limit === null) return null;
  const years = formatCount(limit, 'year');
  if (minimum === maximum) return years;
  return maximum === null ? `From ${years}` : `Up to ${years}`;
}

/** Formats the yearly pay, or else the hourly pay, in rupees without decimals (JOBS-05); null when both are unknown. */
export function payOf(job: Job): string | null {
  const [yearly, hourly] = [formatRupeeRange(job.minSalary, job.maxSalary), formatRupeeRange(job.minRate, job.maxRate)];
  if (yearly !== null) return `${yearly} a year`;
  return hourly === null ? null : `${hourly} an hour`;
}

/** Formats the number of applicants (JOBS-05), avoiding `Over 1 people`. */
export function formatApplicantCount({ appliedBy: { length } }: Job): string {
  if (length === 0) return 'No one has applied';
  return length === 1 ? '1 person applied' : `Over ${groupIndian(length)} people applied`;
}

const DAY_MS = 86_400_000;

/** Returns whether a job takes no more applications: its closing date has passed, or its poster has closed it. */
export const isClosed = (job: Job, asOf: Date): boolean => job.closed !== null || hasClosingDatePassed(job, asOf);

/** Returns whether the closing date has passed. */
export function hasClosingDatePassed({ closingDate }: Job, asOf: Date): boolean {
  const closingDay = closingDate === null ? null : parseIsoDay(closingDate);
  return closingDay !== null && closingDay < dayInIndia(asOf);
}

/**
 * Formats the time until closing: `Closes today`, `Closes in 13 days`, `Closes in 3 weeks`. Weeks and months are rounded down, so that
 * the text never promises too much. For a job that its poster has closed, returns `Closed: filled` or `Closed: withdrawn`.
 * @param asOf reference time
 * @returns null for any other job without a readable closing date
 */
export function formatClosing(job: Job, asOf: Date): string | null {
  if (job.closed !== null) return `Closed: ${job.closed.reason}`;
  const days = daysLeft(job, asOf);
  if (days === null) return null;
  if (days < 0) return 'Closed';
  if (days < 2) return days === 0 ? 'Closes today' : 'Closes tomorrow';
  if (days < 14) return `Closes in ${formatCount(days, 'day')}`;
  return `Closes in ${days < 63 ? formatCount(Math.floor(days / 7), 'week') : formatCount(Math.floor(days / 30), 'month')}`;
}

/** Returns the days until closing; null without a readable closing date. */
function daysLeft({ closingDate }: Job, asOf: Date): number | null {
  const closingDay = closingDate === null ? null : parseIsoDay(closingDate);
  return closingDay === null ? null : Math.round((Date.parse(closingDay) - Date.parse(dayInIndia(asOf))) / DAY_MS);
}

/** Returns whether an open job closes within a week. The filter by closing date has the same rule. */
export function closesSoon(job: Job, asOf: Date): boolean {
  const days = daysLeft(job, asOf);
  return job.closed === null && days !== null && days >= 0 && days <= 7;
}

const NEW_MS = 2 * DAY_MS;

/** Returns whether a job was changed or posted within the last two days. */
export function isNew({ updatedAt, createdAt }: Job, asOf: Date): boolean {
  return asOf.getTime() - Date.parse(updatedAt ?? createdAt ?? '') < NEW_MS;
}

/** Formats the time since the last change, or else since posting: `3 days ago`; null when unknown. */
export function ageOf({ updatedAt, createdAt }: Job, asOf: Date): string | null {
  const age = timeSince(updatedAt ?? createdAt, asOf);
  return age === null ? null : `${age} ago`;
}

/**
 * Formats the time of the last change as the specification words it (JOBS-05): `Reposted 3 days ago`; null when unknown.
 * @param asOf reference time
 */
export function formatReposted(job: Job, asOf: Date): string | null {
  const age = ageOf(job, asOf);
  return age === null ? null : `Reposted ${age}`;
}

/** Returns pay, experience and closing time. */
export function leadFactsOf(job: Job, asOf: Date): Fact[] {
  const yearly = formatRupeeRange(job.minSalary, job.maxSalary);
  return toFacts([
    yearly === null ? [RATE, formatRupeeRange(job.minRate, job.maxRate)] : ['Salary a year', yearly],
    ['Experience', experienceOf(job)],
    ['Closing date', formatDay(job.closingDate), formatClosing(job, asOf)],
  ]);
}

/** Fields that are shown elsewhere on the page. All others are facts. */
const FIELDS_SHOWN_ELSEWHERE: ReadonlySet<JobField> = new Set<JobField>([
  ...(['jobTitle', 'organization', 'jobCategory', 'description', 'jobQualification', 'skills', 'closingDate'] as const),
  ...(['minjobExperience', 'maxjobExperience', 'minSalary', 'maxSalary', 'minRate', 'maxRate'] as const),
  ...(['email', 'extLink', 'jobDescription'] as const),
]);

/** Facts shown first; the others follow in form order. */
const FIRST_FACTS = ['jobCarrerLevel', 'jobType', 'hoursPerWeek', 'location', 'remotePosition', 'jobIndustry'] as const;

const FACTS: readonly JobField[] = [...new Set([...FIRST_FACTS, ...JOB_FIELDS])].filter((field) => !FIELDS_SHOWN_ELSEWHERE.has(field));

/** Labels that are shorter than those in the form. */
const FACT_LABELS: Partial<Record<JobField, string>> = { remotePosition: 'Remote', jobIndustry: 'Industry' };

/** Returns the facts below the lead facts (JOBS-05). */
export function factsOf(job: Job): Fact[] {
  const yearly = formatRupeeRange(job.minSalary, job.maxSalary);
  const texts = fieldTexts(job);
  return toFacts([
    [RATE, yearly === null ? null : formatRupeeRange(job.minRate, job.maxRate)],
    ...FACTS.map((field): [string, string | null] => {
      const row = rowOf(field);
      // Flags that are off are omitted.
      const isMissing = texts[field] === '' || (row.kind === 'flag' && texts[field] === row.off);
      return [FACT_LABELS[field] ?? row.label, isMissing ? null : texts[field]];
    }),
    ['Posted on', formatDay(job.createdAt)],
  ]);
}

const RATE = 'Rate an hour';

const toFacts = (facts: [label: string, value: string | null, note?: string | null][]): Fact[] =>
  facts.flatMap(([label, value, note = null]) => (value === null ? [] : [{ label, value, note }]));

/** Returns the texts of the chips: location, remote, type and level. */
export function chipsOf(job: Job): string[] {
  return [locationOf(job), job.remote ? 'Remote' : null, job.type, job.careerLevel].filter((text) => text !== null);
}

/** Returns the seed of an employer's kolam, a line drawing in place of a logo. */
export const markSeedOf = ({ organization, title }: Job): string => organization ?? title;
