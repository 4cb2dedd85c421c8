import styled from '@emotion/styled';
import { displayFace, tone } from '../../theme/tokens.ts';

/** Facts in columns, each a small label over its value. */
export const FactList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
  gap: '0 32px',
  margin: 0,
  '& > div': { minWidth: 0, padding: '12px 0', borderTop: `1px solid ${tone.line}` },
  // What most people look for first.
  '& > div[data-lead]': { gridColumn: '1 / -1' },
  '& > div[data-lead] > dd': { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
  '& dt': { fontSize: '0.875rem', lineHeight: 1.4, color: tone.inkSoft },
  '& dd': {
    fontFamily: displayFace,
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
