import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MembershipPage } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const Drawing = styled('svg')({ maxWidth: 72, color: tone.primary, overflow: 'visible' });

/** Distance of dots in drawing units. */
const STEP = 20;

const findDotPosition = (index: number): readonly [x: number, y: number] => [
  (index % 3) * STEP + 8,
  (Math.floor(index / 3) % 3) * STEP + 8,
];

const drawDot = (index: number): string => `M${findDotPosition(index).join(' ')}h0`;

const ALL_DOTS = Array.from({ length: 9 }, (_, index) => drawDot(index)).join('');

/** Grid of nine dots with a circle around one of them, like the line around the dots of a kolam drawing. */
function DotOfNine({ index }: { index: number }): React.JSX.Element {
  const [x, y] = findDotPosition(index);
  return (
    <Drawing aria-hidden="true" focusable="false" width="100%" viewBox="0 0 56 56" fill="none" strokeLinecap="round">
      <path d={ALL_DOTS} stroke="currentColor" strokeWidth={5} opacity={0.45} />
      <circle cx={x} cy={y} r={8.5} stroke="currentColor" strokeWidth={2.5} />
      <path d={drawDot(index)} stroke={tone.accent} strokeWidth={7} />
    </Drawing>
  );
}

/** Minimum width for three reasons side by side. */
const THREE_COLUMNS = '@media (min-width:45em)';

/** Grid lines that end in a dot where four cells meet. */
const Grid = styled(List)({
  display: 'grid',
  borderTop: `1px solid ${tone.line}`,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 16px',
    paddingBlock: 24,
    borderBottom: `1px solid ${tone.line}`,
  },
  '& > li > svg': { gridRow: 'span 2' },
  '& > li > p': { gridColumn: 2, maxWidth: '36ch' },
  [THREE_COLUMNS]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderTop: 0,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 12,
      padding: '32px clamp(24px, 3vw, 48px) 44px',
      borderBottom: 0,
      borderInlineStart: `1px solid ${tone.line}`,
      borderTop: `1px solid ${tone.line}`,
    },
    '& > li > svg': { gridRow: 'auto', marginBottom: 12 },
    '& > li > p': { gridColumn: 'auto' },
    '& > li:nth-of-type(-n+3)': { borderTop: 0, paddingTop: 8 },
    '& > li:nth-of-type(3n+1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    // Dots at the crossings.
    '& > li:nth-of-type(n+4):not(:nth-of-type(3n+1))::before': {
      content: '""',
      position: 'absolute',
      top: -6,
      insetInlineStart: -6,
      width: 11,
      height: 11,
      borderRadius: '50%',
      background: tone.accent,
      boxShadow: `0 0 0 6px ${tone.paper}`,
    },
  },
});

/** Reasons in a grid of three columns (MEMB-01). */
export function Reasons({ title, intro, points }: MembershipPage['what']): React.JSX.Element {
  return (
    <Section id="what" title={title} intro={intro}>
      <Grid>
        {points.map((point, index) => (
          <li key={point.title}>
            <DotOfNine index={index} />
            <Typography variant="h3">{point.title}</Typography>
            <Typography color="textSecondary">{point.text}</Typography>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
