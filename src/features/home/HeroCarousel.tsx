import { Box, Container, Skeleton, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetHomeBannerQuery } from '../../api/endpoints/content.ts';
import type { BannerSlide } from '../../api/models/content.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { HeroFrame, HeroText, HeroTitle } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { parseLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  link: string | null;
  label: string;
}

/** Hash of the section of certifications on the home page. */
const CERTIFICATIONS = '#certifications';

/** Button of a slide (HOME-01). Without a link it leads to the certifications (HOME-03). A refused link becomes plain text (D-14). */
function HeroAction({ link, label }: Props): React.JSX.Element {
  const target = parseLink(link ?? CERTIFICATIONS);
  if (target === null) return <Typography>{label}</Typography>;
  return (
    <Button href={target.href} variant="contained" color="accent" size="large" endIcon={<Icon icon="next" />}>
      {label}
    </Button>
  );
}

/** One slide (HOME-01); without a title it keeps its pictures and button (HOME-03). */
function HeroSlide({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }): React.JSX.Element {
  const { banner, title } = slide;
  const seed = title || slide.buttonTitle;
  return (
    <HeroFrame
      isPurple={slide.isOnPurple}
      backdrop={<HeroScene picture={slide.background} seed={seed} isFirst={isFirst} isCovered={banner !== null} />}
      banner={banner && <Picture src={banner.url} alt={banner.alt} width={4} height={3} seed={`${seed} banner`} priority={isFirst} />}
    >
      {title !== '' && <HeroTitle>{title}</HeroTitle>}
      {slide.subContent !== '' && <HeroText>{slide.subContent}</HeroText>}
      <HeroAction link={slide.buttonLink} label={slide.buttonTitle} />
    </HeroFrame>
  );
}

/** Interval of slides in milliseconds (HOME-02). */
const HERO_INTERVAL_MS = 5_000;

/** Slide that is shown when the content system has none, or cannot be reached. */
function ChapterSlide(): React.JSX.Element {
  return (
    <HeroFrame isPurple backdrop={<HeroScene picture={null} seed={chapter().tagline} isFirst />}>
      <HeroTitle>Projects are learned from people</HeroTitle>
      <HeroText>{chapter().description}</HeroText>
      <HeroAction link={paths.training} label="Explore Training Programs" />
    </HeroFrame>
  );
}

const skeleton = (
  <HeroFrame isPurple={false} backdrop={null} banner={<Skeleton sx={{ height: 'auto', aspectRatio: '4 / 3' }} />}>
    <Skeleton width="min(22ch, 90cqw)" height="12em" />
    <Box sx={{ width: 'min(44ch, 90cqw)' }}>
      <TextSkeleton lines={4} />
    </Box>
    <Skeleton width={240} height={52} />
  </HeroFrame>
);

const slidesOf = (banner: readonly BannerSlide[]) =>
  banner.map((slide, index) => ({ key: `${index} ${slide.title}`, content: <HeroSlide slide={slide} isFirst={index === 0} /> }));

const withChapterSlide = (failure: ReactNode) => (
  <>
    <ChapterSlide />
    <Container sx={{ pt: 2 }}>{failure}</Container>
  </>
);

/** Hero carousel (HOME-01, HOME-02). */
export function HeroCarousel(): React.JSX.Element {
  return (
    <QuerySection
      query={useGetHomeBannerQuery()}
      what="The highlights"
      skeleton={skeleton}
      empty={<ChapterSlide />}
      wrapFailure={withChapterSlide}
    >
      {(banner) => <Carousel label="Highlights" slides={slidesOf(banner)} autoplayMs={HERO_INTERVAL_MS} />}
    </QuerySection>
  );
}
