import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { Job } from '../../api/models/job.ts';
import { formatDate } from '../../lib/dates.ts';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { WITHIN_BOARD } from './boardAddress.ts';
import { payOf, placeOf } from './jobText.ts';

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: '4px 12px',
  minHeight: 152,
  padding: '20px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
  transition: 'background-color .15s',
  '& > svg': { color: tone.lineStrong },
  '&:hover': { background: tone.tint },
  '&:hover > svg': { color: tone.violet },
  // On narrow windows nothing is open beside the list, so nothing is marked.
  [up.md]: {
    '&[data-current]': { background: tone.violetSoft, boxShadow: `inset 4px 0 0 ${tone.marigold}` },
    '&[data-current] > svg': { color: tone.violet },
  },
});

const Title = styled('h3')({
  margin: 0,
  fontFamily: displayFace,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > a:hover': { color: tone.violet },
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible::after': { outline: `3px solid ${tone.violet}`, outlineOffset: -3, borderRadius: radius },
});

const Line = styled('p')({
  gridColumn: '1 / -1',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: tone.inkSoft,
  overflowWrap: 'anywhere',
  '& > span': { whiteSpace: 'nowrap' },
  '& > b': { color: tone.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  job: Job;
  /** Whether its details are the shown ones. */
  current: boolean;
  /** Address of the board with this job chosen. */
  to: string;
}

/** One job of the list: a link to its details (JOBS-02, JOBS-03). */
export function JobCard({ job, current, to }: Props): React.JSX.Element {
  const pay = payOf(job);
  const employer = [job.organization, placeOf(job)].filter(Boolean).join(' · ');
  return (
    <Item data-current={current ? '' : undefined}>
      <Title>
        <Link to={to} state={WITHIN_BOARD} aria-current={current ? 'true' : undefined} data-job={job.id}>
          {job.title}
        </Link>
      </Title>
      <Icon name="next" />
      {(employer !== '' || job.type !== null) && (
        <Line>
          {employer}
          {job.type !== null && (
            <>
              {employer === '' ? '' : ' · '}
              <span>{job.type}</span>
            </>
          )}
        </Line>
      )}
      {pay !== null && (
        <Line>
          <b>{pay}</b>
        </Line>
      )}
      <Line>Apply by: {formatDate(job.closingDate)}</Line>
    </Item>
  );
}
