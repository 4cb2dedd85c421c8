import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const STONE = 72;
/** Vertical offset of every second step, in pixels. */
const LOWER = 56;

const down =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 4C50 4 50 96 100 96" fill="none" stroke="#000" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>';

/** Steps in a column on phones, in two rows of five on wide windows, joined by a dotted line. */
const Path = styled(List)({
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${STONE}px minmax(0, 1fr)`,
    gap: '4px 20px',
    alignContent: 'start',
    paddingBottom: 36,
    counterIncrement: 'step',
  },
  '& > li > .stone': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: STONE,
    height: STONE,
    borderRadius: '50%',
    background: tone.primarySoft,
    color: tone.primaryStrong,
    fontFamily: displayFont,
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  '& > li > .stone::before': { content: 'counter(step)' },
  '& > li:nth-of-type(3n+2) > .stone': { background: tone.secondarySoft, color: tone.secondary },
  '& > li:nth-of-type(3n) > .stone': { background: tone.accentSoft, color: tone.accentText },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${STONE + 6}px 6px`,
    insetInlineStart: STONE / 2 - 1,
    borderInlineStart: `3px dotted ${tone.lineStrong}`,
  },
  '@media (forced-colors:active)': { '& > li > .stone': { border: '1px solid' } },
  [up.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '56px 32px',
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, paddingBottom: 0 },
    '& > li:nth-of-type(even)': { marginTop: LOWER },
    // The second row starts with step six: its upper steps are the even ones.
    '& > li:nth-of-type(n+6)': { marginTop: LOWER },
    '& > li:nth-of-type(n+6):nth-of-type(even)': { marginTop: 0 },
    '& > li > .stone': { gridRow: 'auto', marginBottom: 12 },
    '& > li:not(:last-of-type)::after': {
      inset: `${STONE / 2}px -24px auto ${STONE + 8}px`,
      height: LOWER,
      border: 0,
      background: tone.lineStrong,
      mask: `url("data:image/svg+xml,${encodeURIComponent(down)}") center/100% 100% no-repeat`,
    },
    // From a lower step to the next upper one.
    '& > li:nth-of-type(even):not(:nth-of-type(n+6))::after, & > li:nth-of-type(odd):nth-of-type(n+6)::after': {
      top: STONE / 2 - LOWER,
      transform: 'scaleY(-1)',
    },
    '& > li:nth-of-type(5)::after': { display: 'none' },
  },
}) as typeof List;

/** Ten steps to become a volunteer (VOL-01). */
export function Steps({ title, intro, points }: VolunteeringPage['steps']): React.JSX.Element {
  return (
    <Section id="inner" title={title} intro={intro}>
      <Path component="ol">
        {points.map((point) => (
          <li key={point.title}>
            <span className="stone" aria-hidden="true" />
            <Typography variant="h4" component="h3">
              {point.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {point.text}
            </Typography>
          </li>
        ))}
      </Path>
    </Section>
  );
}
