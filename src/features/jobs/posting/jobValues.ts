import { array, boolean, object, string, type ISchema, type ObjectSchema, type TestConfig } from 'yup';
import { dayInIndia } from '../../../../shared/days.ts';
import { CAREER_LEVELS, JOB_TYPES } from '../../../../shared/jobSearch.ts';
import { rangeProblem, type MaximumField } from '../../../../shared/jobRanges.ts';
import { toJobUpdateForm, type JobPostForm, type JobUpdateForm } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { oneMonthAhead } from '../../../lib/dates.ts';
import { parseDays } from '../../../lib/parseDays.ts';
import { characterCount } from '../../../lib/characterCount.ts';
import { documentFile } from '../../../ui/form/documentFile.ts';

/** The fields of the contract's form that are filled in. */
type Filled = Pick<JobPostForm, Exclude<keyof JobPostForm, 'userId' | 'status'>>;

/** A field's value in the form; `remotePosition` is a tick, all else that is one text is text. */
type ValueOf<Name> = Name extends 'remotePosition'
  ? boolean
  : Name extends 'jobDescription'
    ? File | null
    : Name extends 'jobQualification' | 'skills'
      ? string[]
      : string;

/** A job while its form is filled in, by the names of the wire. */
export type JobValues = { [Name in keyof Filled]-?: ValueOf<Name> };

/** The most characters of a number, its point included (POST-03). */
export const LONGEST = { experience: 4, rate: 4, salary: 10, hours: 3 } as const;

/** The longest description, counted as both sides count (D-51). */
export const LONGEST_DESCRIPTION = 1000;

const free = string().trim().defined().default('');
const asked = (message: string) => string().trim().default('').required(message);
const someOf = (message: string) => array().of(string().defined()).defined().default([]).min(1, message);

/** A point alone is no number. */
const isNumber = (text: string): boolean => /\d/.test(text);

/** Refuses the end of a range that lies below its beginning. */
const endOfRange = (maximum: MaximumField): TestConfig<string> => ({
  name: 'range',
  test: (_value, { parent, createError }) => {
    const problem = rangeProblem(maximum, parent as JobValues);
    return problem === undefined || createError({ message: problem });
  },
});

const fields = object({
  jobTitle: asked('Job Title is required'),
  organization: free,
  jobType: asked('Job Type is required'),
  jobCategory: asked('Job Category is required'),
  jobIndustry: asked('Job Industry is required'),
  jobQualification: someOf('Select at least one qualification'),
  skills: someOf('Select at least one skill'),
  jobCarrerLevel: free,
  minjobExperience: free,
  maxjobExperience: asked('Enter max job experience required')
    .test('number', 'Enter max job experience required', isNumber)
    .test(endOfRange('maxjobExperience')),
  location: free,
  remotePosition: boolean().defined().default(false),
  hoursPerWeek: free,
  closingDate: asked('Choose a closing date').test(
    'open',
    'The closing date cannot be before today',
    (day) => !day || day >= dayInIndia(new Date()),
  ),
  minSalary: free,
  maxSalary: free.test(endOfRange('maxSalary')),
  minRate: free,
  maxRate: free.test(endOfRange('maxRate')),
  description: free.test('length', `At most ${LONGEST_DESCRIPTION} characters`, (text) => characterCount(text) <= LONGEST_DESCRIPTION),
  email: asked('Application Email is required'),
  extLink: free,
  jobDescription: documentFile(),
} satisfies { [Name in keyof Filled]-?: ISchema<unknown> });

/** Messages of the form for a job (POST-01 to POST-03). */
export const jobSchema = fields as unknown as ObjectSchema<JobValues>;

/** A new job: empty, open for a month (POST-03, D-50). */
export const newJob = (now: Date): JobValues => ({ ...jobSchema.getDefault(), closingDate: oneMonthAhead(now) });

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** What is there already is found whatever its case (D-43). */
const knownAs = (options: readonly string[], value: string | null): string =>
  options.find((option) => option.toLowerCase() === value?.toLowerCase()) ?? '';

/** A job as its form shows it (POST-06). Its file stays where it is until another one is chosen. */
export function valuesOf(job: Job): JobValues {
  return {
    jobTitle: job.title,
    organization: textOf(job.organization),
    jobType: knownAs(JOB_TYPES, job.type),
    jobCategory: textOf(job.category),
    jobIndustry: textOf(job.industry),
    jobQualification: [...new Set(job.qualifications)],
    skills: [...new Set(job.skills)],
    jobCarrerLevel: knownAs(CAREER_LEVELS, job.careerLevel),
    minjobExperience: textOf(job.minExperience),
    maxjobExperience: textOf(job.maxExperience),
    location: textOf(job.location),
    remotePosition: job.remote,
    hoursPerWeek: textOf(job.hoursPerWeek),
    closingDate: (job.closingDate === null ? null : parseDays(job.closingDate))?.end ?? '',
    minSalary: textOf(job.minSalary),
    maxSalary: textOf(job.maxSalary),
    minRate: textOf(job.minRate),
    maxRate: textOf(job.maxRate),
    description: textOf(job.description),
    email: textOf(job.contactEmail),
    extLink: textOf(job.externalLink),
    jobDescription: null,
  };
}

const NUMBERS = ['minjobExperience', 'minSalary', 'maxSalary', 'minRate', 'maxRate', 'hoursPerWeek'] as const;

/** The values as they go over the wire; a field that is left empty is an empty text. */
function wireOf(values: JobValues, userId: string): JobPostForm {
  const { remotePosition, jobDescription, ...texts } = fields.cast(values);
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, isNumber(texts[name]) ? texts[name] : '']));
  return {
    ...texts,
    ...numbers,
    userId,
    // Never the text `false`, which is true to who asks for any text (D-44).
    remotePosition: remotePosition ? 'true' : '',
    ...(jobDescription !== null && { jobDescription }),
    status: 'unpublished',
  };
}

/** A new job for the wire: what was left empty is left out (POST-05). */
export const toPost = (values: JobValues, userId: string): JobPostForm =>
  Object.fromEntries(Object.entries(wireOf(values, userId)).filter(([, value]) => value !== '')) as JobPostForm;

/** A changed job for the wire: an empty text clears its field (POST-06). */
export const toUpdate = (values: JobValues, userId: string): JobUpdateForm => toJobUpdateForm(wireOf(values, userId));

/** The job as it would be read on the board, for the preview beside the form. */
export function jobOf(values: JobValues, now: Date): Job {
  const text = (value: string): string | null => value.trim() || null;
  const number = (value: string): number | null => (isNumber(value) ? Number(value) : null);
  return {
    id: 'preview',
    title: text(values.jobTitle) ?? 'Your job’s title',
    organization: text(values.organization),
    location: text(values.location),
    remote: values.remotePosition,
    type: text(values.jobType),
    category: text(values.jobCategory),
    industry: text(values.jobIndustry),
    qualifications: values.jobQualification,
    skills: values.skills,
    description: text(values.description),
    externalLink: text(values.extLink),
    closingDate: text(values.closingDate),
    contactEmail: text(values.email),
    careerLevel: text(values.jobCarrerLevel),
    minExperience: number(values.minjobExperience),
    maxExperience: number(values.maxjobExperience),
    minRate: number(values.minRate),
    maxRate: number(values.maxRate),
    minSalary: number(values.minSalary),
    maxSalary: number(values.maxSalary),
    hoursPerWeek: number(values.hoursPerWeek),
    descriptionFile: null,
    creatorId: null,
    status: 'unpublished',
    statusRemark: null,
    remarkField: null,
    sentBackAt: null,
    createdAt: now.toISOString(),
    updatedAt: null,
    appliedBy: [],
    answers: null,
  };
}
