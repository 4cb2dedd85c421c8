import { Button } from '@mui/material';
import { useListJobsAppliedByUserQuery } from '../../../api/endpoints/ownJobs.ts';
import type { AppliedJob, Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Notice } from './Notice.tsx';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';

interface Props {
  memberId: string;
  address: MyJobsAddress;
}

/** A backend may take several applications for one job: the job stands in the list once. */
const jobsOf = (applications: readonly AppliedJob[]): Job[] => [...new Map(applications.map(({ job }) => [job.id, job])).values()];

const detailOf = ({ status }: Job): DetailParts => ({
  notice: status !== 'published' && <Notice>It is not on the job board at present. Your application stays with its poster.</Notice>,
  actions: <Button disabled>Already applied</Button>,
});

/** The jobs that the member has applied to (MY-04). */
export function AppliedTab({ memberId, address }: Props): React.JSX.Element {
  const query = useListJobsAppliedByUserQuery({ userId: memberId });
  return (
    <MyJobs
      query={query}
      jobs={query.data && jobsOf(query.data)}
      title="Applied jobs"
      subject="listJobsAppliedByUser"
      address={address}
      empty={
        <CentredState
          title="No Jobs Applied yet."
          drawing={{ seed: 'no applications' }}
          actions={
            <Button variant="contained" color="accent" href={paths.exploreJobs}>
              Look for a job
            </Button>
          }
        >
          Whatever you apply to stands here, so that you can read it again.
        </CentredState>
      }
      detailOf={detailOf}
    />
  );
}
