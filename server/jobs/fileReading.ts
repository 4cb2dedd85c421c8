import type { FastifyReply } from 'fastify';
import { dayInIndia } from '../../shared/days.ts';
import type { JobRow } from '../platform/db/jobTables.ts';
import type { Deps } from './deps.ts';
import { type FileKind, MEDIA_TYPES } from '../platform/files/kind.ts';
import { rebuildStoredPicture } from '../platform/files/pictures/stored.ts';
import { createFileRepository, type FileWithOwners } from '../platform/files/repository.ts';
import type { StoredFile } from '../platform/files/store.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { mayManage, maySee } from './data/serialize.ts';
import type { Caller } from './data/caller.ts';
import { markSeen } from './applications/stages.ts';

/** A file that is ready to be sent. */
export interface OpenFile extends StoredFile {
  kind: FileKind;
  /** File name for the download. */
  name: string;
}

/** Decides who may read which file (D-47, D-57). */
export interface FileReading {
  /**
   * Opens a file. Throws HttpError 404 when it does not exist or the caller may not read it.
   * - A job's description is for everybody who can see the job (JOBS-08), and for its applicants.
   * - A CV is for the job's poster, admins and the applicant (APPL-03). When the poster opens it, the application is marked as seen.
   * - A member's picture is for the member and admins.
   */
  open(caller: Caller | null, id: string): Promise<OpenFile>;
}

function chooseFileName({ job_id, application_id }: FileWithOwners): string {
  if (job_id !== null) return 'job_description';
  return application_id === null ? 'picture' : 'cv';
}

export function createFileReading(deps: Pick<Deps, 'board' | 'db' | 'clock' | 'log' | 'files'>): FileReading {
  const repository = createFileRepository(deps.db);
  const { repository: jobs } = deps.board;
  const mayReadCv = (caller: Caller | null, file: FileWithOwners, job: JobRow): boolean =>
    mayManage(caller, job) || (caller !== null && caller.id === file.applicant);

  /** Returns whether the caller may read a job's description. Applicants may read it even after a published job has closed (MY-04). */
  async function mayReadDescription(caller: Caller | null, job: JobRow): Promise<boolean> {
    if (maySee(caller, job, dayInIndia(deps.clock()))) return true;
    return caller !== null && job.status === 'published' && (await jobs.findAppliedJobIds(caller.id)).has(job.id);
  }

  async function mayRead(caller: Caller | null, file: FileWithOwners, job: JobRow | undefined): Promise<boolean> {
    if (file.owner_job_id === null) return caller !== null && (caller.role === 'admin' || caller.id === file.member_id);
    if (!job) return false;
    return file.application_id === null ? mayReadDescription(caller, job) : mayReadCv(caller, file, job);
  }

  return {
    async open(caller, id) {
      const file = await repository.findById(id);
      const notFound = new HttpError(404, 'This file does not exist');
      if (!file) throw notFound;
      const job = file.owner_job_id === null ? undefined : await jobs.findById(file.owner_job_id);
      if (!(await mayRead(caller, file, job))) throw notFound;
      // The application stays unseen when only an admin has opened the CV.
      if (file.application_id !== null && job && caller?.id === job.user_id) await markSeen(deps, file.application_id);
      const storedFile = await deps.files.open(id);
      if (!storedFile) throw notFound;
      const sentFile = file.member_id === null ? storedFile : await rebuildStoredPicture(storedFile);
      return { ...sentFile, kind: file.kind, name: `${chooseFileName(file)}.${file.kind}` };
    },
  };
}

/** Sends a file as a download, so that browsers never display it as a page of this site (D-47). */
export function sendFile(reply: FastifyReply, { content, size, kind, name }: OpenFile): never {
  void reply
    .type(MEDIA_TYPES[kind])
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
  // Fastify ignores the value after `send`.
  return reply as never;
}
