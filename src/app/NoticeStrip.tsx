import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/tokens.ts';

/** Height of one line, or two on a phone, in pixels. */
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
  // Offsets anchors and sticky content by its height.
  'html:has(&)': { '--notice': `${NOTICE_HEIGHT}px`, scrollPaddingTop: 80 + NOTICE_HEIGHT },
});
