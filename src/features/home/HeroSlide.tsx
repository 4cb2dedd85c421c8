import type { BannerSlide } from '../../api/models/content.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HeroAction } from './HeroAction.tsx';
import { HeroFrame, HeroText, HeroTitle } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';

/** One slide (HOME-01); without a title it keeps its pictures and button (HOME-03). */
export function HeroSlide({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }): React.JSX.Element {
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
