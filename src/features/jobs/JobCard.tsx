import { ListItemButton, Typography } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../api/models/job.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { WITHIN_BOARD } from './boardAddress.ts';
import { formatDay } from '../../lib/moments.ts';
import { ageOf, formatClosing, closesSoon, markSeedOf, payOf, placeOf } from './jobText.ts';
import { HEAD_HEIGHT } from './listPanel.ts';

/** Layout of a card and its skeleton; all lines begin at the same edge, so that the list is easy to scan. */
export const cardLayout: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignContent: 'start',
  alignItems: 'start',
  columnGap: 12,
  minHeight: 106,
  padding: '10px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [up.sm]: { rowGap: 2, minHeight: 124, paddingBlock: 14 },
};

const Row = styled(ListItemButton)({
  ...cardLayout,
  borderRadius: 0,
  '&:hover h3': { color: tone.primary },
  // Lines are closer than in running text, because the lines of a card belong together.
  '& .MuiTypography-root': { lineHeight: 1.4 },
  '& > h3': { lineHeight: 1.25 },
  // The second column holds the employer's drawing, or leaves room for the overlay.
  '& > h3, & > h3 ~ div': { gridColumn: 1 },
  '& > .mark': { gridRow: '1 / 3', gridColumn: 2, justifySelf: 'end', width: 44, height: 44 },
  // Cards on phones hide age and level, so that three of them fit into the window. The job's details show both.
  [down.sm]: { '& [data-hidden-on-phone]': { display: 'none' } },
  [down.md]: {
    // Focused cards stay clear of the sticky heading.
    scrollMarginTop: HEAD_HEIGHT,
    // No job is open beside the list, so none is highlighted.
    '&.Mui-selected:not(:hover)': { backgroundColor: 'transparent' },
    '&.Mui-selected:hover': { backgroundColor: tone.tint },
  },
  [up.md]: {
    '&.Mui-selected': { boxShadow: `inset 4px 0 0 ${tone.primary}` },
    '@media (forced-colors:active)': { '&.Mui-selected': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
}) as typeof ListItemButton;

interface Props {
  job: Job;
  isCurrent: boolean;
  to: string;
  /** Reference time of `Closes in …` and of the age. */
  asOf: Date;
  /** `Applied`, `Saved` or `New`; null: none of them. */
  label?: string | null;
  /** Moderation status, or stage of an application, beside the employer. */
  badge?: ReactNode;
  /** Buttons on top of the card's link, in place of the employer's drawing. */
  overlay?: ReactNode;
}

/** Job card that links to its details (JOBS-02, JOBS-03). */
export function JobCard({ job, isCurrent, to, asOf, label = null, badge, overlay }: Props): React.JSX.Element {
  const [pay, closingText, age] = [payOf(job), formatClosing(job, asOf), ageOf(job, asOf)];
  const closing = closingText !== null && job.closed !== null ? [closingText, formatDay(job.closed.at)].join(' · ') : closingText;
  const employer = [job.organization, placeOf(job)].filter(Boolean).join(' · ');
  return (
    <li>
      <Row
        component={RouterLink}
        to={to}
        {...WITHIN_BOARD}
        selected={isCurrent}
        aria-current={isCurrent ? 'true' : undefined}
        data-job={job.id}
      >
        <Typography component="h3" variant="h5">
          {job.title}
        </Typography>
        {!overlay && <KolamMark seed={markSeedOf(job)} className="mark" />}
        <Typography component="div" variant="body2" color="textSecondary">
          {employer !== '' && <Employer>{employer}</Employer>}
          {badge}
        </Typography>
        {pay !== null && (
          <Typography variant="body2" data-wide="" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {pay}
          </Typography>
        )}
        <CardDetails variant="body2" data-wide="">
          {label !== null && <b>{label}</b>}
          {job.type !== null && <span>{job.type}</span>}
          {job.careerLevel !== null && <span data-hidden-on-phone="">{job.careerLevel}</span>}
          {closing !== null && <span data-soon={closesSoon(job, asOf) ? '' : undefined}>{closing}</span>}
          {age !== null && <span data-hidden-on-phone="">{age}</span>}
        </CardDetails>
      </Row>
      {overlay}
    </li>
  );
}

/** Stays on one line while it fits, so that the badge moves to the next line first. */
const Employer = styled('span')({ display: 'inline-block', marginInlineEnd: 8 });

const CardDetails = styled(Typography)({
  color: tone.inkSoft,
  '& > * + *::before': { content: '" · "', whiteSpace: 'pre', color: tone.inkSoft, fontWeight: 400 },
  '& > b': { color: tone.secondary, fontWeight: 600 },
  '& > [data-soon]': { color: tone.accentText, fontWeight: 600 },
}) as typeof Typography;
