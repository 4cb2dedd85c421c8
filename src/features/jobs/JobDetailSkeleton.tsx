import styled from '@emotion/styled';
import { tone } from '../../theme/tokens.ts';
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';

const Sheet = styled('div')({ minHeight: 720, overflow: 'hidden' });
const Band = styled('div')({ display: 'grid', gap: 16, padding: '32px clamp(16px, 4vw, 40px)', minHeight: 208, background: tone.tint });
const Body = styled('div')({ display: 'grid', gap: 32, padding: '32px clamp(16px, 4vw, 40px)' });

/** A job that is on its way. */
export function JobDetailSkeleton(): React.JSX.Element {
  return (
    <Sheet>
      <Loading label="Loading job details">
        <Band aria-hidden="true">
          <SkeletonBlock width="30%" />
          <SkeletonBlock width="65%" height="2.5em" />
          <SkeletonBlock width="40%" />
        </Band>
        <Body aria-hidden="true">
          <SkeletonBlock width={180} height={44} />
          <SkeletonText lines={4} leading={2.4} />
          <SkeletonText lines={6} />
        </Body>
      </Loading>
    </Sheet>
  );
}
