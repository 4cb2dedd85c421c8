import { Box, Container, Skeleton } from '@mui/material';
import { useGetHomeBannerQuery } from '../../api/endpoints/home.ts';
import { explainFailure } from '../../api/errors.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { HeroAction } from './HeroAction.tsx';
import { HeroFrame, HeroText, HeroTitle } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';
import { HeroSlide } from './HeroSlide.tsx';

/** Time until the next slide (HOME-02), milliseconds. */
export const HERO_INTERVAL_MS = 5_000;

/** What stands in the hero's place when the content system has no slides: the chapter itself. */
function ChapterSlide(): React.JSX.Element {
  return (
    <HeroFrame purple backdrop={<HeroScene picture={null} seed={siteConfig.tagline} first />}>
      <HeroTitle>Projects are learned from people</HeroTitle>
      <HeroText>{siteConfig.description}</HeroText>
      <HeroAction link={paths.training} label="Explore Training Programs" />
    </HeroFrame>
  );
}

function HeroSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading highlights">
      <HeroFrame purple={false} backdrop={null} banner={<Skeleton sx={{ height: 'auto', aspectRatio: '4 / 3' }} />}>
        <Skeleton width="min(22ch, 90cqw)" height="12em" />
        <Box sx={{ width: 'min(44ch, 90cqw)' }}>
          <TextSkeleton lines={4} />
        </Box>
        <Skeleton width={240} height={52} />
      </HeroFrame>
    </Loading>
  );
}

/** The hero (HOME-01, HOME-02): slides of the content system, five seconds each. */
export function HeroCarousel(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useGetHomeBannerQuery();
  if (data !== undefined && data.length > 0) {
    const slides = data.map((slide, at) => ({ key: `${at} ${slide.title}`, content: <HeroSlide slide={slide} first={at === 0} /> }));
    return <Carousel label="Highlights" slides={slides} autoplay={HERO_INTERVAL_MS} />;
  }
  if (data !== undefined) return <ChapterSlide />;
  if (error === undefined) return <HeroSkeleton />;
  return (
    <>
      <ChapterSlide />
      <Container sx={{ pt: 2 }}>
        <Failure failure={explainFailure(error, 'The highlights')} busy={isFetching} onRetry={() => void refetch()} />
      </Container>
    </>
  );
}
