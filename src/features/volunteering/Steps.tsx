import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const MARKER_SIZE = 72;
/** Vertical offset of every second step, in pixels. */
const STEP_OFFSET = 56;

const connector =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 4C50 4 50 96 100 96" fill="none" stroke="#000" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>';

/** Steps in a column on phones, in two rows of five on wide windows, joined by a dotted line. */
const StepList = styled(List)({
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${MARKER_SIZE}px minmax(0, 1fr)`,
    gap: '4px 20px',
    alignContent: 'start',
    paddingBottom: 36,
    counterIncrement: 'step',
  },
  '& > li > .marker': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: MARKER_SIZE,
    height: MARKER_SIZE,
    borderRadius: '50%',
    background: tone.primarySoft,
    color: tone.primaryStrong,
    fontFamily: displayFont,
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  '& > li > .marker::before': { content: 'counter(step)' },
  '& > li:nth-of-type(3n+2) > .marker': { background: tone.secondarySoft, color: tone.secondary },
  '& > li:nth-of-type(3n) > .marker': { background: tone.accentSoft, color: tone.accentText },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${MARKER_SIZE + 6}px 6px`,
    insetInlineStart: MARKER_SIZE / 2 - 1,
    borderInlineStart: `3px dotted ${tone.lineStrong}`,
  },
  '@media (forced-colors:active)': { '& > li > .marker': { border: '1px solid' } },
  [up.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '56px 32px',
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, paddingBottom: 0 },
    '& > li:nth-of-type(even)': { marginTop: STEP_OFFSET },
    // The second row starts with step six, so its upper steps are the even ones.
    '& > li:nth-of-type(n+6)': { marginTop: STEP_OFFSET },
    '& > li:nth-of-type(n+6):nth-of-type(even)': { marginTop: 0 },
    '& > li > .marker': { gridRow: 'auto', marginBottom: 12 },
    '& > li:not(:last-of-type)::after': {
      inset: `${MARKER_SIZE / 2}px -24px auto ${MARKER_SIZE + 8}px`,
      height: STEP_OFFSET,
      border: 0,
      background: tone.lineStrong,
      mask: `url("data:image/svg+xml,${encodeURIComponent(connector)}") center/100% 100% no-repeat`,
    },
    // The line from a lower step to the next upper one.
    '& > li:nth-of-type(even):not(:nth-of-type(n+6))::after, & > li:nth-of-type(odd):nth-of-type(n+6)::after': {
      top: MARKER_SIZE / 2 - STEP_OFFSET,
      transform: 'scaleY(-1)',
    },
    '& > li:nth-of-type(5)::after': { display: 'none' },
  },
}) as typeof List;

/** Steps to become a volunteer (VOL-01), as many as the chapter lists. */
export function Steps({ title, intro, points }: VolunteeringPage['steps']): React.JSX.Element {
  return (
    <Section id="inner" title={title} intro={intro}>
      <StepList component="ol">
        {points.map((point) => (
          <li key={point.title}>
            <span className="marker" aria-hidden="true" />
            <Typography variant="h4" component="h3">
              {point.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {point.text}
            </Typography>
          </li>
        ))}
      </StepList>
    </Section>
  );
}
