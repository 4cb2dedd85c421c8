import styled from '@emotion/styled';
import { useGetHomeBannerQuery } from '../../api/endpoints/home.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { paths } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { HeroAction } from './HeroAction.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { Wrap } from './layout.ts';
import { SectionFailure } from './SectionFailure.tsx';

/** Time until the next slide (HOME-02), milliseconds. */
export const HERO_INTERVAL_MS = 5_000;

const Frame = styled('div')({
  borderBlock: `1px solid ${tone.line}`,
  '& .hero-bar': { maxWidth: 520, margin: '0 auto', padding: '8px 16px', minHeight: 60 },
  [up.md]: { '& .hero-bar': { maxWidth: 1328, padding: '8px 32px', '& > div': { maxWidth: 420 } } },
});

/** What stands in the hero's place when the content system has no slides: the chapter itself. */
function ChapterSlide({ failure }: { failure?: React.JSX.Element }): React.JSX.Element {
  return (
    <>
      <HeroFrame
        purple
        title={<h2>Projects are learned from people</h2>}
        text={<p>{siteConfig.description}</p>}
        action={<HeroAction link={paths.training} label="Explore Training Programs" />}
        backdrop={<HeroScene picture={null} seed={siteConfig.tagline} first />}
      />
      {failure !== undefined && <Wrap style={{ paddingBlock: 16 }}>{failure}</Wrap>}
    </>
  );
}

function HeroSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading highlights">
      <HeroFrame
        purple={false}
        title={<SkeletonBlock width="min(22ch, 90cqw)" height="2.9em" />}
        text={<SkeletonText lines={3} />}
        action={<SkeletonBlock width={240} height={52} />}
        backdrop={null}
        banner={<SkeletonBlock ratio="4 / 3" />}
      />
      <div className="hero-bar" />
    </Loading>
  );
}

/** The hero (HOME-01, HOME-02): slides of the content system, five seconds each. */
export function HeroCarousel(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useGetHomeBannerQuery();
  const content = (): React.JSX.Element => {
    if (data !== undefined && data.length > 0) {
      const slides = data.map((slide, at) => ({ key: `${at} ${slide.title}`, content: <HeroSlide slide={slide} first={at === 0} /> }));
      return <Carousel label="Highlights" slides={slides} autoplay={HERO_INTERVAL_MS} barClassName="hero-bar" />;
    }
    if (data !== undefined) return <ChapterSlide />;
    if (error === undefined) return <HeroSkeleton />;
    return (
      <ChapterSlide failure={<SectionFailure what="The highlights" error={error} busy={isFetching} onRetry={() => void refetch()} />} />
    );
  };
  return <Frame>{content()}</Frame>;
}
