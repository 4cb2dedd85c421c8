import { dayOf, partsOf, type Day } from '../../shared/days.ts';
import { MAXIMUM_FIELDS, rangeProblem } from '../../shared/jobRanges.ts';
import { monthAhead } from '../../shared/monthAhead.ts';
import type { JobPostForm } from '../../shared/operations/jobs.ts';
import type { NewJob } from './repository.ts';
import { CAREER_LEVELS, JOB_TYPES } from '../../shared/jobSearch.ts';
import { HttpError } from '../security/httpError.ts';
import { amount, manyLines, oneLine, oneOf } from './formText.ts';

/** What of a job its poster writes; the file aside. */
export type WrittenJob = Omit<
  NewJob,
  'id' | 'user_id' | 'status' | 'status_remark' | 'description_file' | 'created_at' | 'updated_at' | 'published_at'
>;

/**
 * Reads the form of a job, which has the contract's shape, and holds it to POST-01 and POST-03.
 * @param closing the closing date when the form has none; else one month ahead (D-50)
 * @throws HttpError 400 with the documents' sentence
 */
export function readJobForm(form: JobPostForm, today: Day, closing?: Day | null): WrittenJob {
  const level = oneLine(form.jobCarrerLevel);
  for (const maximum of MAXIMUM_FIELDS) {
    const problem = rangeProblem(maximum, form);
    if (problem !== undefined) throw new HttpError(400, problem);
  }
  return {
    title: needed(oneLine(form.jobTitle), 'Job Title is required'),
    job_type: needed(
      oneOf(JOB_TYPES, needed(oneLine(form.jobType), 'Job Type is required')),
      `Job Type must be one of ${JOB_TYPES.join(', ')}`,
    ),
    category: needed(oneLine(form.jobCategory), 'Job Category is required'),
    industry: needed(oneLine(form.jobIndustry), 'Job Industry is required'),
    qualifications: list(form.jobQualification, 'Select at least one qualification'),
    skills: list(form.skills, 'Select at least one skill'),
    max_experience: needed(amount(form.maxjobExperience), 'Enter max job experience required'),
    email: needed(oneLine(form.email), 'Application Email is required'),
    location: oneLine(form.location) || null,
    remote: form.remotePosition === 'true' ? 1 : 0,
    description: manyLines(form.description) || null,
    ext_link: webAddress(oneLine(form.extLink)),
    closing_date: closingDate(oneLine(form.closingDate) || closing || monthAhead(today), today),
    career_level: level === '' ? null : needed(oneOf(CAREER_LEVELS, level), `The career level must be one of ${CAREER_LEVELS.join(', ')}`),
    min_experience: amount(form.minjobExperience),
    min_rate: amount(form.minRate),
    max_rate: amount(form.maxRate),
    min_salary: amount(form.minSalary),
    max_salary: amount(form.maxSalary),
    hours_per_week: amount(form.hoursPerWeek),
    organization: oneLine(form.organization) || null,
  };
}

function needed<T>(value: T | null | undefined, sentence: string): T {
  if (value === null || value === undefined || value === '') throw new HttpError(400, sentence);
  return value;
}

/** JSON of the entries that say something, each once. */
function list(entries: readonly string[], sentence: string): string {
  const said = [...new Set(entries.map(oneLine))].filter((entry) => entry !== '');
  if (said.length === 0) throw new HttpError(400, sentence);
  return JSON.stringify(said);
}

/** Only such addresses are ever linked to (D-48); one without a scheme gets the web's. */
function webAddress(typed: string): string | null {
  if (typed === '') return null;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new HttpError(400, 'The external link must be a web address that begins with http:// or https://');
  }
  return address;
}

function closingDate(typed: string, today: Day): Day {
  const { year, month, date } = partsOf(typed);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? dayOf(year, month, date) : null;
  if (day === null) throw new HttpError(400, 'The closing date must be a day such as 2026-12-31');
  if (day < today) throw new HttpError(400, 'The closing date has passed: please choose today or a later day');
  return day;
}
