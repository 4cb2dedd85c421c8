import { ListItemButton, Typography } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../api/models/job.ts';
import { formatDay } from '../../lib/moments.ts';
import { BREAKPOINTS } from '../../theme/primitives.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { WITHIN_BOARD } from './boardAddress.ts';
import { JobChips } from './JobChips.tsx';
import { closesIn, markOf, payOf } from './jobText.ts';

/** Layout of a card and its skeleton. */
export const placeStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'stretch',
  gap: '12px 14px',
  minHeight: 188,
  padding: '20px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  // On tablets cards are as wide as the page: pay and closing day move to the end.
  [`${up.sm} and (max-width:${BREAKPOINTS.md - 0.05}px)`]: {
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    minHeight: 128,
    '& > [data-wide]': { gridColumn: '1 / 3' },
    '& > :last-child': { gridArea: '1 / 3 / span 2', textAlign: 'end' },
  },
};

const Row = styled(ListItemButton)({
  ...placeStyle,
  borderRadius: 0,
  '&:hover h3': { color: tone.primary },
  // Chips keep their outline on a hovered card.
  '&:hover .MuiChip-colorDefault': { backgroundColor: tone.surface },
  // On narrow windows no job is open beside the list, so none is highlighted.
  [down.md]: { '&.Mui-selected:not(:hover)': { backgroundColor: 'transparent' }, '&.Mui-selected:hover': { backgroundColor: tone.tint } },
  [up.md]: {
    '&.Mui-selected': { boxShadow: `inset 4px 0 0 ${tone.primary}` },
    '&.Mui-selected .MuiChip-colorDefault': { backgroundColor: tone.surface },
    '@media (forced-colors:active)': { '&.Mui-selected': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
}) as typeof ListItemButton;

interface Props {
  job: Job;
  current: boolean;
  to: string;
  /** Reference time of `Closes in …`. */
  asOf: Date;
  /** Moderation status beside the organisation. */
  badge?: ReactNode;
  /** A separate link on top of the card's link. */
  overlay?: ReactNode;
}

/** Job card that links to its details (JOBS-02, JOBS-03). */
export function JobCard({ job, current, to, asOf, badge, overlay }: Props): React.JSX.Element {
  const [pay, closes, date] = [payOf(job), closesIn(job, asOf), formatDay(job.closed?.at ?? job.closingDate)];
  return (
    <li>
      <Row
        component={RouterLink}
        to={to}
        {...WITHIN_BOARD}
        selected={current}
        aria-current={current ? 'true' : undefined}
        data-job={job.id}
      >
        <KolamMark seed={markOf(job)} />
        <div>
          <Typography component="h3" variant="h4">
            {job.title}
          </Typography>
          {job.organization !== null && (
            <Typography variant="body2" color="textSecondary" sx={badge === undefined ? null : { display: 'inline-block', mr: 1.25 }}>
              {job.organization}
            </Typography>
          )}
          {badge}
        </div>
        <JobChips job={job} />
        <div data-wide="">
          {pay !== null && (
            <Typography variant="h5" component="p">
              {pay}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {closes === null ? `Closing date: ${date}` : `${closes} · ${date}`}
          </Typography>
        </div>
      </Row>
      {overlay}
    </li>
  );
}
