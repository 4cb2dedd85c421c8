import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** Placeholders; notes and dialogs are in `looks/`. */
export const feedback: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { maxWidth: '100%', backgroundColor: tone.line }, rounded: { borderRadius: RADIUS / 2 } },
  },
};
