import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldRemark } from './FieldRemark.tsx';

/** A field's label, always in sight above it; says where a field may stay empty. */
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
  /** field of the form's values */
  name: string;
  error?: string;
  hint?: ReactNode;
  aside?: string;
}

/** The line below a field: what was remarked about it; the error, else the hint; at its end a counter, where there are scripts to count. Its place is kept when it is empty. */
export function FieldNote({ name, error, hint, aside }: NoteProps): React.JSX.Element {
  return (
    <>
      <FieldRemark name={name} />
      <span>{error ?? hint}</span>
      {aside !== undefined && <span data-scripts="">{aside}</span>}
    </>
  );
}
