import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MembershipPage } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';
import { DotOfNine } from './DotOfNine.tsx';

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
