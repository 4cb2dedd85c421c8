import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { APPLICATION_FIELDS as FIELDS, EMPLOYEE_TYPES } from '../../../../shared/applicationFields.ts';
import { toAsciiDigits } from '../../../../shared/digits.ts';
import { phoneDigits } from '../../../lib/digits.ts';
import { describeTypedSalary } from '../../../lib/rupeesInWords.ts';
import { up } from '../../../theme/tokens.ts';
import { FormDigits, FormTextField } from '../../../ui/form/FormTextField.tsx';
import { FormFile } from '../../../ui/form/FormFile.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { formatDay } from '../../../lib/moments.ts';
import { Heading } from '../../../ui/page/Heading.tsx';
import { useExtension } from '../../../config/SettingsContext.ts';
import { LastCv } from './LastCv.tsx';
import { REUSED_FIELDS, type ApplicationValues } from './schema.ts';
import type { LastApplication } from './useLastApplication.ts';
import { usePageContentQuery } from '../../../api/endpoints/content.ts';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';

/** Explains how long CVs are kept; renders nothing when the text could not be loaded. */
function CvRetentionNote(): React.JSX.Element | null {
  const { data, isError } = usePageContentQuery('own-data');
  if (isError && data === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
      {data?.cv ?? <TextSkeleton lines={2} />}
    </Typography>
  );
}

const Pairs = styled(Box)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

function Group({ title, children }: { title: string; children: ReactNode }): React.JSX.Element {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 2 } }}>
      <Heading level={3} variant="h5" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Field for yearly pay (D-49). The hint shows how the typed text is understood; the text itself is not changed. */
function PayField({ name }: { name: 'currentCTC' | 'expectedCTC' }): React.JSX.Element {
  const [{ value }] = useField<string>(name);
  return (
    <FormTextField
      name={name}
      label={FIELDS[name].label}
      hint={describeTypedSalary(value) || 'Rupees a year, such as 1250000 or 12.5 lakh'}
      required
    />
  );
}

const TYPE_OPTIONS = EMPLOYEE_TYPES.map((type) => ({ value: type, label: type }));

/** Says that values are from the last application, as long as the form shows some of them. */
function ReuseNote({ appliedAt }: LastApplication): React.JSX.Element | null {
  const { values, initialValues } = useFormikContext<ApplicationValues>();
  if (!REUSED_FIELDS.some((name) => initialValues[name] !== '' && values[name] === initialValues[name])) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      Your city and the answers below are from your {appliedAt === null ? 'last application' : `application of ${formatDay(appliedAt)}`}.
      Please check them.
    </Typography>
  );
}

/**
 * Fields of an application in three groups (APPLY-01, APPLY-02).
 * @param last the member's last application, from which the form is filled in
 */
export function ApplicationFields({ last }: { last: LastApplication | null }): React.JSX.Element {
  const hasCvRetention = useExtension('cvRetention');
  return (
    <>
      <Group title="About you">
        <Pairs>
          <FormTextField name="name" label={FIELDS.name.label} autoComplete="name" maxLength={FIELDS.name.maxLength} required />
          <FormTextField
            name="email"
            label={FIELDS.email.label}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={FIELDS.email.maxLength}
            required
          />
          <FormDigits
            name="phoneNo"
            label={FIELDS.phoneNo.label}
            type="tel"
            autoComplete="tel-national"
            hint="10 digits; a +91 is dropped"
            digits={FIELDS.phoneNo.maxLength}
            clean={(typed) => phoneDigits(typed, FIELDS.phoneNo.maxLength)}
            required
          />
          <FormTextField name="city" label={FIELDS.city.label} autoComplete="address-level2" maxLength={FIELDS.city.maxLength} required />
        </Pairs>
      </Group>
      <Group title="Your work">
        {last !== null && <ReuseNote {...last} />}
        <Pairs>
          <FormTextField
            name="yearOfExperience"
            label={FIELDS.yearOfExperience.label}
            hint="For example 4.5, 5+ or 2-3"
            clean={toAsciiDigits}
            required
          />
          <FormSelect name="employeeType" label={FIELDS.employeeType.label} placeholder="Choose one" options={TYPE_OPTIONS} required />
          <PayField name="currentCTC" />
          <PayField name="expectedCTC" />
        </Pairs>
      </Group>
      <Group title="Your CV">
        <FormFile name="cv" label={FIELDS.cv.label} hint="A PDF or Word file (.pdf, .doc, .docx) of at most 5 MB" required />
        {last !== null && <LastCv last={last} />}
        {hasCvRetention && <CvRetentionNote />}
      </Group>
    </>
  );
}
