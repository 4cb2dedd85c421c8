import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../api/models/job.ts';
import { formatDate } from '../../lib/dates.ts';
import { BREAKPOINTS } from '../../theme/primitives.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { WITHIN_BOARD } from './boardAddress.ts';
import { JobChips } from './JobChips.tsx';
import { closesIn, markOf, payOf } from './jobText.ts';

/** The place of one job in the list. */
export const Place = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignContent: 'center',
  gap: '12px 14px',
  minHeight: 204,
  padding: '20px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
  transition: 'background-color .15s',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '&:hover': { background: tone.tint },
  // A chip keeps its edge where the card takes its colour.
  '&:hover .MuiChip-colorDefault': { backgroundColor: tone.surface },
  // On a tablet a card is as wide as the page: pay and closing day stand at its end.
  [`${up.sm} and (max-width:${BREAKPOINTS.md - 0.05}px)`]: {
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    minHeight: 144,
    '& > [data-wide]': { gridColumn: '1 / 3' },
    '& > :last-child': { gridArea: '1 / 3 / span 2', textAlign: 'end' },
  },
  // On narrow windows nothing is open beside the list, so nothing is marked.
  [up.md]: {
    '&[data-current]': { background: tone.violetSoft, boxShadow: `inset 4px 0 0 ${tone.violet}` },
    '&[data-current] .MuiChip-colorDefault': { backgroundColor: tone.surface },
    '@media (forced-colors:active)': { '&[data-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
});

/** The whole card leads where its title leads. */
const TitleLink = styled(Link<typeof RouterLink>)({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: tone.violet },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${tone.violet}`, outlineOffset: -3, borderRadius: radius },
});

interface Props {
  job: Job;
  /** Whether its details are the shown ones. */
  current: boolean;
  /** Address of the board with this job chosen. */
  to: string;
  /** The moment that `Closes in …` counts from. */
  asOf: Date;
}

/** One job of the list: a link to its details (JOBS-02, JOBS-03). */
export function JobCard({ job, current, to, asOf }: Props): React.JSX.Element {
  const [pay, closes, date] = [payOf(job), closesIn(job, asOf), formatDate(job.closingDate)];
  return (
    <Place data-current={current ? '' : undefined}>
      <KolamMark seed={markOf(job)} />
      <div>
        <Typography component="h3" variant="h4">
          <TitleLink
            component={RouterLink}
            to={to}
            state={WITHIN_BOARD}
            color="inherit"
            underline="none"
            aria-current={current ? 'true' : undefined}
            data-job={job.id}
          >
            {job.title}
          </TitleLink>
        </Typography>
        {job.organization !== null && (
          <Typography variant="body2" color="textSecondary">
            {job.organization}
          </Typography>
        )}
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
    </Place>
  );
}
