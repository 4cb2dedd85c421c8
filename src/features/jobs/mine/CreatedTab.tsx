import { Button, Chip, Stack } from '@mui/material';
import { useListJobsCreatedByUserQuery } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { formatDay } from '../../../lib/moments.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { hasClosingDatePassed } from '../jobText.ts';
import OwnJobActions, { EditJobButton, OwnJobMenu } from './OwnJobActions.tsx';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';
import type { CardParts } from './MyJobsList.tsx';
import { Notice } from './Notice.tsx';
import { Remark } from './Remark.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const NO_REASON = 'No reason was given. Please look through it and submit it again.';

/** Shown when the backend's list has no reasons (MY-03). */
const REASON_UNKNOWN = 'The reason is not available here: please ask the chapter. Then change the job and submit it again.';

function StatusNotice({ job, now }: { job: Job; now: Date }): React.JSX.Element | null {
  const { status, statusRemark, isRemarkListed, remarkField, closed, closingDate } = job;
  if (closed !== null) {
    const until = closingDate === null ? '' : ` until ${formatDay(closingDate)}`;
    return (
      <Notice title={`Closed: ${closed.reason}`}>
        Nobody can apply any more. {hasClosingDatePassed(job, now) ? 'Its closing date has passed.' : `You can reopen it${until}.`}
      </Notice>
    );
  }
  if (status === 'unpublished') return <Notice>The chapter looks at it before it is published.</Notice>;
  if (status !== 'sentback') return null;
  return (
    <Notice title="Sent back by the chapter" isError>
      <Remark field={remarkField} text={statusRemark} fallback={isRemarkListed ? NO_REASON : REASON_UNKNOWN} />
    </Notice>
  );
}

const cardOf = (job: Job): CardParts => ({
  badge: (
    <>
      <StatusBadge status={job.status} />
      {job.closed !== null && <Chip component="span" size="small" label="closed" sx={{ my: 0.25, ml: 0.75 }} />}
    </>
  ),
  overlay: (
    <Stack data-overlay="" direction="row">
      {job.status === 'sentback' && <EditJobButton job={job} />}
      <OwnJobMenu job={job} />
    </Stack>
  ),
});

const detailOf = (job: Job, now: Date): DetailParts => ({
  notice: <StatusNotice job={job} now={now} />,
  actions: <OwnJobActions key={`own-${job.id}`} job={job} />,
});

interface Props {
  memberId: string;
  address: MyJobsAddress;
}

/** Jobs that the member has posted, with their status (MY-02, MY-03, MY-05). */
export function CreatedTab({ memberId, address }: Props): React.JSX.Element {
  const query = useListJobsCreatedByUserQuery({ userId: memberId });
  const now = useNow();
  return (
    <MyJobs
      query={query}
      jobs={query.data}
      title="Created jobs"
      errorSubject="listJobsCreatedByUser"
      address={address}
      empty={
        <CentredState
          title="No Jobs Created yet."
          drawing={{ seed: 'no jobs created' }}
          actions={
            <Button variant="contained" color="accent" href={paths.postJob}>
              Post your first job
            </Button>
          }
        >
          Post a job, and the chapter looks at it before it is published.
        </CentredState>
      }
      cardOf={cardOf}
      detailOf={(job) => detailOf(job, now)}
    />
  );
}
