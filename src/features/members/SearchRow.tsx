import { Box, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { up } from '../../theme/tokens.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormSelect } from '../../ui/form/FormSelect.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { MAX_MEMBER_SEARCH_LENGTH, SHOW_FILTERS, type MembersAddress, type ShowFilter } from './membersAddress.ts';

/** A search needs no validation. */
const schema = object({ q: string().trim().defined().default(''), show: string().defined().default('') });

const SHOW_OPTIONS = Object.entries(SHOW_FILTERS).map(([value, { label }]) => ({ value, label }));

const Fields = styled(Box)({
  display: 'grid',
  gap: '4px 16px',
  [up.sm]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
    '& > .act': { alignSelf: 'end', paddingBottom: 'calc(1.3125rem + 6px)' },
  },
});

/** Updates the fields when the search in the URL changes, for example after Back. */
function FormSync({ q, show }: Pick<MembersAddress, 'q' | 'show'>): null {
  const { setValues } = useFormikContext<{ q: string; show: string }>();
  const applied = useRef(`${show} ${q}`);
  useEffect(() => {
    if (applied.current === `${show} ${q}`) return;
    applied.current = `${show} ${q}`;
    void setValues({ q, show }, false);
  }, [q, show, setValues]);
  return null;
}

export function SearchRow({
  applied,
  onApply,
}: {
  applied: MembersAddress;
  onApply: (change: Partial<MembersAddress>) => void;
}): React.JSX.Element {
  const { q, show } = applied;
  return (
    <Paper role="search" sx={{ px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 }, pb: { xs: 2, sm: 1 } }}>
      <FormShell
        schema={schema}
        initialValues={{ q, show }}
        onSubmit={(values) => {
          onApply({ q: values.q, show: values.show as ShowFilter | '' });
          return Promise.resolve();
        }}
        label="Search members"
      >
        <FormSync q={q} show={show} />
        <Fields>
          <FormTextField name="q" label="Name, e-mail or number" maxLength={MAX_MEMBER_SEARCH_LENGTH} autoComplete="off" />
          <FormSelect name="show" label="Show" placeholder="Everybody" options={SHOW_OPTIONS} />
          <div className="act">
            <SubmitButton size="medium" color="primary" variant="outlined">
              Search
            </SubmitButton>
          </div>
        </Fields>
      </FormShell>
    </Paper>
  );
}
