import { string, type Message } from 'yup';
import { isEmailAddress } from '../../../shared/addresses.ts';

/** Creates the schema of a required e-mail address in the contract's format. Trims surrounding whitespace. */
export const createEmailSchema = ({ missing, wrong }: { missing: string; wrong: Message }) =>
  string()
    .trim()
    .default('')
    .required(missing)
    .test('email', wrong, (value) => value === '' || isEmailAddress(value));

export const emailSchema = createEmailSchema({ missing: 'Please enter your e-mail address', wrong: 'Please enter a valid e-mail address' });
