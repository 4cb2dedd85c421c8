import { fold } from '../../shared/fold.ts';
import type { ApplicationRow } from '../db/jobTables.ts';

/** What of an application follows from its arrival and its other fields. */
export type ArrivalFields = 'name_key' | 'email_key' | 'stage' | 'stage_at' | 'cv_removed_at';

/** The whole row of an application that has just come. */
export function arrival(application: Omit<ApplicationRow, ArrivalFields>): ApplicationRow {
  return {
    ...application,
    name_key: fold(application.name),
    email_key: fold(application.email),
    stage: 'received',
    stage_at: application.created_at,
    cv_removed_at: null,
  };
}
