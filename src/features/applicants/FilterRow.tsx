import { Box, Button, Chip, Paper, Typography, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { JOB_TYPES } from '../../../shared/jobSearch.ts';
import { STAGE_LABELS } from '../../../shared/stages.ts';
import { down, up } from '../../theme/tokens.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormSelect } from '../../ui/form/FormSelect.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MAX_FILTER_LENGTH, NO_FILTERS, type Filters } from './applicantsAddress.ts';

const STAGE_OPTIONS = Object.entries(STAGE_LABELS).map(([value, label]) => ({ value, label }));

const optionalText = () => string().trim().defined().default('');

/** Filters need no validation: at worst they find nothing (APPL-02). */
const filterSchema = object({
  name: optionalText(),
  email: optionalText(),
  yearOfExperience: optionalText(),
  employeeType: optionalText(),
  expectedCtc: optionalText(),
  currentCtc: optionalText(),
  stage: optionalText(),
});

const TYPE_OPTIONS = JOB_TYPES.map((type) => ({ value: type, label: type }));

const Fields = styled(Box)({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  // Buttons align with the last row of fields.
  '& > .actions': { display: 'flex', gap: 12, alignSelf: 'end', paddingBottom: 'calc(1.3125rem + 6px)' },
  [down.sm]: { '& > .actions > *': { flex: '1 1 auto' }, '& > .actions[data-two-buttons]': { gridColumn: '1 / -1', paddingBlock: 8 } },
  [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > .actions': { gridColumnEnd: 'span 2' } },
  [up.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > .actions': { gridColumnEnd: 'auto' } },
});

/** Collapsible on phones, where seven fields would precede the first applicant. */
const CollapsibleRow = styled(Box)({
  '& > summary': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' },
  '& > summary > svg': { marginInlineStart: 'auto' },
  '& > ::-webkit-details-marker': { display: 'none' },
  '&[open] > summary': { marginBottom: 12 },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  [up.sm]: { '& > summary': { display: 'none' } },
}) as typeof Box;

/** Updates the fields when the filters in the URL change, for example after Back. */
function FormSync({ applied }: { applied: Filters }): null {
  const { setValues } = useFormikContext<Filters>();
  const previous = useRef(applied);
  useEffect(() => {
    if (JSON.stringify(previous.current) === JSON.stringify(applied)) return;
    previous.current = applied;
    void setValues(applied, false);
  }, [applied, setValues]);
  return null;
}

function ShowAllButton({ onShowAll }: { onShowAll: () => void }): React.JSX.Element {
  const { setValues } = useFormikContext<Filters>();
  const clearFilters = ({ currentTarget }: React.MouseEvent<HTMLElement>): void => {
    // This button disappears with the filters, so the focus moves first.
    if (currentTarget.previousElementSibling instanceof HTMLElement) currentTarget.previousElementSibling.focus();
    void setValues(NO_FILTERS, false);
    onShowAll();
  };
  return <Button onClick={clearFilters}>Show all</Button>;
}

interface Props {
  applied: Filters;
  hasFilters: boolean;
  hasStages: boolean;
  onApply: (filters: Filters) => void;
}

/** Filters with `Apply` (APPL-01). On phones the summary shows how many filters are set. */
export function FilterRow({ applied, hasFilters, hasStages, onApply }: Props): React.JSX.Element {
  const isPhone = useMediaQuery(down.sm);
  const [open, setOpen] = useState(false);
  const activeCount = Object.values(applied).filter((value) => value !== '').length;
  return (
    <Paper sx={{ px: { xs: 2, md: 3 }, py: { xs: 1, sm: 2, md: 3 } }}>
      <CollapsibleRow component="details" open={!isPhone || open} onToggle={({ currentTarget }) => isPhone && setOpen(currentTarget.open)}>
        <Typography component="summary" variant="subtitle2" color="primary">
          <span>Filters</span>
          {activeCount > 0 && <Chip component="span" size="small" color="primary" label={`${activeCount} set`} />}
          <Icon icon="down" />
        </Typography>
        <FormShell
          schema={filterSchema}
          initialValues={applied}
          onSubmit={(values) => {
            onApply(values);
            return Promise.resolve();
          }}
          label="Filter applicants"
        >
          <FormSync applied={applied} />
          <Fields>
            <FormTextField name="name" label="Name" maxLength={MAX_FILTER_LENGTH} autoComplete="off" />
            <FormTextField name="email" label="Email" maxLength={MAX_FILTER_LENGTH} autoComplete="off" />
            <FormTextField
              name="yearOfExperience"
              label="Year Of Exp."
              maxLength={MAX_FILTER_LENGTH}
              inputMode="decimal"
              autoComplete="off"
            />
            <FormSelect name="employeeType" label="Employee Type" placeholder="Any" options={TYPE_OPTIONS} />
            <FormTextField name="expectedCtc" label="Expected CTC" maxLength={MAX_FILTER_LENGTH} inputMode="numeric" autoComplete="off" />
            <FormTextField name="currentCtc" label="Current CTC" maxLength={MAX_FILTER_LENGTH} inputMode="numeric" autoComplete="off" />
            {hasStages && <FormSelect name="stage" label="Stage" placeholder="Any" options={STAGE_OPTIONS} />}
            <div className="actions" data-two-buttons={hasFilters ? '' : undefined}>
              <SubmitButton size="medium">Apply</SubmitButton>
              {hasFilters && <ShowAllButton onShowAll={() => onApply(NO_FILTERS)} />}
            </div>
          </Fields>
        </FormShell>
      </CollapsibleRow>
    </Paper>
  );
}
