import type { ApplicationForm } from './operations/jobs.ts';

export type ApplicationField = Exclude<keyof ApplicationForm, 'jobId' | 'userId'>;

interface Row {
  label: string;
  /** Error message for an empty field, from the specification (APPLY-02). */
  required: string;
  /** Absent for a choice or a file. */
  maxLength?: number;
}

/** Fields of an application in form order; a contract field without a row is a type error. */
export const APPLICATION_FIELDS = {
  name: { label: 'Name', required: 'Name is required', maxLength: 200 },
  email: { label: 'Email', required: 'Email is required', maxLength: 254 },
  phoneNo: { label: 'Phone number', required: 'Phone number is required', maxLength: 10 },
  city: { label: 'City', required: 'City is required', maxLength: 200 },
  yearOfExperience: { label: 'Years of experience', required: 'Experience is required', maxLength: 4 },
  employeeType: { label: 'Employee type', required: 'Employee type is required' },
  currentCTC: { label: 'Current CTC', required: 'Current CTC is required', maxLength: 7 },
  expectedCTC: { label: 'Expected CTC', required: 'Expected CTC is required', maxLength: 7 },
  cv: { label: 'CV', required: 'Please upload your CV' },
} as const satisfies Record<ApplicationField, Row>;

/** The specification's three kinds of employment, in the spelling of applications. */
export const EMPLOYEE_TYPES = ['Full-time', 'Part-time', 'Intern'] as const;

/** Ten digits, the first as in Indian mobile numbers (APPLY-02). */
export const APPLICANT_PHONE = /^[6-9]\d{9}$/;
