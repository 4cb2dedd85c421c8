import { Box, Typography, type TypographyProps } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, tone, up } from '../../theme/tokens.ts';
import type { Fact } from './jobText.ts';

/** Minimum width for three lead facts side by side. */
const WIDE = '@media (min-width:1360px)';

/** Grid of facts in two columns, or three on wide windows. Each fact has its label above its value. */
export const FactGrid = styled(Box)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 clamp(16px, 3vw, 32px)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': { minWidth: 0, padding: '8px 0 10px', borderTop: `1px solid ${tone.line}` },
  [up.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // The lead facts are on a panel. On narrow windows the first of three facts, which is the pay, has its own row because it is long.
  '&[data-lead]': {
    gap: '16px clamp(16px, 3vw, 32px)',
    padding: 'clamp(16px, 2.4vw, 24px)',
    borderRadius: radius,
    background: tone.tint,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: 0, borderTop: 0 },
    '& > div:first-of-type:nth-last-of-type(3)': { gridColumn: '1 / -1' },
    // From this width on, a pay range fits beside the other two facts.
    [WIDE]: {
      gridTemplateColumns: 'repeat(3, auto)',
      '& > div:first-of-type:nth-last-of-type(3)': { gridColumn: 'auto' },
    },
  },
  // For long values: one column, or two on wide windows.
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)', [up.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}) as typeof Box;

interface FactItemProps {
  label: string;
  variant?: TypographyProps['variant'];
  note?: string | null;
  children: ReactNode;
}

export function FactItem({ label, variant = 'h5', note = null, children }: FactItemProps): React.JSX.Element {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant={variant}>
        {children}
      </Typography>
      {note !== null && (
        <Typography component="dd" variant="label" color="primary">
          {note}
        </Typography>
      )}
    </div>
  );
}

/** Facts of a job (JOBS-05). */
export function FactList({ facts, lead = false }: { facts: readonly Fact[]; lead?: boolean }): React.JSX.Element {
  return (
    <FactGrid component="dl" data-lead={lead ? '' : undefined}>
      {facts.map(({ label, value, note }) => (
        <FactItem key={label} label={label} variant={lead ? 'h4' : 'h5'} note={note}>
          {value}
        </FactItem>
      ))}
    </FactGrid>
  );
}
