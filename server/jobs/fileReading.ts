import { dayInIndia } from '../../shared/days.ts';
import type { JobRow } from '../db/jobTables.ts';
import type { Deps } from '../deps.ts';
import type { FileKind } from '../files/kind.ts';
import { createFileRepository, type FileWithReaders } from '../files/repository.ts';
import type { StoredFile } from '../files/store.ts';
import { HttpError } from '../security/httpError.ts';
import { getJobBoard } from './getJobBoard.ts';
import { mayManage, maySee } from './serialize.ts';
import type { Caller } from './caller.ts';
import { markSeen } from './stages.ts';

export interface OpenFile extends StoredFile {
  kind: FileKind;
  name: string;
}

/** Decides who may read which file (D-47, D-57). */
export interface FileReading {
  /**
   * Opens a file: a description is as public as its job (JOBS-08); a CV is for the job's owner, admins and the applicant (APPL-03). 404
   * for all others. Opening by the job's owner marks the application as seen.
   */
  open(caller: Caller | null, id: string): Promise<OpenFile>;
}

export function createFileReading(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'files'>): FileReading {
  const repository = createFileRepository(deps.db);
  const { repository: jobs } = getJobBoard(deps);
  const mayReadCv = (caller: Caller | null, file: FileWithReaders, job: JobRow): boolean =>
    mayManage(caller, job) || (caller !== null && caller.id === file.applicant);

  /** Applicants may still see a closed job (MY-04). */
  async function mayReadDescription(caller: Caller | null, job: JobRow): Promise<boolean> {
    if (maySee(caller, job, dayInIndia(deps.clock()))) return true;
    return caller !== null && job.status === 'published' && (await jobs.appliedJobIds(caller.id)).has(job.id);
  }

  return {
    async open(caller, id) {
      const file = await repository.findById(id);
      const job = file && (await jobs.byId(file.of_job));
      const allowed = file && job && (file.job_id === null ? mayReadCv(caller, file, job) : await mayReadDescription(caller, job));
      const none = new HttpError(404, 'This file does not exist');
      if (!allowed) throw none;
      // Only the poster's download counts as seen, not an admin's.
      if (file.application_id !== null && caller?.id === job.user_id) await markSeen(deps, file.application_id);
      const stored = await deps.files.open(id);
      if (!stored) throw none;
      return { ...stored, kind: file.kind, name: `${file.job_id === null ? 'cv' : 'job_description'}.${file.kind}` };
    },
  };
}
