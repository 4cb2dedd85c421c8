import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldRemark } from './FieldRemark.tsx';

export function FieldLabel({ label, optional = false }: { label: string; optional?: boolean }): React.JSX.Element {
  return (
    <>
      {label}
      {optional && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: 1 }}>
          {' (optional)'}
        </Typography>
      )}
    </>
  );
}

interface NoteProps {
  name: string;
  error?: string;
  hint?: ReactNode;
  counter?: string;
}

/** Helper text of a field: the remark, then the error or the hint, and the counter, which is hidden without scripts. */
export function FieldNote({ name, error, hint, counter }: NoteProps): React.JSX.Element {
  return (
    <>
      <FieldRemark name={name} />
      <span>{error ?? hint}</span>
      {counter !== undefined && <span data-needs-scripts="">{counter}</span>}
    </>
  );
}
