import { Box, Skeleton } from '@mui/material';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { Certificate, HeroText } from './Hero.tsx';

export function CertificationSkeleton(): React.JSX.Element {
  return (
    <>
      <Certificate>
        <Skeleton className="scene" variant="rectangular" sx={{ height: 'auto' }} />
        <HeroText>
          <Skeleton width={160} height={20} />
          <Skeleton width="min(26rem, 90%)" sx={{ height: { xs: '4.5rem', md: '3.25rem' } }} />
          <Skeleton width="50%" height={24} />
          <Box sx={{ width: '100%' }}>
            <TextSkeleton lines={7} />
          </Box>
          <Skeleton width={168} height={52} />
        </HeroText>
      </Certificate>
      <SectionsSkeleton />
    </>
  );
}

export function SectionsSkeleton(): React.JSX.Element {
  return (
    <Box sx={{ pt: { xs: 9, md: 13 } }}>
      <Skeleton width="min(26rem, 80%)" height="3rem" sx={{ mb: 3 }} />
      <Skeleton height={320} />
    </Box>
  );
}
