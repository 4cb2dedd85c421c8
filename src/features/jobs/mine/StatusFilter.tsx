import { useExtension } from '../../../config/SettingsContext.ts';
import { useCountJobsByStatusQuery } from '../../../api/endpoints/moderation.ts';
import type { JobStatus } from '../../../api/models/job.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { myJobsPath, JOB_STATUSES } from './myJobsAddress.ts';

const LABELS: Readonly<Record<JobStatus, string>> = { unpublished: 'Waiting', sentback: 'Sent back', published: 'Published' };

/** Links that filter the pending tab by status, with the number of jobs. */
export function StatusFilter({ status }: { status: JobStatus | null }): React.JSX.Element {
  // When the counts are missing, the links are shown without them.
  const { data: counts } = useCountJobsByStatusQuery(undefined, { skip: !useExtension('jobCounts'), refetchOnMountOrArgChange: true });
  const toModerateCount = counts && counts.unpublished + counts.sentback;
  const options = [
    { value: null, label: 'Not published', count: toModerateCount },
    ...JOB_STATUSES.map((value) => ({ value, label: LABELS[value], count: counts?.[value] })),
  ];
  return (
    <FilterLinks
      label="Status"
      options={options.map(({ value, label, count }) => ({
        label: count === undefined ? label : `${label} ${groupIndian(count)}`,
        href: myJobsPath({ tab: 'pending', status: value }),
        isCurrent: value === status,
      }))}
    />
  );
}
