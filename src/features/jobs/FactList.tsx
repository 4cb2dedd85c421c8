import { styled } from '@mui/material/styles';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import type { Fact } from './jobText.ts';

/** Facts in two columns, each a small label over its value; on wide windows three. */
export const FactGrid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 clamp(16px, 3vw, 32px)',
  margin: 0,
  '& > div': { minWidth: 0, padding: '10px 0 12px', borderTop: `1px solid ${tone.line}` },
  '& dt': { fontSize: '0.875rem', lineHeight: 1.4, color: tone.inkSoft },
  '& dd': {
    fontFamily: displayFace,
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& dd ~ dd': { marginTop: 2, fontSize: '0.9375rem', color: tone.violet },
  [up.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // What one looks for first: larger, on a panel of its own; pay, which is long, has a line of its own on a phone.
  '&[data-lead]': {
    gap: '16px clamp(16px, 3vw, 32px)',
    padding: 'clamp(16px, 2.4vw, 24px)',
    borderRadius: radius,
    background: tone.tint,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: 0, borderTop: 0 },
    '& > div:first-of-type:nth-last-of-type(3)': { gridColumn: '1 / -1' },
    '& dd:first-of-type': { fontSize: 'clamp(1.125rem, 1rem + 0.4vw, 1.25rem)', lineHeight: 1.25 },
    '& > div:first-of-type dd:first-of-type': { fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 1.625rem)' },
    [up.lg]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 0.75fr) minmax(0, 1.1fr)',
      '& > div:first-of-type:nth-last-of-type(3)': { gridColumn: 'auto' },
    },
  },
  // Long lines of their own.
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)', [up.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Facts of a job (JOBS-05). */
export function FactList({ facts, lead = false }: { facts: readonly Fact[]; lead?: boolean }): React.JSX.Element {
  return (
    <FactGrid data-lead={lead ? '' : undefined}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== null && <dd>{note}</dd>}
        </div>
      ))}
    </FactGrid>
  );
}
