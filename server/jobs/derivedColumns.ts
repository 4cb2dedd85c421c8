import { foldText } from '../../shared/fold.ts';
import type { ApplicationRow } from '../db/jobTables.ts';

/** Columns that are derived from others, or have an initial value. */
export type DerivedColumns = 'name_key' | 'email_key' | 'stage' | 'stage_at' | 'cv_removed_at';

/** Adds the derived columns to a new application. */
export function withDerivedColumns(application: Omit<ApplicationRow, DerivedColumns>): ApplicationRow {
  return {
    ...application,
    name_key: foldText(application.name),
    email_key: foldText(application.email),
    stage: 'received',
    stage_at: application.created_at,
    cv_removed_at: null,
  };
}
