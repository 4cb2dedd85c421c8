import { object, string, type InferType, type ISchema } from 'yup';
import {
  APPLICANT_PHONE_PATTERN,
  APPLICATION_FIELDS,
  EMPLOYEE_TYPES,
  type ApplicationField,
  EXPERIENCE_PATTERN,
  EXPERIENCE_MESSAGE,
} from '../../../../shared/applicationFields.ts';
import { toRupeeDigits, findRupeesProblem } from '../../../../shared/rupees.ts';
import type { EnteredApplication } from '../../../api/models/job.ts';
import type { User } from '../../../api/session/userSlice.ts';
import { phoneDigits } from '../../../lib/digits.ts';
import { documentFile } from '../../../ui/form/documentFile.ts';
import { createEmailSchema } from '../../../ui/form/emailSchema.ts';

const requiredText = (name: ApplicationField) => string().trim().default('').required(APPLICATION_FIELDS[name].requiredMessage);

/** Limits the digits that are sent, not the typed text. A longer amount gets a message and is not cut off. */
const paySchema = (name: 'currentCTC' | 'expectedCTC') =>
  requiredText(name).test('rupees', (typed, { createError }) => {
    const message = findRupeesProblem(typed, APPLICATION_FIELDS[name].maxLength);
    return message === undefined || createError({ message });
  });

/** Validates an application, with the specification's messages (APPLY-02). */
export const applicationSchema = object({
  name: requiredText('name'),
  email: createEmailSchema({ missing: APPLICATION_FIELDS.email.requiredMessage, wrong: 'Invalid email address' }),
  phoneNo: requiredText('phoneNo').matches(APPLICANT_PHONE_PATTERN, {
    message: 'Please enter a valid 10-digit phone no',
    excludeEmptyString: true,
  }),
  // A field does not let anyone type more, but the values of another backend may be longer.
  city: requiredText('city').max(APPLICATION_FIELDS.city.maxLength),
  yearOfExperience: requiredText('yearOfExperience')
    .matches(EXPERIENCE_PATTERN, { message: EXPERIENCE_MESSAGE, excludeEmptyString: true })
    .max(APPLICATION_FIELDS.yearOfExperience.maxLength, EXPERIENCE_MESSAGE),
  employeeType: requiredText('employeeType').oneOf(['', ...EMPLOYEE_TYPES], APPLICATION_FIELDS.employeeType.requiredMessage),
  currentCTC: paySchema('currentCTC'),
  expectedCTC: paySchema('expectedCTC'),
  cv: documentFile(APPLICATION_FIELDS.cv.requiredMessage),
} satisfies Record<ApplicationField, ISchema<unknown>>);

export type ApplicationValues = InferType<typeof applicationSchema>;

export const emptyApplication = (): ApplicationValues => applicationSchema.getDefault();

/** Fields that are filled in from the member's last application. */
export const REUSED_FIELDS = ['city', 'yearOfExperience', 'employeeType', 'currentCTC', 'expectedCTC'] as const;

/**
 * Returns the form's initial values, filled in from the member's profile and last application (APPLY-01). Values that the form would refuse,
 * such as those of another backend, are left out.
 */
export function prefilledApplication({ name, email, mobileNumber }: User, last: EnteredApplication | null): ApplicationValues {
  const isAccepted = (field: ApplicationField, value: string): boolean => applicationSchema.pick([field]).isValidSync({ [field]: value });
  const reusedEntries = REUSED_FIELDS.map((field) => [field, last?.[field] ?? ''] as const).filter((entry) => isAccepted(...entry));
  const lastPhone = phoneDigits(last?.phoneNo ?? '');
  return {
    ...emptyApplication(),
    ...Object.fromEntries(reusedEntries),
    name: name ?? '',
    email: email ?? '',
    phoneNo: mobileNumber === null ? (isAccepted('phoneNo', lastPhone) ? lastPhone : '') : phoneDigits(mobileNumber),
  };
}

/** Returns the fields as they are sent, with amounts as digits. */
export const toSentValues = <Values extends Pick<ApplicationValues, 'currentCTC' | 'expectedCTC'>>(values: Values): Values => ({
  ...values,
  currentCTC: toRupeeDigits(values.currentCTC),
  expectedCTC: toRupeeDigits(values.expectedCTC),
});
