import { string } from 'yup';
import { EMAIL_ADDRESS_PATTERN, MAX_EMAIL_LENGTH } from '../../../shared/enquiry.ts';

/** Returns the schema of a required e-mail address in the contract's format, trimmed; `missing` and `wrong` are its messages. */
export const createEmailSchema = ({ missing, wrong }: { missing: string; wrong: string }) =>
  string()
    .trim()
    .default('')
    .required(missing)
    .max(MAX_EMAIL_LENGTH, wrong)
    .matches(EMAIL_ADDRESS_PATTERN, { message: wrong, excludeEmptyString: true });

export const emailSchema = createEmailSchema({ missing: 'Please enter your e-mail address', wrong: 'Please enter a valid e-mail address' });
