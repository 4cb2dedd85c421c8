import { validateEnquiry } from '../../../server/mail/validateEnquiry.ts';
import { ENQUIRY_FIELDS, ENQUIRY_FORMS } from '../../../shared/enquiry.ts';
import { enquirySchemas } from '../../../src/enquiry/schemas.ts';

const now = new Date();

const validEnquiry = { name: 'Asha', email: 'asha@example.org', subject: 'Membership', mobile: '9845000000', consent: 'on' };

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

/** Returns the first message of the browser's schema for each invalid field. */
function listMessages(form: (typeof ENQUIRY_FORMS)[number], values: typeof validEnquiry): string[] {
  const schema = enquirySchemas[form];
  try {
    schema.validateSync({ ...schema.getDefault(), ...values, consent: values.consent.trim() !== '' }, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return inner.filter(({ path }, index) => inner.findIndex((other) => other.path === path) === index).map(({ message }) => message);
  }
}

it.each(ENQUIRY_FORMS)('[CONT-03] [CONT-04] the %s form is validated in the same way in the browser and on the server', (form) => {
  const names = [...ENQUIRY_FIELDS[form], 'consent'];
  const cases = names.flatMap((name) => SAMPLES.map((sample) => ({ ...validEnquiry, [name]: sample })));
  expect(cases.map((values) => validateEnquiry(form, values, now))).toEqual(cases.map((values) => listMessages(form, values)));
  expect(cases.some((values) => validateEnquiry(form, values, now).length === 0)).toBe(true);
});

describe('[CONT-06] the browser and the server refuse a preferred month that is over', () => {
  // At this moment it is November in India, but still October in UTC.
  const date = new Date('2026-10-31T19:00:00Z');
  beforeEach(() => jest.useFakeTimers({ now: date }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026', '10', false],
    ['2026', '1', false],
    ['2026', '11', true],
    ['2026', '', true],
    ['', '1', true],
    ['2027', '1', true],
  ])('for the year “%s” and the month “%s”', (dateYear, dateMonth, isAccepted) => {
    const values = { ...validEnquiry, dateYear, dateMonth, dateWeek: '' };
    const mistakes = isAccepted ? [] : ['Please choose a month that is still to come'];
    for (const form of ['corporate', 'individual'] as const) {
      expect(validateEnquiry(form, values, date)).toEqual(mistakes);
      expect(listMessages(form, values)).toEqual(mistakes);
    }
  });
});
