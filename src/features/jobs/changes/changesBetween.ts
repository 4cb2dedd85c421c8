import { JOB_FIELD_LABELS, JOB_FIELDS, type JobField } from '../../../../shared/jobFields.ts';
import type { Job } from '../../../api/models/job.ts';
import { formatDay } from '../../../lib/moments.ts';
import { formatRupees } from '../../../lib/money.ts';
import { counted } from '../../../lib/text.ts';

/** One field of a job that is not what it was. */
export interface FieldChange {
  field: JobField;
  label: string;
  /** as people read it; empty: there was nothing */
  before: string;
  after: string;
}

const plain = (value: string | null): string => value ?? '';
const list = (values: readonly string[]): string => values.join(', ');
const rupees = (value: number | null): string => (value === null ? '' : formatRupees(value));
const years = (value: number | null): string => (value === null ? '' : counted(value, 'year'));

/** Each field of the form as people read it; an empty text says nothing. */
const TEXT: Readonly<Record<JobField, (job: Job) => string>> = {
  jobTitle: ({ title }) => title,
  organization: ({ organization }) => plain(organization),
  jobType: ({ type }) => plain(type),
  jobCategory: ({ category }) => plain(category),
  jobIndustry: ({ industry }) => plain(industry),
  description: ({ description }) => plain(description),
  jobQualification: ({ qualifications }) => list(qualifications),
  skills: ({ skills }) => list(skills),
  minjobExperience: ({ minExperience }) => years(minExperience),
  maxjobExperience: ({ maxExperience }) => years(maxExperience),
  jobCarrerLevel: ({ careerLevel }) => plain(careerLevel),
  location: ({ location }) => plain(location),
  remotePosition: ({ remote }) => (remote ? 'Can be done from anywhere' : 'Not remote'),
  hoursPerWeek: ({ hoursPerWeek }) => (hoursPerWeek === null ? '' : String(hoursPerWeek)),
  closingDate: ({ closingDate }) => (closingDate === null ? '' : formatDay(closingDate)),
  minSalary: ({ minSalary }) => rupees(minSalary),
  maxSalary: ({ maxSalary }) => rupees(maxSalary),
  minRate: ({ minRate }) => rupees(minRate),
  maxRate: ({ maxRate }) => rupees(maxRate),
  email: ({ contactEmail }) => plain(contactEmail),
  extLink: ({ externalLink }) => plain(externalLink),
  // Only its address is known, which is another one for another file.
  jobDescription: ({ descriptionFile }) => plain(descriptionFile),
};

/** What a person reads in place of the address of a file. */
const FILE = { before: 'A file', after: 'Another file' } as const;

/** The fields of the form that differ between two states of a job, in the order of the form. */
export function changesBetween(before: Job, after: Job): FieldChange[] {
  return JOB_FIELDS.flatMap((field): FieldChange[] => {
    const [was, is] = [TEXT[field](before), TEXT[field](after)];
    if (was === is) return [];
    const label = JOB_FIELD_LABELS[field];
    if (field !== 'jobDescription') return [{ field, label, before: was, after: is }];
    return [{ field, label, before: was && FILE.before, after: is && (was === '' ? FILE.before : FILE.after) }];
  });
}

/** What the field of a remark is called; null for none, and for one that the form does not have. */
export const remarkLabel = (field: string | null): string | null =>
  field !== null && Object.hasOwn(JOB_FIELD_LABELS, field) ? JOB_FIELD_LABELS[field as JobField] : null;
