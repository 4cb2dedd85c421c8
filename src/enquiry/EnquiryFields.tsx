import { Box, FormGroup, FormLabel, InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { MONTHS, dayInIndia, partsOf } from '../../shared/days.ts';
import { MAX_EMAIL_LENGTH } from '../../shared/addresses.ts';
import { HONEYPOT, isPastMonth, MIN_LENGTHS, WEEKS, type EnquiryForm } from '../../shared/enquiry.ts';
import { chapter } from '../config/chapter.ts';
import { phoneDigits } from '../lib/digits.ts';
import { up } from '../theme/tokens.ts';
import { FormCheckbox } from '../ui/form/FormCheckbox.tsx';
import { FormDigits, FormTextField } from '../ui/form/FormTextField.tsx';
import { FormSelect, type Option } from '../ui/form/FormSelect.tsx';
import { useNow } from '../ui/useNow.ts';

/** The specification's training (CONT-06). */
const TRAININGS: readonly string[] = ['PMP Training(ATP Accredited)'];

/** Returns the options: the specification's training, then the given trainings, each once. */
export const subjectOptions = (trainings: readonly string[]): Option[] =>
  [...new Set([...TRAININGS, ...trainings])].map((name) => ({ value: name, label: name }));

/** Short fields side by side where there is room. */
const TwoColumns = styled(Box)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const ThreeColumns = styled(FormGroup)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** Visually hidden but present, so that bots fill it in. */
const HiddenBox = styled(Box)({ position: 'absolute', insetInlineStart: -9999, width: 1, height: 1, overflow: 'hidden' });

const Name = (): React.JSX.Element => <FormTextField name="name" label="Name" autoComplete="name" minLength={MIN_LENGTHS.name} required />;

const Email = (): React.JSX.Element => (
  <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} required />
);

/** Ten digits as written in India, or a number with country code (CONT-03, D-33). */
const Mobile = (): React.JSX.Element => (
  <FormDigits
    name="mobile"
    label="Mobile number"
    type="tel"
    autoComplete="tel"
    hint="Digits only; a +91 is dropped"
    digits={15}
    clean={(typed) => phoneDigits(typed, 15)}
    pattern="[\d\s+\-]{10,20}"
    required
  />
);

const Organization = (): React.JSX.Element => (
  <FormTextField name="organization" label="Organization" autoComplete="organization" optional />
);

const Message = (): React.JSX.Element => <FormTextField name="message" label="Message, 1000 characters" rows={6} limit={1000} optional />;

const Consent = (): React.JSX.Element => (
  <FormCheckbox name="consent" required>
    I agree that {chapter().name} keeps these details for as long as it takes to answer me, and uses them for nothing else.
  </FormCheckbox>
);

/** Field that people neither see nor reach, so that only programs fill it in. */
export function Honeypot(): React.JSX.Element {
  const [{ value, onChange }] = useField<string>(HONEYPOT);
  return (
    <HiddenBox aria-hidden="true">
      <InputBase
        name={HONEYPOT}
        value={value}
        onChange={onChange}
        slotProps={{ input: { tabIndex: -1, autoComplete: 'off', 'aria-label': 'Leave this empty' } }}
      />
    </HiddenBox>
  );
}

const WEEK_OPTIONS: readonly Option[] = WEEKS.map((nth, index) => ({ value: `${index + 1}`, label: `${nth} Week` }));

const monthOptions = (year: string, now: Date): Option[] =>
  MONTHS.map((label, index) => ({ value: `${index + 1}`, label, disabled: isPastMonth(year, `${index + 1}`, now) }));

/** Returns the current year and the next ten, in Asia/Kolkata (CONT-06). */
export function preferredYears(now: Date): Option[] {
  const { year } = partsOf(dayInIndia(now));
  return Array.from({ length: 11 }, (_, offset) => ({ value: `${year + offset}`, label: `${year + offset}` }));
}

function PreferredDate(): React.JSX.Element {
  const labelId = useId();
  const now = useNow();
  const [{ value: year }] = useField<string>('dateYear');
  return (
    <div>
      <FormLabel component="p" id={labelId} sx={{ mb: 1 }}>
        When would it suit you?
      </FormLabel>
      <ThreeColumns role="group" aria-labelledby={labelId}>
        <FormSelect name="dateYear" label="Year" placeholder="Any year" options={preferredYears(now)} optional />
        <FormSelect name="dateMonth" label="Month" placeholder="Any month" options={monthOptions(year, now)} optional />
        <FormSelect name="dateWeek" label="Week" placeholder="Any week" options={WEEK_OPTIONS} optional />
      </ThreeColumns>
    </div>
  );
}

function TrainingFields({ subjects }: { subjects: readonly string[] }): React.JSX.Element {
  return (
    <>
      <TwoColumns>
        <Name />
        <Mobile />
        <Email />
        <Organization />
      </TwoColumns>
      <FormSelect name="subjects" label="Training subject" placeholder="Not decided yet" options={subjectOptions(subjects)} optional />
      <PreferredDate />
    </>
  );
}

/** Each form's own fields, which come before the fields that all forms share. */
const OWN_FIELDS: Readonly<Record<EnquiryForm, (props: { subjects: readonly string[] }) => React.JSX.Element>> = {
  general: () => (
    <>
      <TwoColumns>
        <Name />
        <Email />
      </TwoColumns>
      <FormTextField name="subject" label="Subject" minLength={MIN_LENGTHS.subject} required />
    </>
  ),
  corporate: TrainingFields,
  individual: TrainingFields,
  csr: () => (
    <TwoColumns>
      <Name />
      <Email />
      <Organization />
      <Mobile />
    </TwoColumns>
  ),
};

/** Fields of a form in the specification's order (CONT-02), then the fields that all forms share (CONT-04, D-34). */
export function EnquiryFields({ form, subjects }: { form: EnquiryForm; subjects: readonly string[] }): React.JSX.Element {
  const Own = OWN_FIELDS[form];
  return (
    <>
      <Own subjects={subjects} />
      <Message />
      <Consent />
      <Honeypot />
    </>
  );
}
