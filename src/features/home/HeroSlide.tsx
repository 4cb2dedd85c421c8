import type { BannerSlide } from '../../api/models/content.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HeroAction } from './HeroAction.tsx';
import { HeroFrame, HeroText, HeroTitle } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';

/** One slide (HOME-01); without a title it keeps its pictures and button (HOME-03). */
export function HeroSlide({ slide, first }: { slide: BannerSlide; first: boolean }): React.JSX.Element {
  const { banner, title } = slide;
  const seed = title || slide.buttonTitle;
  return (
    <HeroFrame
      purple={slide.onPurple}
      backdrop={<HeroScene picture={slide.background} seed={seed} first={first} covered={banner !== null} />}
      banner={banner && <Picture src={banner.url} alt={banner.alt} width={4} height={3} seed={`${seed} banner`} priority={first} />}
    >
      {title !== '' && <HeroTitle>{title}</HeroTitle>}
      {slide.subContent !== '' && <HeroText>{slide.subContent}</HeroText>}
      <HeroAction link={slide.buttonLink} label={slide.buttonTitle} />
    </HeroFrame>
  );
}
