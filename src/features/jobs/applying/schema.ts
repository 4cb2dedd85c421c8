import { object, string, type InferType, type ISchema } from 'yup';
import { APPLICANT_PHONE, APPLICATION_FIELDS, type ApplicationField } from '../../../../shared/applicationFields.ts';
import { listAll } from '../../../../shared/listAll.ts';
import type { ApplicationForm } from '../../../api/endpoints/applications.ts';
import type { User } from '../../../api/session/userSlice.ts';
import { phoneDigits } from '../../../lib/digits.ts';
import { documentFile } from '../../../ui/form/documentFile.ts';
import { emailField } from '../../../ui/form/emailAddress.ts';

const required = (name: ApplicationField) => string().trim().default('').required(APPLICATION_FIELDS[name].required);

/** What an application needs, with the documents' messages (APPLY-02). */
export const applicationSchema = object({
  name: required('name'),
  email: emailField({ missing: APPLICATION_FIELDS.email.required, wrong: 'Invalid email address' }),
  phoneNo: required('phoneNo').matches(APPLICANT_PHONE, {
    message: 'Please enter a valid 10-digit phone no',
    excludeEmptyString: true,
  }),
  city: required('city'),
  yearOfExperience: required('yearOfExperience'),
  employeeType: required('employeeType'),
  currentCTC: required('currentCTC'),
  expectedCTC: required('expectedCTC'),
  cv: documentFile(APPLICATION_FIELDS.cv.required),
} satisfies Record<ApplicationField, ISchema<unknown>>);

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
