import type { CSSObject } from '@mui/material/styles';
import { tone, up } from '../../theme/tokens.ts';

/** Style of the phone menu, both as a popover and as a drawer. */
export const menuPanel: CSSObject = {
  width: '100%',
  backgroundColor: tone.surface,
  color: tone.ink,
  [up.sm]: { width: '26rem', borderInlineStart: `1px solid ${tone.line}` },
};
