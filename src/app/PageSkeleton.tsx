import styled from '@emotion/styled';
import { Loading, SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';

const Frame = styled('div')({ maxWidth: 1328, minHeight: '70vh', margin: '0 auto', padding: '64px 16px' });

/** Stands where a page will be while its code is on the way. */
export function PageSkeleton(): React.JSX.Element {
  return (
    <Frame>
      <Loading label="Loading the page">
        <SkeletonText lines={3} />
        <SkeletonBlock height={280} />
      </Loading>
    </Frame>
  );
}
