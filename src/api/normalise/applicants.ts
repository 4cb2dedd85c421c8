import { isRow } from '../answers.ts';
import type { Row } from '../answers.ts';
import type { Applicant } from '../models/job.ts';
import { toNumber, toText, toTextOrNull } from './values.ts';

/** An applicant; null without name and e-mail address. */
export function toApplicant(row: Row): Applicant | null {
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
    jobTitle: isRow(row.jobId) ? toTextOrNull(row.jobId.jobTitle) : null,
  };
}
