import { MAX_EMAIL_LENGTH } from './addresses.ts';
import type { ApplicationForm } from './operations/jobs.ts';

export type ApplicationField = Exclude<keyof ApplicationForm, 'jobId' | 'userId'>;

interface Row {
  label: string;
  /** Error message for an empty field, from the specification (APPLY-02). */
  requiredMessage: string;
  /** Absent for a choice or a file. */
  maxLength?: number;
}

/** Fields of an application, in form order. Leaving out a field of the contract is a type error. */
export const APPLICATION_FIELDS = {
  name: { label: 'Name', requiredMessage: 'Name is required', maxLength: 200 },
  email: { label: 'Email', requiredMessage: 'Email is required', maxLength: MAX_EMAIL_LENGTH },
  phoneNo: { label: 'Phone number', requiredMessage: 'Phone number is required', maxLength: 10 },
  city: { label: 'City', requiredMessage: 'City is required', maxLength: 200 },
  yearOfExperience: { label: 'Years of experience', requiredMessage: 'Experience is required', maxLength: 4 },
  employeeType: { label: 'Employee type', requiredMessage: 'Employee type is required' },
  currentCTC: { label: 'Current CTC', requiredMessage: 'Current CTC is required', maxLength: 7 },
  expectedCTC: { label: 'Expected CTC', requiredMessage: 'Expected CTC is required', maxLength: 7 },
  cv: { label: 'CV', requiredMessage: 'Please upload your CV' },
} as const satisfies Record<ApplicationField, Row>;

/** The specification's three kinds of employment, as applications spell them. `JOB_TYPES` has the spelling of jobs. */
export const EMPLOYEE_TYPES = ['Full-time', 'Part-time', 'Intern'] as const;

/** Ten digits that begin with 6, 7, 8 or 9, as Indian mobile numbers do (APPLY-02). */
export const APPLICANT_PHONE_PATTERN = /^[6-9]\d{9}$/;

/** Years of experience as people write them: `5`, `4.5`, `5+`, `2-3`. */
export const EXPERIENCE_PATTERN = /^(?:\d+\.?\d*|\.\d+)(?:\+|-\d+\.?\d*)?$/;

/** Error sentence for any other text. */
export const EXPERIENCE_MESSAGE = 'Please enter years such as 5, 4.5, 5+ or 2-3';
