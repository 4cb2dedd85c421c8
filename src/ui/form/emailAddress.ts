import { string } from 'yup';
import { EMAIL_ADDRESS, LONGEST_EMAIL } from '../../../shared/enquiry.ts';

/** A required e-mail address in the contract's own form, with the messages of its form; space around it is cut off. */
export const emailField = ({ missing, wrong }: { missing: string; wrong: string }) =>
  string()
    .trim()
    .default('')
    .required(missing)
    .max(LONGEST_EMAIL, wrong)
    .matches(EMAIL_ADDRESS, { message: wrong, excludeEmptyString: true });

/** A required e-mail address, at most 254 characters. */
export const emailAddress = emailField({ missing: 'Please enter your e-mail address', wrong: 'Please enter a valid e-mail address' });
