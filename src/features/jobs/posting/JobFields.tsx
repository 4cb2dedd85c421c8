import { useExtension } from '../../../config/SettingsContext.ts';
import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { dayInIndia } from '../../../../shared/days.ts';
import { isEmailAddress } from '../../../../shared/emailAddress.ts';
import { rowOf, type JobField, type JobFieldRow } from '../../../../shared/jobFields.ts';
import { toWebAddress } from '../../../../shared/webAddress.ts';
import type { PostingPage } from '../../../api/endpoints/content.ts';
import { decimalOnly } from '../../../lib/digits.ts';
import { pastedNumberProblem } from '../../../lib/pastedNumber.ts';
import { MIN_PLAUSIBLE_SALARY, spellRupees } from '../../../lib/rupeesInWords.ts';
import { up } from '../../../theme/tokens.ts';
import { FormAutocomplete, FormMultiAutocomplete } from '../../../ui/form/FormAutocomplete.tsx';
import { FormCheckbox } from '../../../ui/form/FormCheckbox.tsx';
import { FormFile } from '../../../ui/form/FormFile.tsx';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField, type FormTextFieldProps } from '../../../ui/form/FormTextField.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { FormPart } from './FormPart.tsx';
import { PART_IDS, PARTS } from './parts.ts';

const Pair = styled(Box)({
  display: 'grid',
  gap: '12px 20px',
  [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Spells out the typed yearly amount in words (D-49). */
function AmountInWords({ name }: { name: string }): string {
  const [{ value }] = useField<string>(name);
  // An amount this small was probably meant in lakh.
  const amount = Number(value);
  if (amount > 0 && amount < MIN_PLAUSIBLE_SALARY)
    return `${value} ${amount === 1 ? 'rupee' : 'rupees'} a year. If you mean ${value} lakh, type ${Math.round(amount * 100_000)}`;
  return spellRupees(value) || 'Rupees a year';
}

/** Warns of a likely mistake in the e-mail address. The form accepts any text (POST-01). */
function EmailHint({ name }: { name: string }): string | null {
  const [{ value }] = useField<string>(name);
  const isPlausible = value.trim() === '' || isEmailAddress(value.trim());
  return isPlausible ? null : 'This does not look like an e-mail address. Applicants will see it as you typed it.';
}

function renderNumberHint(name: JobField, unit: Extract<JobFieldRow, { kind: 'number' }>['unit']): ReactNode {
  if (unit === 'rupees a year') return <AmountInWords name={name} />;
  if (unit === 'rupees an hour') return 'Rupees an hour';
  return unit === 'years' ? 'Years' : undefined;
}

interface RefusedPaste {
  /** Reason; empty: nothing was refused. */
  message: string;
  /** The field's value when the text was pasted. */
  value: string;
}

/** Explains why pasted text was refused, until something else is typed. */
function PasteHint({ name, refusedPaste, children }: { name: string; refusedPaste: RefusedPaste; children: ReactNode }): ReactNode {
  const [{ value }] = useField<string>(name);
  return refusedPaste.message !== '' && refusedPaste.value === value ? <span role="alert">{refusedPaste.message}</span> : children;
}

/** Field for digits and one decimal point, within the length limit (POST-03). It refuses pasted text that would become another number. */
function NumberField({ maxDigits, hint, ...props }: FormTextFieldProps & { maxDigits: number }): React.JSX.Element {
  const [refusedPaste, setRefusedPaste] = useState<RefusedPaste>({ message: '', value: '' });
  const checkPaste = (event: ClipboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { value: currentValue, selectionStart, selectionEnd } = event.target;
    const [before, after] = [currentValue.slice(0, selectionStart ?? 0), currentValue.slice(selectionEnd ?? currentValue.length)];
    const message = pastedNumberProblem(before, event.clipboardData.getData('text'), after, maxDigits);
    if (message !== undefined) event.preventDefault();
    setRefusedPaste({ message: message ?? '', value: currentValue });
  };
  return (
    <FormTextField
      {...props}
      hint={
        <PasteHint name={props.name} refusedPaste={refusedPaste}>
          {hint}
        </PasteHint>
      }
      inputMode="decimal"
      clean={(typed) => decimalOnly(typed, maxDigits)}
      onPaste={checkPaste}
    />
  );
}

const completeAddress = (typed: string): string => toWebAddress(typed) ?? typed;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields that share a row. */
const PAIRED_FIELDS: ReadonlySet<JobField> = new Set<JobField>([
  ...(['jobCategory', 'jobIndustry', 'minjobExperience', 'maxjobExperience', 'hoursPerWeek', 'closingDate'] as const),
  ...(['minSalary', 'maxSalary', 'minRate', 'maxRate'] as const),
]);

/** Additional props of single fields. */
const EXTRA_PROPS: Partial<Record<JobField, Pick<FormTextFieldProps, 'autoComplete' | 'hint' | 'placeholder'>>> = {
  organization: { autoComplete: 'organization' },
  jobCarrerLevel: { placeholder: 'Any level' },
  location: { hint: 'City or region' },
  closingDate: { hint: 'The last day to apply' },
};

interface Props {
  lists: Pick<PostingPage, 'categories' | 'qualifications' | 'skills' | 'industries'>;
  hasFile: boolean;
}

interface ControlProps extends Props {
  name: JobField;
}

/** Renders the control that fits a field's kind. */
function Control({ name, lists, hasFile }: ControlProps): React.JSX.Element {
  const today = dayInIndia(useNow());
  const row = rowOf(name);
  const props = {
    name,
    label: row.label,
    ...(row.requiredMessage === undefined ? { optional: true } : { required: true }),
    ...EXTRA_PROPS[name],
  };
  switch (row.kind) {
    case 'multilineText':
      return <FormTextField {...props} rows={8} limit={row.maxLength} />;
    case 'email':
      return <FormTextField {...props} hint={<EmailHint name={name} />} inputMode="email" autoComplete="email" maxLength={row.maxLength} />;
    case 'link':
      return (
        <FormTextField
          {...props}
          hint="https:// is added if you leave it out"
          inputMode="url"
          placeholder="https://"
          maxLength={row.maxLength}
          completeOnBlur={completeAddress}
        />
      );
    case 'number':
      return <NumberField {...props} hint={renderNumberHint(name, row.unit)} maxDigits={row.maxLength} />;
    case 'day':
      return <FormTextField {...props} type="date" min={today} />;
    case 'choice':
      return row.requiredMessage === undefined ? (
        <FormSelect {...props} options={asOptions(row.options)} />
      ) : (
        <FormRadioGroup {...props} options={asOptions(row.options)} />
      );
    case 'lookup':
      return <FormAutocomplete {...props} options={lists[row.list]} placeholder="Type to search" />;
    case 'textList':
      return <FormMultiAutocomplete {...props} options={lists[row.list]} placeholder="Type to search" />;
    case 'flag':
      return <FormCheckbox name={name}>{row.statement}</FormCheckbox>;
    case 'file':
      return (
        <FormFile
          {...props}
          hint={
            hasFile ? 'A file is there already; one that you choose here takes its place' : 'PDF or Word (.pdf, .docx, .doc), at most 5 MB'
          }
        />
      );
    default:
      return <FormTextField {...props} maxLength={row.maxLength} />;
  }
}

/** Groups consecutive short fields of a part into rows. */
function groupsOf(fields: readonly JobField[]): JobField[][] {
  const groups: JobField[][] = [];
  for (const name of fields) {
    const last = groups.at(-1);
    if (PAIRED_FIELDS.has(name) && last?.[0] !== undefined && PAIRED_FIELDS.has(last[0])) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Fields of a job in five collapsible parts (POST-01 to POST-04). */
export function JobFields(props: Props): React.JSX.Element {
  const hasEmployer = useExtension('employer');
  return (
    <>
      {PART_IDS.map((id) => (
        <FormPart key={id} id={id}>
          {groupsOf(PARTS[id].fields.filter((name) => hasEmployer || name !== 'organization')).map((group) => {
            const controls = group.map((name) => <Control key={name} name={name} {...props} />);
            return group.length === 1 ? controls : <Pair key={group[0]}>{controls}</Pair>;
          })}
        </FormPart>
      ))}
    </>
  );
}
