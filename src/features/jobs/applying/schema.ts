import { object, string, type InferType, type ISchema } from 'yup';
import { listAll } from '../../../../shared/listAll.ts';
import type { ApplicationForm } from '../../../api/endpoints/applications.ts';
import type { User } from '../../../api/session/userSlice.ts';
import { phoneDigits } from '../../../lib/digits.ts';
import { documentFile } from '../../../ui/form/documentFile.ts';
import { emailField } from '../../../ui/form/emailAddress.ts';

/** Ten digits as mobile numbers of India begin (APPLY-02). */
const PHONE = /^[6-9]\d{9}$/;

const required = (message: string) => string().trim().default('').required(message);

/** The fields of the contract's form that are filled in. */
type Filled = Pick<ApplicationForm, Exclude<keyof ApplicationForm, 'jobId' | 'userId'>>;

/** What an application needs, with the documents' messages (APPLY-02). */
export const applicationSchema = object({
  name: required('Name is required'),
  email: emailField({ missing: 'Email is required', wrong: 'Invalid email address' }),
  phoneNo: required('Phone number is required').matches(PHONE, {
    message: 'Please enter a valid 10-digit phone no',
    excludeEmptyString: true,
  }),
  city: required('City is required'),
  yearOfExperience: required('Experience is required'),
  employeeType: required('Employee type is required'),
  currentCTC: required('Current CTC is required'),
  expectedCTC: required('Expected CTC is required'),
  cv: documentFile('Please upload your CV'),
} satisfies { [Name in keyof Filled]-?: ISchema<unknown> });

export type ApplicationValues = InferType<typeof applicationSchema>;

/** An empty form. */
export const emptyApplication = (): ApplicationValues => applicationSchema.getDefault();

/** A form that begins with what the site knows of the member (APPLY-01). */
export const prefilledApplication = ({ name, email, mobileNumber }: User): ApplicationValues => ({
  ...emptyApplication(),
  name: name ?? '',
  email: email ?? '',
  phoneNo: phoneDigits(mobileNumber ?? ''),
});

/** The documents' three kinds of employment, as an application names them. */
export const EMPLOYEE_TYPES = listAll<EmployeeType>({ 'Full-time': true, 'Part-time': true, Intern: true });

export type EmployeeType = ApplicationForm['employeeType'];
