import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { dayInIndia } from '../../../../shared/days.ts';
import { JOB_FIELD_LABELS } from '../../../../shared/jobFields.ts';
import type { PostingPage } from '../../../api/endpoints/content.ts';
import { decimalOnly } from '../../../lib/digits.ts';
import { rupeesInWords } from '../../../lib/rupeesInWords.ts';
import { up } from '../../../theme/tokens.ts';
import { FormAutocomplete, FormMultiAutocomplete } from '../../../ui/form/FormAutocomplete.tsx';
import { FormCheckbox } from '../../../ui/form/FormCheckbox.tsx';
import { FormFile } from '../../../ui/form/FormFile.tsx';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { FormPart } from './FormPart.tsx';
import { CAREER_LEVELS, JOB_TYPES } from '../../../../shared/jobSearch.ts';
import { LONGEST, LONGEST_DESCRIPTION, type JobValues } from './jobValues.ts';

/** One name for a field, wherever it is told of. */
const LABEL = JOB_FIELD_LABELS;

/** Short fields stand in two columns where there is room. */
const Pair = styled(Box)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface NumberProps {
  name: keyof JobValues;
  label: string;
  /** the most characters it takes (POST-03) */
  most: number;
  hint?: ReactNode;
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
function InWords({ name }: Pick<NumberProps, 'name'>): string {
  const [{ value }] = useField<string>(name);
  return rupeesInWords(value) || 'Rupees a year';
}

const SalaryField = ({ name, label }: Pick<NumberProps, 'name' | 'label'>): React.JSX.Element => (
  <NumberField name={name} label={label} most={LONGEST.salary} hint={<InWords name={name} />} />
);

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  lists: Pick<PostingPage, 'categories' | 'qualifications' | 'skills' | 'industries'>;
  /** The job has a file, which a new one replaces. */
  hasFile: boolean;
}

/** The fields of a job in five parts that can be folded (POST-01 to POST-04). */
export function JobFields({ lists, hasFile }: Props): React.JSX.Element {
  const today = dayInIndia(useNow());
  return (
    <>
      <FormPart id="job">
        <FormTextField name="jobTitle" label={LABEL.jobTitle} maxLength={200} required />
        <FormTextField name="organization" label={LABEL.organization} autoComplete="organization" maxLength={200} optional />
        <FormRadioGroup name="jobType" label={LABEL.jobType} options={asOptions(JOB_TYPES)} required />
        <Pair>
          <FormAutocomplete name="jobCategory" label={LABEL.jobCategory} options={lists.categories} placeholder="Type to search" required />
          <FormAutocomplete name="jobIndustry" label={LABEL.jobIndustry} options={lists.industries} placeholder="Type to search" required />
        </Pair>
        <FormTextField name="description" label={LABEL.description} rows={8} limit={LONGEST_DESCRIPTION} optional />
      </FormPart>
      <FormPart id="person">
        <FormMultiAutocomplete
          name="jobQualification"
          label={LABEL.jobQualification}
          options={lists.qualifications}
          placeholder="Type to search"
          required
        />
        <FormMultiAutocomplete name="skills" label={LABEL.skills} options={lists.skills} placeholder="Type to search" required />
        <Pair>
          <NumberField name="minjobExperience" label={LABEL.minjobExperience} most={LONGEST.experience} hint="Years" />
          <NumberField name="maxjobExperience" label={LABEL.maxjobExperience} most={LONGEST.experience} hint="Years" required />
        </Pair>
        <FormSelect
          name="jobCarrerLevel"
          label={LABEL.jobCarrerLevel}
          placeholder="Any level"
          options={asOptions(CAREER_LEVELS)}
          optional
        />
      </FormPart>
      <FormPart id="place">
        <FormTextField name="location" label={LABEL.location} hint="City or region" maxLength={200} optional />
        <FormCheckbox name="remotePosition">The work can be done from anywhere</FormCheckbox>
        <Pair>
          <NumberField name="hoursPerWeek" label={LABEL.hoursPerWeek} most={LONGEST.hours} />
          <FormTextField name="closingDate" label={LABEL.closingDate} type="date" min={today} hint="The last day to apply" required />
        </Pair>
      </FormPart>
      <FormPart id="pay">
        <Pair>
          <SalaryField name="minSalary" label={LABEL.minSalary} />
          <SalaryField name="maxSalary" label={LABEL.maxSalary} />
          <NumberField name="minRate" label={LABEL.minRate} most={LONGEST.rate} hint="Rupees an hour" />
          <NumberField name="maxRate" label={LABEL.maxRate} most={LONGEST.rate} hint="Rupees an hour" />
        </Pair>
      </FormPart>
      <FormPart id="contact">
        <FormTextField name="email" label={LABEL.email} inputMode="email" autoComplete="email" maxLength={254} required />
        <FormTextField name="extLink" label={LABEL.extLink} inputMode="url" placeholder="https://" maxLength={2048} optional />
        <FormFile
          name="jobDescription"
          label={LABEL.jobDescription}
          hint={
            hasFile ? 'A file is there already; one that you choose here takes its place' : 'PDF or Word (.pdf, .docx, .doc), at most 5 MB'
          }
          optional
        />
      </FormPart>
    </>
  );
}
