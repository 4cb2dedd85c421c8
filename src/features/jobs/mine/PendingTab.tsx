import { useExtension } from '../../../config/SettingsContext.ts';
import { Chip, Skeleton, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useListJobsByStatusQuery } from '../../../api/endpoints/moderation.ts';
import type { Job, JobStatus } from '../../../api/models/job.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import type { BoardFocus } from '../useBoardFocus.ts';
import { Moderation } from './Moderation.tsx';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';
import type { CardParts } from './MyJobsList.tsx';
import { Notice } from './Notice.tsx';
import { Remark } from './Remark.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusFilter } from './StatusFilter.tsx';

/** Loaded on demand, because only resubmitted jobs need it. */
const SinceSentBack = lazy(() => import(/* webpackChunkName: "moderation" */ './SinceSentBack.tsx'));

/** Maximum number of published jobs in the list, because there may be thousands. */
const MAX_PUBLISHED = 100;

const noticeSkeleton = (
  <Notice title="Sent in again">
    <Skeleton height={160} />
  </Notice>
);

const isResubmitted = ({ status, sentBackAt }: Job): boolean => status === 'unpublished' && sentBackAt !== null;

const cardOf = (job: Job): CardParts => ({
  badge: (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      <StatusBadge status={job.status} />
      {isResubmitted(job) && <Chip component="span" size="small" label="Sent in again" color="info" sx={{ my: 0.25 }} />}
    </Stack>
  ),
});

function StatusNotice({ job }: { job: Job }): React.JSX.Element | null {
  const supportsJobChanges = useExtension('jobChanges');
  if (supportsJobChanges && isResubmitted(job)) {
    return (
      <Suspense fallback={noticeSkeleton}>
        <SinceSentBack key={job.id} job={job} />
      </Suspense>
    );
  }
  if (job.status !== 'sentback') return null;
  if (job.statusRemark === null && job.remarkField === null) return null;
  return (
    <Notice title="Sent back with this reason">
      <Remark field={job.remarkField} text={job.statusRemark} fallback="Nothing was written." />
    </Notice>
  );
}

const detailOf = (job: Job, focus: BoardFocus): DetailParts => ({
  notice: <StatusNotice job={job} />,
  actions: <Moderation key={`decide-${job.id}`} job={job} focus={focus} />,
});

const EMPTY_TITLES: Readonly<Record<JobStatus | 'toModerate', string>> = {
  toModerate: 'Nothing needs your attention.',
  unpublished: 'No job is waiting for a decision.',
  sentback: 'No job is sent back at present.',
  published: 'No job is published.',
};

/** Returns how many of the listed jobs have got another status since the list was loaded. The status filter no longer counts them. */
const countDecided = (jobs: readonly Job[] = [], status: JobStatus | null): number =>
  jobs.filter((job) => (status === null ? job.status === 'published' : job.status !== status)).length;

/** Jobs awaiting moderation (MOD-01), or the jobs with the chosen status. */
export function PendingTab({ address }: { address: MyJobsAddress }): React.JSX.Element {
  const { status } = address;
  const query = useListJobsByStatusQuery(
    { ...(status !== null && { status }), ...(status === 'published' && { limit: MAX_PUBLISHED }) },
    // A decision moves a job from one list to another.
    { refetchOnMountOrArgChange: true },
  );
  const decidedCount = countDecided(query.currentData, status);
  const isCut = status === 'published' && query.currentData?.length === MAX_PUBLISHED;
  const note = `${isCut ? ', the latest' : ''}${decidedCount > 0 ? `, ${decidedCount} of them just decided` : ''}`;
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <StatusFilter status={status} />
      <MyJobs
        key={status}
        query={query}
        jobs={query.currentData}
        title={status === 'published' ? 'Published jobs, the latest first' : 'Pending jobs'}
        note={note}
        errorSubject="listJobsByStatus"
        address={address}
        empty={
          <CentredState title={EMPTY_TITLES[status ?? 'toModerate']} drawing={{ seed: 'nothing pending' }}>
            Each job that a member posts or changes comes here first.
          </CentredState>
        }
        cardOf={cardOf}
        detailOf={detailOf}
      />
    </Stack>
  );
}
