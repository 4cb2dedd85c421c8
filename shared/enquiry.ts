import { dayInIndia, MONTHS, partsOf } from './days.ts';

/** The enquiry forms, as the browser and the server's own answer to a form without scripts both know them (CONT-01 to CONT-06). */

/** The forms, in the order of their tabs; the names are also their anchors on the contact page. */
export const ENQUIRY_FORMS = ['general', 'corporate', 'individual', 'csr'] as const;

/** One of the enquiry forms. */
export type EnquiryForm = (typeof ENQUIRY_FORMS)[number];

/** Whether a text names a form. */
export const isEnquiryForm = (name: unknown): name is EnquiryForm => ENQUIRY_FORMS.some((form) => form === name);

/** The template of the mail service that a form is sent with: corporate and individual share one (CONT-07). */
export const ENQUIRY_TEMPLATES = { general: 'general', corporate: 'training', individual: 'training', csr: 'csr' } as const;

/** What is wrong with a field, in the documents' words (CONT-03). */
export const ENQUIRY_MESSAGES = {
  name: { missing: 'Name is required', wrong: 'Name must be at least 2 characters' },
  email: { missing: 'Email is required', wrong: 'Please enter a valid email address' },
  mobile: { missing: 'Mobile number is required', wrong: 'Please enter a valid mobile number (10-15 digits)' },
  subject: { missing: 'Subject is required', wrong: 'Subject must be at least 3 characters' },
  consent: { missing: 'Please agree, so that we may answer' },
} as const;

/** What is wrong with a preferred month that is over. */
export const PAST_MONTH = 'Please choose a month that is still to come';

/** The least characters of a name and of a subject. */
export const SHORTEST = { name: 2, subject: 3 } as const;

/** A mobile number, once it is cleaned. */
export const MOBILE = /^\d{10,15}$/;

/** The most characters of an e-mail address. */
export const LONGEST_EMAIL = 254;

/** The form of an e-mail address that the contracts have (openapi, `format: email`): what passes here, every server takes. */
export const EMAIL_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

const TRAINING_FIELDS = ['name', 'mobile', 'email', 'organization', 'subjects', 'dateYear', 'dateMonth', 'dateWeek', 'message'] as const;

/** What people fill in, form by form, beside the consent; the date in its three parts (CONT-02). */
export const ENQUIRY_FIELDS = {
  general: ['name', 'email', 'subject', 'message'],
  corporate: TRAINING_FIELDS,
  individual: TRAINING_FIELDS,
  csr: ['name', 'email', 'organization', 'mobile', 'message'],
} as const satisfies Record<EnquiryForm, readonly string[]>;

/** The field that people do not see and programs fill in (D-34). */
export const HONEYPOT = 'website';

/** An enquiry as it is sent: the fields of its template. */
export type EnquiryParams = Record<string, string | number | Record<string, string | number>>;

/** Whether a preferred month is over, in Asia/Kolkata; without a year, or without a month, none is. */
export function isPastMonth(year: string, month: string, now: Date): boolean {
  const today = partsOf(dayInIndia(now));
  return Number(year) === today.year && month !== '' && Number(month) < today.month;
}

/** The weeks of a month, as the forms offer them; the first is number 1 (CONT-06). */
export const WEEKS = ['1st', '2nd', '3rd', '4th'] as const;

/** A preferred date in words, from its numbers: `2nd week of March 2027`; any part may be missing. Empty when all of them are. */
export function dateInWords({ dateYear, dateMonth, dateWeek }: Readonly<Record<string, unknown>>): string {
  const week = WEEKS[Number(dateWeek) - 1];
  const month = MONTHS[Number(dateMonth) - 1];
  const year = Number(dateYear) > 0 ? String(Number(dateYear)) : undefined;
  const about = week === undefined ? month : `${week} week of ${month ?? 'any month'}`;
  return [about, year].filter((part) => part !== undefined).join(' ');
}

/** A part of the preferred date as the number that it is sent as; empty when it was left open. */
const part = (value: string): number | '' => (/^\d+$/.test(value) ? Number(value) : '');

/** What is sent of a form's values: each field of its template, trimmed, the parts of the date together (CONT-02, D-58). */
export function enquiryParams(form: EnquiryForm, values: Readonly<Record<string, unknown>>): EnquiryParams {
  const text = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const trap = { [HONEYPOT]: text(HONEYPOT) };
  const texts = (names: readonly string[]): EnquiryParams => Object.fromEntries(names.map((name) => [name, text(name)]));
  if (form === 'general' || form === 'csr') return { ...texts(ENQUIRY_FIELDS[form]), ...trap };
  return {
    ...texts(['name', 'mobile', 'email', 'organization']),
    enquiryType: form,
    subjects: text('subjects'),
    date: { dateYear: part(text('dateYear')), dateMonth: part(text('dateMonth')), dateWeek: part(text('dateWeek')) },
    message: text('message'),
    ...trap,
  };
}
