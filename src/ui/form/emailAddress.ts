import { string } from 'yup';
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH } from '../../../shared/enquiry.ts';

/** Returns the schema of a required e-mail address in the contract's format, trimmed; `missing` and `wrong` are its messages. */
export const emailField = ({ missing, wrong }: { missing: string; wrong: string }) =>
  string()
    .trim()
    .default('')
    .required(missing)
    .max(MAX_EMAIL_LENGTH, wrong)
    .matches(EMAIL_ADDRESS, { message: wrong, excludeEmptyString: true });

export const emailAddress = emailField({ missing: 'Please enter your e-mail address', wrong: 'Please enter a valid e-mail address' });
