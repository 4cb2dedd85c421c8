import { foldText } from '../../../shared/fold.ts';
import { toWordKey } from '../../../shared/words.ts';
import type { ApplicationRow } from '../../platform/db/jobTables.ts';

/** Columns that are derived from others, or have an initial value. */
export type DerivedColumns = 'name_key' | 'email_key' | 'stage' | 'stage_at' | 'cv_removed_at';

/** Returns the columns by which applicants are filtered and sorted. */
export const deriveApplicantKeys = ({ name, email }: Pick<ApplicationRow, 'name' | 'email'>) => ({
  name_key: toWordKey(name),
  email_key: foldText(email),
});

/** Adds the derived columns to a new application. */
export function withDerivedColumns(application: Omit<ApplicationRow, DerivedColumns>): ApplicationRow {
  return {
    ...application,
    ...deriveApplicantKeys(application),
    stage: 'received',
    stage_at: application.created_at,
    cv_removed_at: null,
  };
}
