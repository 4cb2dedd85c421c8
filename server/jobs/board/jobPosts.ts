import type { JobPostForm } from '../../../shared/operations/jobs.ts';
import { acceptDocument } from '../../platform/files/accept.ts';
import { getFileAddress } from '../../platform/files/runWithFiles.ts';
import type { Upload } from '../../platform/files/store.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { readJobForm } from './jobForm.ts';
import { requireManager, requireOwnId, type Caller } from '../data/caller.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { changeBoard, createLaterTimestamp, createId, type ChangeDeps } from './changeBoard.ts';

const toFileColumn = (file: { id: string } | undefined) => (file ? { description_file: getFileAddress(file.id) } : {});

/** Posts and changes jobs. */
export interface JobPosts {
  /**
   * Stores a job for moderation (POST-05).
   * @returns message for the poster
   * @throws HttpError 400 or 415 for invalid input, 403 for another member's `userId` (D-39)
   */
  post(caller: Caller, form: JobPostForm, uploads: readonly Upload[] | undefined): Promise<string>;
  /**
   * Changes a job, which returns to moderation (D-41). Without an upload the job keeps its file.
   * @returns message for the poster
   * @throws HttpError 400 or 415 for invalid input, 403 for a job that the caller may not change (POST-06) or for another member's
   *   `userId` (D-39), 404 for a job that the caller cannot see, 503 when the job was changed at the same time
   */
  update(caller: Caller, id: string, form: JobPostForm, uploads: readonly Upload[] | undefined): Promise<string>;
}

export function createJobPosts(deps: ChangeDeps): JobPosts {
  return {
    async post(caller, form, uploads) {
      requireOwnId(caller, form.userId);
      const columns = readJobForm(form, dayInIndia(deps.clock()));
      await changeBoard(deps, await acceptDocument('jobDescription', uploads), async ({ jobs, files, file, now, today }) => {
        const [id, timestamp] = [createId(), now.toISOString()];
        const initialColumns = {
          status: 'unpublished',
          status_remark: '',
          created_at: timestamp,
          updated_at: timestamp,
          published_at: null,
        } as const;
        await jobs.insert([{ ...columns, ...initialColumns, id, user_id: caller.id, ...toFileColumn(file) }], today);
        if (file) await files.insert({ ...file, job_id: id });
      });
      return 'Job posted successfully. It is shown on the job board once an admin has published it.';
    },
    async update(caller, id, form, uploads) {
      requireOwnId(caller, form.userId);
      await changeBoard(deps, await acceptDocument('jobDescription', uploads), async ({ jobs, files, file, now, today, discardFiles }) => {
        const job = await jobs.findAndLock(id);
        requireManager(caller, job, today, 'change it');
        const columns = readJobForm(form, today, job);
        if (file) {
          discardFiles(await files.removeByJob(id));
          await files.insert({ ...file, job_id: id });
        }
        const isStored = await jobs.replace(
          {
            ...job,
            ...columns,
            ...toFileColumn(file),
            status: 'unpublished',
            status_remark: '',
            remark_field: null,
            updated_at: createLaterTimestamp(now, job.updated_at),
          },
          job.updated_at,
          today,
        );
        if (!isStored) throw new HttpError(503, 'The job was being changed by somebody else. Please try again.');
      });
      return 'Job updated successfully. It is shown on the job board once an admin has published it again.';
    },
  };
}
