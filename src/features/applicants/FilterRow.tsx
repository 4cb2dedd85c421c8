import { Box, Button, Paper, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { object, string, type InferType } from 'yup';
import { up } from '../../theme/tokens.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormSelect } from '../../ui/form/FormSelect.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';

const any = () => string().trim().defined().default('');

/** Nothing about a filter is wrong: at worst it finds nothing (APPL-02). */
const filters = object({
  name: any(),
  email: any(),
  yearOfExperience: any(),
  employeeType: any(),
  expectedCtc: any(),
  currentCtc: any(),
});

export type Filters = InferType<typeof filters>;

const TYPES = ['Full-Time', 'Part-Time', 'Intern'].map((type) => ({ value: type, label: type }));

const Fields = styled(Box)({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [up.lg]: { gridTemplateColumns: '1.2fr 1.4fr 0.9fr 1fr 1fr 1fr' },
});

function ShowAll({ onShowAll }: { onShowAll: () => void }): React.JSX.Element {
  const { resetForm } = useFormikContext();
  const all = (): void => {
    resetForm();
    onShowAll();
  };
  return <Button onClick={all}>Show all</Button>;
}

interface Props {
  onApply: (filters: Filters) => Promise<void>;
  /** only some of the applicants are shown */
  filtered: boolean;
  onShowAll: () => void;
}

/** The filters above the applicants, with `Apply` (APPL-01). */
export function FilterRow({ onApply, filtered, onShowAll }: Props): React.JSX.Element {
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <FormShell schema={filters} onSubmit={onApply} label="Filter applicants">
        <Fields>
          <FormTextField name="name" label="Name" maxLength={200} autoComplete="off" />
          <FormTextField name="email" label="Email" maxLength={254} autoComplete="off" />
          <FormTextField name="yearOfExperience" label="Year Of Exp." maxLength={200} inputMode="decimal" autoComplete="off" />
          <FormSelect name="employeeType" label="Employee Type" placeholder="Any" options={TYPES} />
          <FormTextField name="expectedCtc" label="Expected CTC" maxLength={200} inputMode="numeric" autoComplete="off" />
          <FormTextField name="currentCtc" label="Current CTC" maxLength={200} inputMode="numeric" autoComplete="off" />
        </Fields>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton size="medium">Apply</SubmitButton>
          {filtered && <ShowAll onShowAll={onShowAll} />}
        </Stack>
      </FormShell>
    </Paper>
  );
}
