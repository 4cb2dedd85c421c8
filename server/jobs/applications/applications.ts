import type { Kysely } from 'kysely';
import { APPLICATION_FIELDS, EMPLOYEE_TYPES, EXPERIENCE_PATTERN, EXPERIENCE_MESSAGE } from '../../../shared/applicationFields.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { ApplicationRow, JobRow } from '../../platform/db/jobTables.ts';
import { acceptDocument } from '../../platform/files/accept.ts';
import type { Upload } from '../../platform/files/store.ts';
import { fieldError, HttpError } from '../../platform/security/httpError.ts';
import { createWithdrawalMail } from '../mail/applicationMails.ts';
import { createApplicationRepository } from '../data/applicationRepository.ts';
import { withDerivedColumns, type DerivedColumns } from '../data/derivedColumns.ts';
import { toSingleLine, findOption } from '../data/formText.ts';
import { createConfirmationMail, createNewApplicationMail } from '../mail/mails.ts';
import { closedJobError, requireOwnId, type Caller } from '../data/caller.ts';
import { lockMember, findActiveMember, type Person } from '../data/activeMember.ts';
import { changeBoard, createId, NO_UPLOAD, type ChangeDeps } from '../board/changeBoard.ts';
import type { Database } from '../../platform/db/schema.ts';

type ApplicationFields = JobsOperations['applyForJob']['body'];

/** Applies for jobs, and withdraws applications. */
export interface Applications {
  /**
   * Stores an application and its CV, and mails the applicant and the poster. A member can apply for a job once (APPLY-04).
   * @returns message for the applicant
   * @throws HttpError 400 for invalid fields or without exactly one CV, 401 when the member was erased, 403 for another member's `userId`
   *   (D-39), 404 for an unknown job, 409 for the caller's own job or a second application, 410 for a job that is not open (D-53), 415 for
   *   a CV that is not a document, 429 when the limit of mails is reached (`assertMailLimit`)
   */
  apply(caller: Caller & Person, form: ApplicationFields, uploads: readonly Upload[]): Promise<string>;
  /**
   * Deletes the caller's application and CV, even when the job is no longer open, and mails the poster. The member can apply again while
   * the job is open.
   * @returns message for the applicant
   * @throws HttpError 404 when the caller has no application for the job
   */
  withdraw(caller: Caller, jobId: string): Promise<string>;
}

export function createApplications(deps: ChangeDeps): Applications {
  const { publicUrl } = deps.settings;
  return {
    async apply(caller, form, uploads) {
      requireOwnId(caller, form.userId);
      const enteredColumns = readApplication(form);
      const cv = await acceptDocument('cv', uploads);
      if (!cv) throw fieldError('cv', APPLICATION_FIELDS.cv.requiredMessage);
      return changeBoard(deps, cv, async ({ db, jobs, files, file, now, today, enqueueMail }) => {
        const applications = createApplicationRepository(db);
        await lockMember(db, caller.id);
        const job = await jobs.findAndLock(form.jobId);
        if (!job) throw new HttpError(404, 'This job does not exist');
        if (job.user_id === caller.id) throw new HttpError(409, 'This job is your own: you cannot apply to it');
        const alreadyAppliedError = new HttpError(409, 'You have already applied to this job');
        if ((await jobs.findAppliedJobIds(caller.id)).has(job.id)) throw alreadyAppliedError;
        if (!(await applications.incrementCountIfOpen(job.id, today))) throw notOpenError(job);
        const poster = await findActiveMember(db, job.user_id);
        if (poster) await assertMailLimit(db, caller.id, poster, now);
        const application = withDerivedColumns({
          ...enteredColumns,
          id: createId(),
          job_id: job.id,
          job_title: job.title,
          user_id: caller.id,
          cv_file: file?.id ?? null,
          created_at: now.toISOString(),
        });
        if (!(await applications.insertOnce(application))) throw alreadyAppliedError;
        if (file) await files.insert({ ...file, application_id: application.id });
        await enqueueMail(createConfirmationMail(job, caller, publicUrl, now));
        if (poster) await enqueueMail(createNewApplicationMail(job, application, poster, publicUrl, now));
        return 'Applied for the job successfully';
      });
    },
    withdraw: (caller, jobId) =>
      changeBoard(deps, NO_UPLOAD, async ({ db, jobs, files, now, enqueueMail, discardFiles }) => {
        const applications = createApplicationRepository(db);
        await jobs.findAndLock(jobId);
        const application = await applications.findByMember(caller.id, jobId);
        // The CV is removed first: deleting the application would also delete the CV's row in `files`, and its id would be lost.
        const cvIds = application ? await files.removeByApplication(application.id) : [];
        const removedApplication = application && (await applications.remove(application.id));
        if (!removedApplication) throw new HttpError(404, 'You have not applied to this job, or have already withdrawn');
        discardFiles(cvIds);
        const job = await jobs.findById(removedApplication.job_id);
        const poster = job && (await findActiveMember(db, job.user_id));
        if (job && poster) await enqueueMail(createWithdrawalMail(job, removedApplication, poster, publicUrl, now));
        return 'Your application was withdrawn, and your CV deleted';
      }),
  };
}

function notOpenError(job: JobRow): HttpError {
  return job.status === 'published' ? closedJobError(job.closed_reason) : new HttpError(410, 'This job is not published at present');
}

type EnteredColumns = Omit<ApplicationRow, DerivedColumns | 'id' | 'job_id' | 'job_title' | 'user_id' | 'cv_file' | 'created_at'>;

/** Parses the fields that the applicant fills in. @throws HttpError 400 with the specification's message (APPLY-02) */
function readApplication(form: ApplicationFields): EnteredColumns {
  if (!EXPERIENCE_PATTERN.test(form.yearOfExperience)) {
    const isEmpty = !/\d/.test(form.yearOfExperience);
    throw fieldError('yearOfExperience', isEmpty ? APPLICATION_FIELDS.yearOfExperience.requiredMessage : EXPERIENCE_MESSAGE);
  }
  const employeeType = findOption(EMPLOYEE_TYPES, toSingleLine(form.employeeType));
  if (employeeType === undefined) throw fieldError('employeeType', `Employee type must be one of ${EMPLOYEE_TYPES.join(', ')}`);
  return {
    name: requireText(form, 'name'),
    email: requireText(form, 'email'),
    phone_no: form.phoneNo,
    year_of_experience: form.yearOfExperience.replace(/[\d.]+/g, (years) => String(Number(years))),
    employee_type: employeeType,
    city: requireText(form, 'city'),
    current_ctc: Number(form.currentCTC),
    expected_ctc: Number(form.expectedCTC),
  };
}

function requireText(form: ApplicationFields, name: 'name' | 'email' | 'city'): string {
  const text = toSingleLine(form[name]);
  if (text === '') throw fieldError(name, APPLICATION_FIELDS[name].requiredMessage);
  return text;
}

/** Mails per day from one member to one poster. Many applications are possible, but not endless applying and withdrawing. */
const MAX_MAILS_PER_DAY = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws HttpError 429 when the applicant has caused too many mails to the poster in the last 24 hours. */
async function assertMailLimit(db: Kysely<Database>, applicantId: string, poster: Person, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sender', '=', applicantId)
    .where('recipient', '=', poster.email)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_MAILS_PER_DAY) return;
  throw new HttpError(429, 'You have applied to this member’s jobs too often today. Please try again tomorrow.', {
    'retry-after': String(DAY_MS / 1000),
  });
}
