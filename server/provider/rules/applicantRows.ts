import type { Applicant, JobsOperations } from '../../../shared/operations/jobs.ts';
import { toText } from '../../../shared/values.ts';
import type { RowOf } from '../../../src/api/responses.ts';

type Query = JobsOperations['listApplicants']['query'];

/** An applicant as a provider sends it. The values have not been validated. */
export type ProviderApplicant = RowOf<Applicant>;

/** Names of the response fields by which applicants can be sorted. */
const FIELDS: Readonly<Record<NonNullable<Query['sort']>, keyof Applicant>> = {
  applied: 'appliedAt',
  name: 'name',
  email: 'email',
  yearOfExperience: 'yearOfExperience',
  employeeType: 'employeeType',
  expectedCTC: 'expectedCTC',
  currentCTC: 'currentCTC',
  stage: 'stage',
};

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts applicants by one of their fields. Applicants without the field come last, in their previous order. */
export function sortApplicants(
  applicants: readonly ProviderApplicant[],
  { sort, order }: Pick<Query, 'sort' | 'order'>,
): ProviderApplicant[] {
  if (sort === undefined) return [...applicants];
  const getText = (applicant: ProviderApplicant): string => toText(applicant[FIELDS[sort]]);
  const direction = order === 'desc' ? -1 : 1;
  return applicants.toSorted((a, b) => {
    const [text, otherText] = [getText(a), getText(b)];
    if (text === '' || otherText === '') return Number(text === '') - Number(otherText === '');
    return direction * collator.compare(text, otherText);
  });
}
