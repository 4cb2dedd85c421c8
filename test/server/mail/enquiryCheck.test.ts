/** @jest-environment node */
import { enquiryMistakes } from '../../../server/mail/enquiryCheck.ts';
import { ENQUIRY_FIELDS, ENQUIRY_FORMS } from '../../../shared/enquiry.ts';
import { enquirySchemas } from '../../../src/enquiry/schemas.ts';

const whole = { name: 'Asha', email: 'asha@example.org', subject: 'Membership', mobile: '9845000000', consent: 'on' };

const TEXTS = ['', ' ', 'A', 'Hi', ' Asha ', 'ஆஷா'];
const ADDRESSES = [
  'asha',
  'asha@example',
  'asha@example.org',
  ' asha@example.org ',
  'a@b.example.org, c@d.example.org',
  `${'x'.repeat(250)}@example.org`,
];
const NUMBERS = ['12', '984500000', '9845000000', '123456789012345', '1234567890123456'];
const SAMPLES = [...TEXTS, ...ADDRESSES, ...NUMBERS];

/** The messages of the browser's schema, the first of each field, as they are shown. */
function told(form: (typeof ENQUIRY_FORMS)[number], values: typeof whole): string[] {
  const schema = enquirySchemas[form];
  try {
    schema.validateSync({ ...schema.getDefault(), ...values, consent: values.consent.trim() !== '' }, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return inner.filter(({ path }, at) => inner.findIndex((other) => other.path === path) === at).map(({ message }) => message);
  }
}

it.each(ENQUIRY_FORMS)('[CONT-03] [CONT-04] the %s form is judged alike by the browser and by the server', (form) => {
  const names = [...ENQUIRY_FIELDS[form], 'consent'];
  const cases = names.flatMap((name) => SAMPLES.map((sample) => ({ ...whole, [name]: sample })));
  expect(cases.map((values) => enquiryMistakes(form, values))).toEqual(cases.map((values) => told(form, values)));
  expect(cases.some((values) => enquiryMistakes(form, values).length === 0)).toBe(true);
});
