import { Checkbox, FormControlLabel } from '@mui/material';

interface Props {
  /** number of stored numbers whose cells are empty */
  count: number;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether empty cells of an import delete the stored numbers, which stay otherwise. */
export function ClearNumbers({ count, checked, disabled, onChange }: Props): React.JSX.Element {
  const what = count === 1 ? 'the stored number whose cell is empty' : `the ${count} stored numbers whose cells are empty`;
  return (
    <FormControlLabel
      label={`Delete ${what} in the file`}
      control={<Checkbox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
