import { isEmailAddress } from '../../shared/addresses.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_MESSAGES,
  isPastMonth,
  CLEANED_MOBILE_PATTERN,
  PAST_MONTH_MESSAGE,
  MIN_LENGTHS,
  type EnquiryForm,
} from '../../shared/enquiry.ts';

type Values = Readonly<Record<string, string>>;

/** Rules for fields that are filled in. */
const RULES: Readonly<Record<keyof typeof ENQUIRY_MESSAGES, (value: string) => boolean>> = {
  name: (value) => value.length >= MIN_LENGTHS.name,
  email: isEmailAddress,
  mobile: (value) => CLEANED_MOBILE_PATTERN.test(value),
  subject: (value) => value.length >= MIN_LENGTHS.subject,
  consent: () => true,
};

/** Returns the errors of a form that was posted without scripts. With scripts the messages are the same (CONT-03, CONT-04). */
export function validateEnquiry(form: EnquiryForm, values: Values, now: Date): string[] {
  const names: readonly string[] = [...ENQUIRY_FIELDS[form], 'consent'];
  const dateErrors = isPastMonth(values.dateYear ?? '', values.dateMonth ?? '', now) ? [PAST_MONTH_MESSAGE] : [];
  const fieldErrors = (Object.keys(RULES) as (keyof typeof RULES)[]).flatMap((name) => {
    if (!names.includes(name)) return [];
    const value = (values[name] ?? '').trim();
    const messages: { missing: string; wrong?: string } = ENQUIRY_MESSAGES[name];
    if (value === '') return [messages.missing];
    return RULES[name](value) || messages.wrong === undefined ? [] : [messages.wrong];
  });
  return [...fieldErrors, ...dateErrors];
}
