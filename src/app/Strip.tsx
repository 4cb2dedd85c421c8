import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/tokens.ts';

/** Line of text across the page, below the header. */
export const Strip = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '4px 16px',
  lineHeight: 1.4,
  border: 0,
  borderBottom: `1px solid ${tone.line}`,
  borderRadius: 0,
  backgroundColor: tone.accentSoft,
  color: tone.accentText,
});
