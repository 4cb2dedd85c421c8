import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/tokens.ts';

/** One line, on a phone two; pixels. */
const NOTICE_HEIGHT = 56;

/** A notice: a strip as wide as the header it hangs below. */
export const NoticeStrip = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: NOTICE_HEIGHT,
  padding: '4px 16px',
  lineHeight: 1.4,
  border: 0,
  borderBottom: `1px solid ${tone.line}`,
  borderRadius: 0,
  backgroundColor: tone.accentSoft,
  color: tone.accentText,
  // What is led to, and what sticks below the header, keeps clear of it.
  'html:has(&)': { '--notice': `${NOTICE_HEIGHT}px`, scrollPaddingTop: 80 + NOTICE_HEIGHT },
});
