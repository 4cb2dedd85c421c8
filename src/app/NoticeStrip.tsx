import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/tokens.ts';

/** Pixels; fits one line, or two on a phone. */
const NOTICE_HEIGHT = 56;

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
  // Moves anchor targets and sticky content down by the strip's height.
  'html:has(&)': { '--notice': `${NOTICE_HEIGHT}px`, scrollPaddingTop: 80 + NOTICE_HEIGHT },
});
