import { Button, IconButton } from '@mui/material';
import { useListJobsCreatedByUserQuery } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { applicantsPath, editJobPath, paths } from '../../../config/paths.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';
import type { CardParts } from './MyJobsList.tsx';
import { Notice } from './Notice.tsx';
import { Remark } from './Remark.tsx';
import { canRenew, RenewButton } from './RenewButton.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const PENCIL = { lines: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5' };

const EDITS = { target: '_blank', rel: 'noopener' } as const;

function EditIcon({ job }: { job: Job }): React.JSX.Element {
  return (
    <IconButton href={editJobPath(job.id)} {...EDITS} aria-label={`Edit ${job.title} (opens in a new tab)`}>
      <Icon name={PENCIL} />
    </IconButton>
  );
}

/** Link to the applicants; plain text when there are none (MY-03). */
function MembersApplied({ job: { id, appliedBy } }: { job: Job }): React.JSX.Element {
  const label = `${groupIndian(appliedBy.length)} Members Applied`;
  return appliedBy.length < 1 ? (
    <Button onClick={() => showToast('No one has applied to this job', 'plain', 'applicants')}>{label}</Button>
  ) : (
    <Button href={applicantsPath(id)}>{label}</Button>
  );
}

function Standing({ job: { status, statusRemark, remarkField } }: { job: Job }): React.JSX.Element | null {
  if (status === 'unpublished') return <Notice>The chapter looks at it before it is published.</Notice>;
  if (status !== 'sentback') return null;
  return (
    <Notice title="Sent back by the chapter" bad>
      <Remark field={remarkField} text={statusRemark} none="No reason was given. Please look through it and send it in again." />
    </Notice>
  );
}

const cardOf = (job: Job): CardParts => ({
  badge: <StatusBadge status={job.status} />,
  over: job.status === 'sentback' && <EditIcon job={job} />,
});

const detailOf = (job: Job, now: Date): DetailParts => ({
  notice: <Standing job={job} />,
  actions: (
    <>
      {job.status === 'sentback' && (
        <Button href={editJobPath(job.id)} {...EDITS} startIcon={<Icon name={PENCIL} />}>
          Edit job
        </Button>
      )}
      {canRenew(job, now) && <RenewButton key={`renew-${job.id}`} job={job} />}
      <MembersApplied job={job} />
    </>
  ),
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
      subject="listJobsCreatedByUser"
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
