import { isRow, toItems } from '../answers.ts';
import type * as jobs from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../answers.ts';
import type { Applicant, ApplicantPage } from '../models/job.ts';
import { toStage } from './stages.ts';
import { toNumber, toText, toTextOrNull } from './values.ts';

/** What a list of applicants tells of their job, where it tells more than its id. */
type AppliedTo = Extract<jobs.Applicant['jobId'], object>;

/** An applicant; null without name and e-mail address. */
export function toApplicant(row: RowOf<jobs.Applicant>): Applicant | null {
  const [name, email] = [toText(row.name), toText(row.email)];
  if (name === '' && email === '') return null;
  return {
    id: toText(row._id) || email || name,
    name,
    email,
    experience: toNumber(row.yearOfExperience),
    employeeType: toTextOrNull(row.employeeType),
    expectedCtc: toNumber(row.expectedCTC),
    currentCtc: toNumber(row.currentCTC),
    cv: toTextOrNull(row.cv),
    cvRemovedAt: toTextOrNull(row.cvRemovedAt),
    phone: toTextOrNull(row.phoneNo),
    city: toTextOrNull(row.city),
    appliedAt: toTextOrNull(row.appliedAt),
    stage: toStage(row.stage),
    stageAt: toTextOrNull(row.stageAt),
    jobTitle: isRow<RowOf<AppliedTo>>(row.jobId) ? toTextOrNull(row.jobId.jobTitle) : null,
  };
}

/** A page of applicants from an answer and its headers; without headers the answer is the whole list. */
export function toApplicantPage(body: unknown, headers: Headers | undefined): ApplicantPage {
  const applicants = toItems(body, toApplicant);
  const total = toNumber(headers?.get('x-total-count'));
  return { applicants, total: Math.max(total ?? 0, applicants.length), whole: total === null };
}
