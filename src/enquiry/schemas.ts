import { boolean, object, string, type InferType } from 'yup';
import {
  ENQUIRY_MESSAGES,
  HONEYPOT,
  isPastMonth,
  CLEANED_MOBILE_PATTERN,
  PAST_MONTH_MESSAGE,
  MIN_LENGTHS,
  type EnquiryForm,
} from '../../shared/enquiry.ts';
import { createEmailSchema } from '../ui/form/emailSchema.ts';

const freeText = string().defined().default('');

const requiredText = (field: 'name' | 'subject') => {
  const { missing, wrong } = ENQUIRY_MESSAGES[field];
  return string().trim().default('').required(missing).min(MIN_LENGTHS[field], wrong);
};

const name = requiredText('name');
const email = createEmailSchema(ENQUIRY_MESSAGES.email);
const mobile = string()
  .trim()
  .default('')
  .required(ENQUIRY_MESSAGES.mobile.missing)
  .matches(CLEANED_MOBILE_PATTERN, { message: ENQUIRY_MESSAGES.mobile.wrong, excludeEmptyString: true });

/** Last fields of every form (CONT-04, D-34). The message has no maximum length. */
const lastFields = {
  message: freeText,
  consent: boolean().defined().default(false).oneOf([true], ENQUIRY_MESSAGES.consent.missing),
  [HONEYPOT]: freeText,
};

const general = object({ name, email, subject: requiredText('subject'), ...lastFields });
const csr = object({ name, email, organization: freeText, mobile, ...lastFields });
const training = object({
  name,
  mobile,
  email,
  organization: freeText,
  subjects: freeText,
  dateYear: freeText,
  dateMonth: freeText.test('to-come', PAST_MONTH_MESSAGE, (month, { parent }) => {
    const { dateYear } = parent as { dateYear?: string };
    return !isPastMonth(dateYear ?? '', month, new Date());
  }),
  dateWeek: freeText,
  ...lastFields,
});

/** Types, defaults and messages of the enquiry forms (CONT-02 to CONT-04). */
export const enquirySchemas = { general, corporate: training, individual: training, csr } as const satisfies Record<EnquiryForm, unknown>;

export type EnquiryValues = InferType<typeof general> | InferType<typeof training> | InferType<typeof csr>;
