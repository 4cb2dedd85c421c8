import {
  EMAIL_ADDRESS,
  ENQUIRY_FIELDS,
  ENQUIRY_MESSAGES,
  isPastMonth,
  LONGEST_EMAIL,
  MOBILE,
  PAST_MONTH,
  SHORTEST,
  type EnquiryForm,
} from '../../shared/enquiry.ts';

type Values = Readonly<Record<string, string>>;

/** What each field must keep, by its name. */
const RULES: Readonly<Record<keyof typeof ENQUIRY_MESSAGES, (value: string) => boolean>> = {
  name: (value) => value.length >= SHORTEST.name,
  email: (value) => value.length <= LONGEST_EMAIL && EMAIL_ADDRESS.test(value),
  mobile: (value) => MOBILE.test(value),
  subject: (value) => value.length >= SHORTEST.subject,
  consent: () => true,
};

/** What is wrong with a posted form, one sentence a field, as the browser says it (CONT-03, CONT-04); empty when all is well. */
export function enquiryMistakes(form: EnquiryForm, values: Values, now: Date): string[] {
  const names: readonly string[] = [...ENQUIRY_FIELDS[form], 'consent'];
  const late = isPastMonth(values.dateYear ?? '', values.dateMonth ?? '', now) ? [PAST_MONTH] : [];
  const wrong = (Object.keys(RULES) as (keyof typeof RULES)[]).flatMap((name) => {
    if (!names.includes(name)) return [];
    const value = (values[name] ?? '').trim();
    const messages: { missing: string; wrong?: string } = ENQUIRY_MESSAGES[name];
    if (value === '') return [messages.missing];
    return RULES[name](value) || messages.wrong === undefined ? [] : [messages.wrong];
  });
  return [...wrong, ...late];
}
