import { Box, List, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Loading } from '../../ui/page/Loading.tsx';
import { JOBS_PER_STEP } from './boardAddress.ts';
import { placeStyle } from './JobCard.tsx';

const Place = styled(Box)(placeStyle) as typeof Box;

/** Skeletons of three jobs (JOBS-02), with the final height. */
export function JobListSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading jobs">
      <List>
        {Array.from({ length: JOBS_PER_STEP }, (_, at) => (
          <Place key={at} component="li">
            <Skeleton width={48} height={48} />
            <div>
              <Skeleton width="72%" height={22} sx={{ mb: 1 }} />
              <Skeleton width="44%" height={16} />
            </div>
            <Skeleton data-wide="" width="82%" height={28} />
            <div data-wide="">
              <Skeleton width="56%" height={20} sx={{ mb: 1 }} />
              <Skeleton width="68%" height={16} />
            </div>
          </Place>
        ))}
      </List>
    </Loading>
  );
}
