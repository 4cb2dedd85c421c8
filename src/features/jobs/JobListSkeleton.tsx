import styled from '@emotion/styled';
import { tone } from '../../theme/tokens.ts';
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { JOBS_PER_STEP } from './boardAddress.ts';

const Places = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    alignContent: 'center',
    gap: 10,
    height: 152,
    padding: '20px clamp(16px, 2vw, 24px)',
    borderTop: `1px solid ${tone.line}`,
  },
});

/** Three jobs that are on their way (JOBS-02), as high as they will be. */
export function JobListSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading jobs">
      <Places aria-hidden="true">
        {Array.from({ length: JOBS_PER_STEP }, (_, place) => (
          <li key={place}>
            <SkeletonBlock width="72%" height="1.25em" />
            <SkeletonText lines={2} />
          </li>
        ))}
      </Places>
    </Loading>
  );
}
