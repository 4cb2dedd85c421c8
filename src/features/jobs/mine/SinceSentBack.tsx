import { Skeleton, Stack, Typography } from '@mui/material';
import { useGetJobSentBackQuery } from '../../../api/endpoints/moderation.ts';
import type { Job } from '../../../api/models/job.ts';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { useFailureToast } from '../../../ui/toast/showFailure.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { changesBetween } from '../changes/changesBetween.ts';
import { Notice } from './Notice.tsx';
import { Remark } from './Remark.tsx';

/** Changes since a job was sent back, with the remark. */
export default function SinceSentBack({ job }: { job: Job }): React.JSX.Element {
  // The job may have been sent back again since the cached response.
  const query = useGetJobSentBackQuery(job.id, { refetchOnMountOrArgChange: true });
  useFailureToast(query.isFetching ? undefined : query.error, 'getJobSentBack');
  return (
    <Notice title="Sent in again">
      <QuerySection
        query={{ ...query, data: query.currentData }}
        what="What was changed"
        errorSubject="getJobSentBack"
        skeleton={<Skeleton height={160} />}
      >
        {({ job: before, remark, remarkField }) => {
          const changes = changesBetween(before, job);
          return (
            <Stack sx={{ gap: 1.5, mt: 1 }}>
              <Remark field={remarkField} text={remark} fallback="It was sent back without a reason." />
              {changes.length === 0 ? (
                <Typography>Nothing has changed since.</Typography>
              ) : (
                <ChangeList title="Changed since" changes={changes} />
              )}
            </Stack>
          );
        }}
      </QuerySection>
    </Notice>
  );
}
