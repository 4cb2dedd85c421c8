import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

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

/** The line below a field: the error, else the hint; at its end a counter, where there are scripts to count. Its place is kept when it is empty. */
export function FieldNote({ error, hint, aside }: { error?: string; hint?: ReactNode; aside?: string }): React.JSX.Element {
  return (
    <>
      <span>{error ?? hint}</span>
      {aside !== undefined && <span data-scripts="">{aside}</span>}
    </>
  );
}
