import { dayInIndia, MONTHS, partsOf } from './days.ts';

/** The enquiry forms (CONT-01 to CONT-06), for the browser and for the server, which handles forms sent without scripts. */

/** In tab order; the names are also anchors on the contact page. */
export const ENQUIRY_FORMS = ['general', 'corporate', 'individual', 'csr'] as const;

export type EnquiryForm = (typeof ENQUIRY_FORMS)[number];

export const isEnquiryForm = (name: unknown): name is EnquiryForm => ENQUIRY_FORMS.some((form) => form === name);

/** Mail template of each form: corporate and individual share one (CONT-07). */
export const ENQUIRY_TEMPLATES = { general: 'general', corporate: 'training', individual: 'training', csr: 'csr' } as const;

/** Error messages of the fields, quoted from the specification (CONT-03). */
export const ENQUIRY_MESSAGES = {
  name: { missing: 'Name is required', wrong: 'Name must be at least 2 characters' },
  email: { missing: 'Email is required', wrong: 'Please enter a valid email address' },
  mobile: { missing: 'Mobile number is required', wrong: 'Please enter a valid mobile number (10-15 digits)' },
  subject: { missing: 'Subject is required', wrong: 'Subject must be at least 3 characters' },
  consent: { missing: 'Please agree, so that we may answer' },
} as const;

export const PAST_MONTH_MESSAGE = 'Please choose a month that is still to come';

export const MIN_LENGTHS = { name: 2, subject: 3 } as const;

/** A mobile number after `phoneDigits` has cleaned it. */
export const CLEANED_MOBILE_PATTERN = /^\d{10,15}$/;

const TRAINING_FIELDS = ['name', 'mobile', 'email', 'organization', 'subjects', 'dateYear', 'dateMonth', 'dateWeek', 'message'] as const;

/** Fields of each form besides the consent and the hidden field (CONT-02). */
export const ENQUIRY_FIELDS = {
  general: ['name', 'email', 'subject', 'message'],
  corporate: TRAINING_FIELDS,
  individual: TRAINING_FIELDS,
  csr: ['name', 'email', 'organization', 'mobile', 'message'],
} as const satisfies Record<EnquiryForm, readonly string[]>;

/** Hidden field that only bots fill in (D-34). No browser or password manager knows a value of this name, as it may of `website`. */
export const HONEYPOT = 'remark';

/** The parameters of an enquiry's template. */
export type EnquiryParams = Record<string, string | number | Record<string, string | number>>;

/** Returns whether a month of the current year is over in Asia/Kolkata; false for any other year, and when no month is chosen. */
export function isPastMonth(year: string, month: string, now: Date): boolean {
  const today = partsOf(dayInIndia(now));
  return Number(year) === today.year && month !== '' && Number(month) < today.month;
}

/** Weeks of a month; the first is number 1 (CONT-06). */
export const WEEKS = ['1st', '2nd', '3rd', '4th'] as const;

/** Formats a preferred date: `2nd week of March 2027`; any part may be missing. */
export function formatPreferredDate({ dateYear, dateMonth, dateWeek }: Readonly<Record<string, unknown>>): string {
  const week = WEEKS[Number(dateWeek) - 1];
  const month = MONTHS[Number(dateMonth) - 1];
  const year = Number(dateYear) > 0 ? String(Number(dateYear)) : undefined;
  const weekAndMonth = week === undefined ? month : `${week} week of ${month ?? 'any month'}`;
  return [weekAndMonth, year].filter((part) => part !== undefined).join(' ');
}

/** Returns a part of the date as a number; an empty string when none is chosen. */
const toDatePart = (value: string): number | '' => (/^\d+$/.test(value) ? Number(value) : '');

/** Builds the template parameters from form values: trimmed, with the date's parts combined (CONT-02, D-58). */
export function buildEnquiryParams(form: EnquiryForm, values: Readonly<Record<string, unknown>>): EnquiryParams {
  const text = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const honeypot = { [HONEYPOT]: text(HONEYPOT) };
  const texts = (names: readonly string[]): EnquiryParams => Object.fromEntries(names.map((name) => [name, text(name)]));
  if (form === 'general' || form === 'csr') return { ...texts(ENQUIRY_FIELDS[form]), ...honeypot };
  return {
    ...texts(['name', 'mobile', 'email', 'organization']),
    enquiryType: form,
    subjects: text('subjects'),
    date: { dateYear: toDatePart(text('dateYear')), dateMonth: toDatePart(text('dateMonth')), dateWeek: toDatePart(text('dateWeek')) },
    message: text('message'),
    ...honeypot,
  };
}
