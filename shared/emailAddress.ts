/** Maximum length of an e-mail address. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Matches the contracts' `format: email`, because a member with any other e-mail address could not log in. Excludes `=?`, which mail
 * programs would decode.
 */
const EMAIL_ADDRESS =
  /^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether a value is one e-mail address: no display name, list or white space. */
export const isEmailAddress = (value: string): boolean => value.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(value);

/** Returns what is wrong with an invalid e-mail address. */
export const describeInvalidEmail = (value: string): string =>
  /\p{Cf}/u.test(value)
    ? 'The e-mail address contains an invisible character: delete the address and type it.'
    : 'This is not a valid e-mail address.';
