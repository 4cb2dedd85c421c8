import { isJobField, JOB_FIELDS, rowOf, type JobField } from '../../../../shared/jobFields.ts';
import type { Job } from '../../../api/models/job.ts';
import { fieldTexts } from '../fieldTexts.ts';

export interface FieldChange {
  field: JobField;
  label: string;
  before: string;
  after: string;
}

/** Texts shown instead of a file's URL. */
const A_FILE = 'A file';
const ANOTHER_FILE = 'Another file';

/** Returns the fields whose texts differ between two versions of a job, in the form's order. */
export function changesBetween(before: Job, after: Job): FieldChange[] {
  const [textsBefore, textsAfter] = [fieldTexts(before), fieldTexts(after)];
  return JOB_FIELDS.flatMap((field): FieldChange[] => {
    const [textBefore, textAfter] = [textsBefore[field], textsAfter[field]];
    if (textBefore === textAfter) return [];
    const { label, kind } = rowOf(field);
    if (kind !== 'file') return [{ field, label, before: textBefore, after: textAfter }];
    return [
      {
        field,
        label,
        before: textBefore && A_FILE,
        after: textAfter && (textBefore === '' ? A_FILE : ANOTHER_FILE),
      },
    ];
  });
}

/** Returns the label of the field that a moderator's remark is about; null for no field or an unknown one. */
export const remarkLabel = (field: string | null): string | null => (field !== null && isJobField(field) ? rowOf(field).label : null);
