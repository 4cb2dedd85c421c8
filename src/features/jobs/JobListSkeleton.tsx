import { Box, List, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Loading } from '../../ui/page/Loading.tsx';
import { JOBS_PER_STEP } from './boardAddress.ts';
import { cardLayout } from './JobCard.tsx';

const CardSkeleton = styled(Box)(cardLayout) as typeof Box;

/** Skeletons of three jobs (JOBS-02), with the final height. */
export function JobListSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading jobs">
      <List>
        {Array.from({ length: JOBS_PER_STEP }, (_, index) => (
          <CardSkeleton key={index} component="li">
            <Skeleton width="72%" height={20} />
            <Skeleton width={44} height={44} sx={{ gridRow: '1 / 3', gridColumn: 2 }} />
            <Skeleton width="52%" height={16} />
            <Skeleton data-wide="" width="56%" height={16} />
            <Skeleton data-wide="" width="68%" height={16} />
          </CardSkeleton>
        ))}
      </List>
    </Loading>
  );
}
