import { DISPLAY_FACE } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** Portraits, and initials where there is none. */
addLooks({
  MuiAvatar: {
    styleOverrides: {
      root: {
        border: `1px solid ${tone.line}`,
        backgroundColor: tone.violetSoft,
        color: tone.violetStrong,
        fontFamily: DISPLAY_FACE,
        fontWeight: 700,
      },
    },
  },
});
