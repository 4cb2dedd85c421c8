import { stageOf, type Stage } from '../../../shared/stages.ts';
import type * as jobs from '../generated/jobs.ts';
import type { Applicant, ApplicantPage, AppliedJob, StageDay } from '../models/job.ts';
import { isRow, toItems, type RowOf } from '../responses.ts';
import { toJob } from './jobs.ts';
import { toNumber, toText, toTextOrNull } from './values.ts';

/** Returns null for unknown values and backends without stages. */
const toStage = (value: unknown): Stage | null => stageOf(value) ?? null;

/** Returns null for an unknown stage. */
function toStageDay(row: RowOf<jobs.StageDay>): StageDay | null {
  const stage = toStage(row.stage);
  return stage && { stage, at: toText(row.at) };
}

/** Returns null when the application's job no longer exists. */
export function toAppliedJob(row: RowOf<jobs.AppliedJob>): AppliedJob | null {
  const job = isRow(row.jobId) ? toJob(row.jobId) : null;
  if (job === null) return null;
  return {
    id: toText(row._id) || job.id,
    job,
    stage: toStage(row.stage),
    changes: toItems(row.changes, toStageDay),
    cvRemovedAt: toTextOrNull(row.cvRemovedAt),
    entered: {
      phoneNo: toText(row.phoneNo),
      city: toText(row.city),
      yearOfExperience: toText(row.yearOfExperience),
      employeeType: toText(row.employeeType),
      currentCTC: String(toNumber(row.currentCTC) ?? ''),
      expectedCTC: String(toNumber(row.expectedCTC) ?? ''),
      cv: toTextOrNull(row.cv),
    },
  };
}

/** Returns null when both name and e-mail address are missing. */
function toApplicant(row: RowOf<jobs.Applicant>): Applicant | null {
  const [name, email] = [toText(row.name), toText(row.email)];
  if (name === '' && email === '') return null;
  return {
    id: toText(row._id) || email || name,
    name,
    email,
    experience: toTextOrNull(row.yearOfExperience),
    employeeType: toTextOrNull(row.employeeType),
    expectedCtc: toNumber(row.expectedCTC),
    currentCtc: toNumber(row.currentCTC),
    cv: toTextOrNull(row.cv),
    cvRemovedAt: toTextOrNull(row.cvRemovedAt),
    phone: toTextOrNull(row.phoneNo),
    city: toTextOrNull(row.city),
    appliedAt: toTextOrNull(row.appliedAt),
    stage: toStage(row.stage),
  };
}

/** Reads a page of applicants. A response without paging headers is the whole list. */
export function toApplicantPage(body: unknown, headers: Headers | undefined): ApplicantPage {
  const applicants = toItems(body, toApplicant);
  return { applicants, total: Math.max(toNumber(headers?.get('x-total-count')) ?? 0, applicants.length) };
}
