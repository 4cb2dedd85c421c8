import { string } from 'yup';

/** The contract's own form of an e-mail address (openapi, `format: email`): what passes here, the server takes. */
const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

const SENTENCE = 'Please enter a valid e-mail address';

/** A required e-mail address, at most 254 characters; space around it is cut off. */
export const emailAddress = string()
  .trim()
  .default('')
  .required('Please enter your e-mail address')
  .max(254, SENTENCE)
  .matches(FORM, { message: SENTENCE, excludeEmptyString: true });
