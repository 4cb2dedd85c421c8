/** Most letters of a member's fields. */
export const MEMBER_LIMITS = { name: 200, email: 254, membershipNumber: 40, mobileNumber: 40 } as const;

/** What a mobile number is written with. */
export const MOBILE_FORM = /^\+?[\d ()/.-]{5,39}$/;

/** A text as it is kept: without blanks at its ends, and one between words; halves of letters, which no database holds, as U+FFFD. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
