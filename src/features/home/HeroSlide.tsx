import type { BannerSlide } from '../../api/models/content.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HeroAction } from './HeroAction.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { HeroScene } from './HeroScene.tsx';

/** One slide of the hero (HOME-01). */
export function HeroSlide({ slide, first }: { slide: BannerSlide; first: boolean }): React.JSX.Element {
  const { banner } = slide;
  return (
    <HeroFrame
      purple={slide.onPurple}
      title={<h2>{slide.title}</h2>}
      text={slide.subContent === '' ? null : <p>{slide.subContent}</p>}
      action={<HeroAction link={slide.buttonLink} label={slide.buttonTitle} />}
      backdrop={<HeroScene picture={slide.background} seed={slide.title} first={first} />}
      banner={
        banner === null ? undefined : (
          <Picture src={banner.url} alt={banner.alt} width={4} height={3} seed={`${slide.title} banner`} priority={first} />
        )
      }
    />
  );
}
