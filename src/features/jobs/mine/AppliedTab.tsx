import { Button, Chip, type ChipProps, Stack, Typography } from '@mui/material';
import { useNavigate } from 'react-router';
import { useListJobsAppliedByUserQuery } from '../../../api/endpoints/applications.ts';
import type { AppliedJob, Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { formatDay } from '../../../lib/moments.ts';
import { STAGE_LABELS, type Stage } from '../../../../shared/stages.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Notice } from './Notice.tsx';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import { WITHIN_BOARD } from '../boardAddress.ts';
import type { BoardFocus } from '../useBoardFocus.ts';
import { myJobsPath, type MyJobsAddress } from './myJobsAddress.ts';
import type { CardParts } from './MyJobsList.tsx';
import { Withdraw } from './Withdraw.tsx';

/** Stage of an application, with the day of each change (MY-04). */
function Stages({ application: { stage, changes } }: { application: AppliedJob }): React.JSX.Element | null {
  if (stage === null) return null;
  return (
    <Notice title={`Your application: ${STAGE_LABELS[stage]}`}>
      <Stack component="ol" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px', m: 0, p: 0, mt: 0.5, listStyle: 'none' }}>
        {changes.map((change) => (
          <li key={`${change.stage} ${change.at}`}>
            <Typography component="span" variant="body2">
              <strong>{STAGE_LABELS[change.stage]}</strong> {formatDay(change.at)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

interface Props {
  memberId: string;
  address: MyJobsAddress;
}

const COLOURS = { received: 'default', seen: 'info', shortlisted: 'success', notchosen: 'error' } as const satisfies Record<
  Stage,
  ChipProps['color']
>;

/** Returns each job once, because a backend may allow several applications to the same job. */
const jobsOf = (applications: readonly AppliedJob[]): Job[] => [...new Map(applications.map(({ job }) => [job.id, job])).values()];

const cardOf = (stage: Stage | null): CardParts =>
  stage === null
    ? {}
    : { badge: <Chip component="span" size="small" label={STAGE_LABELS[stage]} color={COLOURS[stage]} sx={{ my: 0.25 }} /> };

const detailOf = (application: AppliedJob, focus: BoardFocus, onWithdrawn: () => void): DetailParts => ({
  notice: (
    <>
      <Stages application={application} />
      {application.job.closed !== null && (
        <Notice title={`Closed: ${application.job.closed.reason}`}>
          Nobody can apply any more. The person who posted the job still has your application.
        </Notice>
      )}
      {application.job.status !== 'published' && (
        <Notice>It is not on the job board at present. The person who posted it still has your application.</Notice>
      )}
      {application.cvRemovedAt !== null && (
        <Notice>
          {`Your CV was deleted on ${formatDay(application.cvRemovedAt)}: the job closed some time ago, or the person who posted it has left. The rest of your application is kept.`}
        </Notice>
      )}
    </>
  ),
  actions: (
    <>
      <Button disabled>Already applied</Button>
      {application.stage !== null && (
        <Withdraw key={`withdraw-${application.id}`} job={application.job} focus={focus} onWithdrawn={onWithdrawn} />
      )}
    </>
  ),
});

/** Returns a placeholder for the type checker, because every listed job has an application. */
const withoutApplication = (job: Job): AppliedJob => ({ id: job.id, job, stage: null, changes: [], cvRemovedAt: null, entered: null });

/** Jobs that the member has applied to (MY-04). */
export function AppliedTab({ memberId, address }: Props): React.JSX.Element {
  const query = useListJobsAppliedByUserQuery({ userId: memberId });
  const navigate = useNavigate();
  const leaveJob = (): void => void navigate(myJobsPath({ ...address, job: null }), { replace: true, ...WITHIN_BOARD });
  const applicationOf = (jobId: string): AppliedJob | undefined => query.data?.find(({ job }) => job.id === jobId);
  return (
    <MyJobs
      query={query}
      jobs={query.data && jobsOf(query.data)}
      title="Applied jobs"
      errorSubject="listJobsAppliedByUser"
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
          Jobs you apply to are listed here, so that you can read them again.
        </CentredState>
      }
      cardOf={({ id }) => cardOf(applicationOf(id)?.stage ?? null)}
      detailOf={(job, focus) => detailOf(applicationOf(job.id) ?? withoutApplication(job), focus, leaveJob)}
    />
  );
}
