import { Box, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, HEADER_HEIGHT } from '../theme/primitives.ts';
import { lowWindow, radius, narrowWindow, tone, up } from '../theme/tokens.ts';
import { Icon, type IconProps } from './Icon.tsx';

/** Breakpoint from which the summary is a card next to the text. */
type CardBreakpoint = 'md' | 'lg';

/** Styles of a column that stays in view while the page scrolls. */
export const STICKY_COLUMN = { position: 'sticky', top: HEADER_HEIGHT + 16, alignSelf: 'start' } as const;

const PADDING = 'clamp(16px, 1.6vw, 24px)';

/** A card on wide windows. On narrower ones it has no box of its own, so that the page's grid places its parts. */
const Card = styled(Paper, { shouldForwardProp: (name) => name !== 'wide' })<{ wide: CardBreakpoint }>(({ wide }) => ({
  display: 'contents',
  '& > *': { order: 1, minWidth: 0 },
  '@media print': { '&[data-repeated], & > [data-actions]': { display: 'none' } },
  [up[wide]]: {
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    '&& > *': { order: 0, padding: PADDING },
    '& > * + *': { borderTop: `2px dashed ${tone.line}` },
  },
}));

const Facts = styled('dl', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: CardBreakpoint }>(({ wide }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 16,
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  background: tone.surface,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '[data-repeated] > &': { display: 'none' },
  [up[wide]]: { '&, [data-repeated] > &': { display: 'grid', border: 0, background: 'transparent' } },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div:has(> svg)': { gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 12, '& > dt, & > dd': { gridColumn: 2 } },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd[data-further]': { fontWeight: 400 },
  '& svg': { gridRow: 1, marginTop: 2, color: tone.secondary },
  // Printed, the facts are in one row.
  '@media print': {
    '&&': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', padding: '6pt 0' },
    '& > div:has(> svg)': { gridTemplateColumns: '0 minmax(0, 1fr)' },
    '& dd[data-further]': { display: 'none' },
  },
}));

/** Bar with the action, sticky at the window's lower edge. On wide windows it is a part of the card. */
const Bar = styled(Box, { shouldForwardProp: (name) => name !== 'wide' })<{ wide: CardBreakpoint }>(({ wide }) => ({
  '&&': { order: 4 },
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${GUTTER})`,
  padding: `10px ${GUTTER} calc(10px + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${tone.lineStrong}`,
  backgroundColor: tone.surface,
  // Keeps focused elements clear of the bar, except its own (see `MuiAppBar`).
  'html:has(&:not([data-idle]))': { scrollPaddingBottom: 96 },
  '& *': { scrollMarginBottom: -96 },
  '& > [data-lead] > *': { display: 'block' },
  // Enlarges the touch target without making the bar higher.
  '& > [data-lead] a': { display: 'block', marginBlock: '-4px -10px', paddingBlock: '4px 14px' },
  // With large text the button wraps below the date instead of leaving it the width of one letter.
  '& > [data-lead]': { flex: '1 1 6rem', minWidth: 0 },
  '& > .MuiButton-root': { flex: 'none', maxWidth: '100%' },
  '& > [data-further]': { display: 'none' },
  '&[data-idle]': { display: 'none' },
  [narrowWindow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', gap: 8, '& > [data-lead]': { flex: 'none' } },
  [lowWindow]: { position: 'static', 'html:has(&:not([data-idle]))': { scrollPaddingBottom: 0 }, '& *': { scrollMarginBottom: 0 } },
  [up[wide]]: {
    position: 'static',
    '&, &[data-idle]': { display: 'grid' },
    justifyContent: 'stretch',
    gap: 12,
    margin: 0,
    // No border, because the action belongs to the facts below or above it.
    '&&&': { order: 0, paddingBottom: 0, border: 0 },
    'dl + &&&': { paddingTop: 0, paddingBottom: PADDING },
    backgroundColor: 'transparent',
    'html:has(&:not([data-idle]))': { scrollPaddingBottom: 0 },
    '& *': { scrollMarginBottom: 0 },
    '& > [data-lead]': { display: 'none' },
    '& > [data-further]': { display: 'grid', gap: 12 },
  },
  '@media print': { position: 'static' },
}));

interface FactProps {
  icon?: IconProps['icon'];
  name: string;
  /** The value. The fact is left out when this is an empty string. */
  children: ReactNode;
  /** Shown below the value. */
  further?: ReactNode;
  /** Left out of a card in a low window. */
  isOptional?: boolean;
}

/** One fact of a summary. */
export function SummaryFact({ icon, name, children, further, isOptional = false }: FactProps): React.JSX.Element | null {
  if (children === '') return null;
  return (
    <div data-optional={isOptional ? '' : undefined}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <dd>{children}</dd>
      {Boolean(further) && (
        <Typography component="dd" variant="body2" data-further="">
          {further}
        </Typography>
      )}
      {icon !== undefined && <Icon icon={icon} />}
    </div>
  );
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Breakpoint from which windows are wide enough for the card. */
  wide: CardBreakpoint;
  className?: string;
  /** `SummaryFact` elements. */
  facts: ReactNode;
  /** The page's header has the same facts and action. Neither is printed again, and outside the card the facts are hidden. */
  isRepeated?: boolean;
  /** Shown in the bar next to the action: `leadTitle` in bold, and `lead` below it. */
  leadTitle: string;
  lead: ReactNode;
  /** A button; null when there is nothing to do at present, and then there is no bar. */
  action: ReactNode;
  /** Secondary actions, in the card only. */
  further?: ReactNode;
  /** Further parts of the card. */
  children?: ReactNode;
}

/** Facts and a button to register, in a card next to the text. In narrower windows the button is in a bar at the lower edge. */
export function RegisterSummary({
  label,
  wide,
  className,
  facts,
  isRepeated = false,
  leadTitle,
  lead,
  action,
  further,
  children,
}: Props): React.JSX.Element {
  const bar = Boolean(action ?? further) && (
    <Bar wide={wide} data-register="" data-bottom-bar="" data-idle={action === null ? '' : undefined}>
      <div data-lead="">
        <Typography variant="subtitle2" component="span">
          {leadTitle}
        </Typography>
        <Typography variant="body2" component="span">
          {lead}
        </Typography>
      </div>
      {action}
      {Boolean(further) && (
        <div data-further="" data-optional="">
          {further}
        </div>
      )}
    </Bar>
  );
  return (
    <Card role="region" aria-label={label} wide={wide} className={className} data-repeated={isRepeated ? '' : undefined}>
      {/* When the page's header has no action, the bar comes first, so that the action is in view at once. */}
      {!isRepeated && bar}
      <Facts wide={wide}>{facts}</Facts>
      {isRepeated && bar}
      {children}
    </Card>
  );
}
