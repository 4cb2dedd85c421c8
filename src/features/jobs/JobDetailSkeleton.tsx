import { Paper, Skeleton, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone } from '../../theme/tokens.ts';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';

const Band = styled(Stack)({
  gap: 14,
  minHeight: 232,
  padding: 'clamp(20px, 3vw, 32px) clamp(16px, 3vw, 40px)',
  background: tone.tint,
});
const Body = styled(Stack)({ gap: 28, minHeight: 560, padding: '24px clamp(16px, 3vw, 40px) 32px' });

export function JobDetailSkeleton(): React.JSX.Element {
  return (
    <Paper sx={{ overflow: 'clip' }}>
      <Loading label="Loading job details">
        <Band>
          <Skeleton width={56} height={56} />
          <Skeleton width="65%" height={40} />
          <Skeleton width="40%" height={20} />
          <Skeleton width="55%" height={28} />
        </Band>
        <Body>
          <Skeleton width={280} height={44} />
          <Skeleton height={128} />
          <TextSkeleton lines={7} />
        </Body>
      </Loading>
    </Paper>
  );
}
