import { List, Typography } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { Section } from '../../ui/page/Section.tsx';
import { up, tone } from '../../theme/tokens.ts';

/** One knot of 32 by 64 pixels: two strands that cross above and below a dot. */
const KNOT_PATH = 'M16 0C38 20 38 44 16 64M16 0C-6 20-6 44 16 64';

const knotSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 64"><path d="${KNOT_PATH}" fill="none" stroke="#000" stroke-width="2"/></svg>`;

/** Position and size of a background that repeats downwards in whole knots, so that neighbouring lines join. */
const knotTiling = 'center top / 32px 64px no-repeat round';

/**
 * Decorative line along the height of an element, like a kolam (a South Indian drawing of one line around dots). The line is beside the
 * text or, from `md` on, in the middle of the element. It is drawn in CSS, so that it fits any length of text.
 */
const kolamLine: CSSObject = {
  position: 'relative',
  '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 4, width: 32 },
  '&::before': { backgroundColor: tone.primary, mask: `url("data:image/svg+xml,${encodeURIComponent(knotSvg)}") ${knotTiling}` },
  '&::after': { background: `radial-gradient(circle, ${tone.accent} 4px, transparent 4.6px) ${knotTiling}` },
  [up.md]: { '&::before, &::after': { insetInlineStart: 'calc(50% - 16px)' } },
  // Forced colours remove backgrounds unless `forced-color-adjust` is none.
  '@media (forced-colors:active)': {
    '&::before, &::after': { forcedColorAdjust: 'none' },
    '&::before': { backgroundColor: 'CanvasText' },
    '&::after': { background: `radial-gradient(circle, Highlight 4px, transparent 4.6px) ${knotTiling}` },
  },
};

/** Years along a line. On phones all are on one side of the line; on wide windows they alternate between both sides. */
const Years = styled(List)({
  '& > li': {
    ...kolamLine,
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '4px 20px',
    alignContent: 'start',
    minHeight: 168,
    paddingBottom: 32,
    '& > *': { gridColumn: 2 },
  },
  [up.md]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)',
      columnGap: 40,
      minHeight: 192,
      '& > *': { gridColumn: 3, maxWidth: '40ch' },
      '& > .year': { gridColumn: 1, gridRow: '1 / span 3', justifySelf: 'end' },
    },
    '& > li:nth-of-type(even)': {
      textAlign: 'end',
      '& > *': { gridColumn: 1, justifySelf: 'end' },
      '& > .year': { gridColumn: 3, justifySelf: 'start' },
    },
  },
}) as typeof List;

/** Timeline of the chapter's history (ABOUT-01). */
export function History({ title, intro, years }: AboutPage['about']): React.JSX.Element {
  return (
    <Section id="about" title={title} intro={intro}>
      <Years component="ol">
        {years.map(({ year, title: heading, text }) => (
          <li key={year}>
            <Typography className="year" variant="figureSmall" color="primary">
              {year}
            </Typography>
            <Typography variant="h3">{heading}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </li>
        ))}
      </Years>
    </Section>
  );
}
