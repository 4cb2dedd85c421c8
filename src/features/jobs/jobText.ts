import { groupIndian } from '../../lib/grouping.ts';
import type { Job } from '../../api/models/job.ts';
import { formatDate, timeSince } from '../../lib/dates.ts';
import { formatRupeeRange } from '../../lib/money.ts';
import { counted } from '../../lib/text.ts';

/** One line of a job's facts. */
export interface Fact {
  label: string;
  value: string;
}

/** Where the work is done; null when the job says nothing about it. */
export function placeOf({ location, remote }: Job): string | null {
  if (!remote) return location;
  return location === null || location.toLowerCase() === 'remote' ? 'Remote' : `${location} or remote`;
}

/** Years of experience asked for: `3–6 years`; null when neither end is given. */
export function experienceOf({ minExperience: least, maxExperience: most }: Job): string | null {
  if (least !== null && most !== null && least !== most) return `${least}–${most} years`;
  const one = most ?? least;
  if (one === null) return null;
  const years = counted(one, 'year');
  if (least === most) return years;
  return most === null ? `From ${years}` : `Up to ${years}`;
}

/** Pay by the year, else by the hour, in rupees without decimals (JOBS-05); null when the job tells none. */
export function payOf(job: Job): string | null {
  const [yearly, hourly] = [formatRupeeRange(job.minSalary, job.maxSalary), formatRupeeRange(job.minRate, job.maxRate)];
  if (yearly !== null) return `${yearly} a year`;
  return hourly === null ? null : `${hourly} an hour`;
}

/** How many applied (JOBS-05). */
export const applicantsOf = ({ appliedBy }: Job): string =>
  appliedBy.length === 0 ? 'No one has applied' : `Over ${groupIndian(appliedBy.length)} people applied`;

/**
 * When the job was last put on the board (JOBS-05); null when that is not known.
 *
 * @param asOf the moment to count from
 */
export function repostedOf({ updatedAt, createdAt }: Job, asOf: Date): string | null {
  const age = timeSince(updatedAt ?? createdAt, asOf);
  return age === null ? null : `Reposted ${age} ago`;
}

/** The fact that stands out. */
export const PAY_LABEL = 'Salary a year';

/** What a job tells beside its words, in the order of interest; what is missing is left out, dates are `Not specified`. */
export function factsOf(job: Job): Fact[] {
  const facts: [label: string, value: string | null][] = [
    [PAY_LABEL, formatRupeeRange(job.minSalary, job.maxSalary)],
    ['Rate an hour', formatRupeeRange(job.minRate, job.maxRate)],
    ['Experience', experienceOf(job)],
    ['Career level', job.careerLevel],
    ['Job type', job.type],
    ['Hours per week', job.hoursPerWeek === null ? null : String(job.hoursPerWeek)],
    ['Location', job.location],
    ['Remote', job.remote ? 'Can be done from anywhere' : null],
    ['Industry', job.industry],
    ['Closing date', formatDate(job.closingDate)],
    ['Posted on', formatDate(job.createdAt === null ? null : new Date(job.createdAt))],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
