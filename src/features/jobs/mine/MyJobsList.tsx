import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../../api/models/job.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { formatCount } from '../../../lib/text.ts';
import { JOBS_PER_STEP, WITHIN_BOARD } from '../boardAddress.ts';
import { JobCard } from '../JobCard.tsx';
import { useCardInView } from '../scrollCardIntoView.ts';
import { Cards, Foot, Head, Panel } from '../listPanel.ts';
import type { BoardFocus } from '../useBoardFocus.ts';
import { myJobsPath, type MyJobsAddress } from './myJobsAddress.ts';

export interface CardParts {
  /** below the title */
  badge?: ReactNode;
  /** icon buttons on top of the card, in an element with `data-overlay` */
  overlay?: ReactNode;
}

interface Props {
  jobs: readonly Job[];
  title: string;
  /** Follows the number of jobs. */
  note?: string | undefined;
  address: MyJobsAddress;
  currentId: string | null;
  asOf: Date;
  focus: BoardFocus;
  cardOf: ((job: Job) => CardParts) | undefined;
}

/** Jobs of a tab, three at a time (MY-02). */
export function MyJobsList({ jobs, title, note = '', address, currentId, asOf, focus, cardOf }: Props): React.JSX.Element {
  const { panel, focusAddedJob } = focus;
  const { length } = jobs;
  const countText = length > address.show ? `${groupIndian(address.show)} of ${formatCount(length, 'job')}` : formatCount(length, 'job');

  useCardInView(panel, currentId);

  return (
    <Panel component="section" ref={panel} aria-labelledby="my-jobs">
      <Head component="header">
        <Typography id="my-jobs" component="h2" variant="h4" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Showing {countText}
          {note}
        </Typography>
      </Head>
      <div data-part="scroller">
        <Cards>
          {jobs.slice(0, address.show).map((job) => (
            <JobCard
              key={job.id}
              job={job}
              asOf={asOf}
              isCurrent={job.id === currentId}
              to={myJobsPath({ ...address, job: job.id })}
              {...cardOf?.(job)}
            />
          ))}
        </Cards>
        {length > address.show && (
          <Foot>
            <Button
              component={RouterLink}
              fullWidth
              replace
              to={myJobsPath({ ...address, show: address.show + JOBS_PER_STEP })}
              {...WITHIN_BOARD}
              onClick={focusAddedJob}
            >
              Load More
            </Button>
          </Foot>
        )}
      </div>
    </Panel>
  );
}
