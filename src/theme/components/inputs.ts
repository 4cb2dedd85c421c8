import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** The base of all fields, which alone is what a search is made of; the others are in `looks/fields.ts`. */
export const inputs: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      // Below 16 px a phone zooms into the page when the field gets the focus.
      root: {
        fontSize: '1.0625rem',
        lineHeight: 1.4,
        // The frame of a whole field for one that stands alone (a search): less code than an OutlinedInput.
        '&[data-framed]': {
          gap: 12,
          minHeight: TOUCH + 4,
          paddingInline: 14,
          border: `1.5px solid ${tone.lineStrong}`,
          borderRadius: RADIUS,
          backgroundColor: tone.surface,
          '&:hover': { borderColor: tone.violet },
          '&.Mui-focused': { borderColor: tone.violet, boxShadow: `inset 0 0 0 1px ${tone.violet}` },
          '& > svg': { flex: 'none', color: tone.inkSoft },
        },
      },
      // The browser's own cross is blue, a colour that is not ours.
      input: {
        '&::placeholder': { color: tone.inkSoft, opacity: 1 },
        '&::-webkit-search-cancel-button': { cursor: 'pointer', filter: 'grayscale(1)' },
      },
    },
  },
};
