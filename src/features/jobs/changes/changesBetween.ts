import { isJobField, JOB_FIELDS, rowOf, type JobField } from '../../../../shared/jobFields.ts';
import type { Job } from '../../../api/models/job.ts';
import { fieldTexts } from '../fieldTexts.ts';

/** One field of a job that is not what it was. */
export interface FieldChange {
  field: JobField;
  label: string;
  /** as people read it; empty: there was nothing */
  before: string;
  after: string;
}

/** What a person reads in place of the address of a file. */
const FILE = { before: 'A file', after: 'Another file' } as const;

/** The fields of the form that differ between two states of a job, in the order of the form. */
export function changesBetween(before: Job, after: Job): FieldChange[] {
  const [texts, newTexts] = [fieldTexts(before), fieldTexts(after)];
  return JOB_FIELDS.flatMap((field): FieldChange[] => {
    const [was, is] = [texts[field], newTexts[field]];
    if (was === is) return [];
    const { label, kind } = rowOf(field);
    if (kind !== 'file') return [{ field, label, before: was, after: is }];
    return [{ field, label, before: was && FILE.before, after: is && (was === '' ? FILE.before : FILE.after) }];
  });
}

/** What the field of a remark is called; null for none, and for one that the form does not have. */
export const remarkLabel = (field: string | null): string | null => (field !== null && isJobField(field) ? rowOf(field).label : null);
