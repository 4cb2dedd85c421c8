import { useListJobsByStatusQuery } from '../../../api/endpoints/moderation.ts';
import type { Job } from '../../../api/models/job.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import type { BoardFocus } from '../useBoardFocus.ts';
import { Moderation } from './Moderation.tsx';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';
import type { CardParts } from './MyJobsList.tsx';
import { Notice } from './Notice.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const cardOf = ({ status }: Job): CardParts => ({ badge: <StatusBadge status={status} /> });

const detailOf = (job: Job, focus: BoardFocus): DetailParts => ({
  notice: job.status === 'sentback' && job.statusRemark !== null && <Notice title="Sent back with this reason">{job.statusRemark}</Notice>,
  actions: <Moderation key={`decide-${job.id}`} job={job} focus={focus} />,
});

/** The jobs that wait for an admin's decision (MOD-01). */
export function PendingTab({ address }: { address: MyJobsAddress }): React.JSX.Element {
  const query = useListJobsByStatusQuery({});
  return (
    <MyJobs
      query={query}
      jobs={query.data}
      title="Pending jobs"
      subject="listJobsByStatus"
      address={address}
      empty={
        <CentredState title="Nothing waits for you." drawing={{ seed: 'nothing pending' }}>
          Each job that a member posts or changes comes here first.
        </CentredState>
      }
      cardOf={cardOf}
      detailOf={detailOf}
    />
  );
}
