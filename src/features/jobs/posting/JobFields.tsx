import { Box, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { dayInIndia } from '../../../../shared/days.ts';
import type { PostingPage } from '../../../api/endpoints/postingPage.ts';
import { decimalOnly } from '../../../lib/digits.ts';
import { rupeesInWords } from '../../../lib/money.ts';
import { up } from '../../../theme/tokens.ts';
import { FormAutocomplete, FormMultiAutocomplete } from '../../../ui/form/FormAutocomplete.tsx';
import { FormCheckbox } from '../../../ui/form/FormCheckbox.tsx';
import { FormFile } from '../../../ui/form/FormFile.tsx';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { CAREER_LEVELS, JOB_TYPES, LONGEST, LONGEST_DESCRIPTION, type JobValues } from './jobValues.ts';
import { PARTS, type PartId } from './parts.ts';

/** Short fields stand in two columns where there is room. */
const Pair = styled(Box)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Sheet = styled(Paper)({ padding: 'clamp(20px, 3vw, 32px) clamp(16px, 3vw, 32px)', scrollMarginTop: 96 }) as typeof Paper;

function Part({ id, children }: { id: PartId; children: ReactNode }): React.JSX.Element {
  const { title, intro } = PARTS[id];
  return (
    <Sheet component="section" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} look="h4" id={`${id}-title`}>
        {title}
      </Heading>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {intro}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </Sheet>
  );
}

interface NumberProps {
  name: keyof JobValues;
  label: string;
  /** the most characters it takes (POST-03) */
  most: number;
  hint?: string;
  required?: boolean;
}

/** Digits and one decimal point, no more than fit (POST-03). */
const NumberField = ({ most, required, ...rest }: NumberProps): React.JSX.Element => (
  <FormTextField
    {...rest}
    inputMode="decimal"
    clean={(typed) => decimalOnly(typed, most)}
    {...(required ? { required } : { optional: true })}
  />
);

/** An amount by the year, said as it is spoken while it is typed (D-49). */
function SalaryField({ name, label }: Pick<NumberProps, 'name' | 'label'>): React.JSX.Element {
  const [{ value }] = useField<string>(name);
  return <NumberField name={name} label={label} most={LONGEST.salary} hint={rupeesInWords(value) || 'Rupees a year'} />;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  lists: Pick<PostingPage, 'categories' | 'qualifications' | 'skills' | 'industries'>;
  /** The job has a file, which a new one replaces. */
  hasFile: boolean;
}

/** The fields of a job in five parts (POST-01 to POST-04). */
export function JobFields({ lists, hasFile }: Props): React.JSX.Element {
  const [today] = useState(() => dayInIndia(new Date()));
  return (
    <>
      <Part id="job">
        <FormTextField name="jobTitle" label="Job title" maxLength={200} required />
        <FormTextField name="organization" label="Organization" autoComplete="organization" maxLength={200} optional />
        <FormRadioGroup name="jobType" label="Job type" options={asOptions(JOB_TYPES)} required />
        <Pair>
          <FormAutocomplete name="jobCategory" label="Job category" options={lists.categories} placeholder="Type to search" required />
          <FormAutocomplete name="jobIndustry" label="Job industry" options={lists.industries} placeholder="Type to search" required />
        </Pair>
        <FormTextField name="description" label="Description" rows={8} limit={LONGEST_DESCRIPTION} optional />
      </Part>
      <Part id="person">
        <FormMultiAutocomplete
          name="jobQualification"
          label="Qualifications"
          options={lists.qualifications}
          placeholder="Type to search"
          required
        />
        <FormMultiAutocomplete name="skills" label="Skills" options={lists.skills} placeholder="Type to search" required />
        <Pair>
          <NumberField name="minjobExperience" label="Min experience" most={LONGEST.experience} hint="Years" />
          <NumberField name="maxjobExperience" label="Max experience" most={LONGEST.experience} hint="Years" required />
        </Pair>
        <FormSelect name="jobCarrerLevel" label="Career level" placeholder="Any level" options={asOptions(CAREER_LEVELS)} optional />
      </Part>
      <Part id="place">
        <FormTextField name="location" label="Location" hint="City or region" maxLength={200} optional />
        <FormCheckbox name="remotePosition">The work can be done from anywhere</FormCheckbox>
        <Pair>
          <NumberField name="hoursPerWeek" label="Hours per week" most={LONGEST.hours} />
          <FormTextField name="closingDate" label="Closing date" type="date" min={today} hint="The last day to apply" required />
        </Pair>
      </Part>
      <Part id="pay">
        <Pair>
          <SalaryField name="minSalary" label="Min salary" />
          <SalaryField name="maxSalary" label="Max salary" />
          <NumberField name="minRate" label="Min rate" most={LONGEST.rate} hint="Rupees an hour" />
          <NumberField name="maxRate" label="Max rate" most={LONGEST.rate} hint="Rupees an hour" />
        </Pair>
      </Part>
      <Part id="contact">
        <FormTextField name="email" label="Application email" inputMode="email" autoComplete="email" maxLength={254} required />
        <FormTextField name="extLink" label="External link" inputMode="url" placeholder="https://" maxLength={2048} optional />
        <FormFile
          name="jobDescription"
          label="Job description file"
          hint={
            hasFile ? 'A file is there already; one that you choose here takes its place' : 'PDF or Word (.pdf, .docx, .doc), at most 5 MB'
          }
          optional
        />
      </Part>
    </>
  );
}
