import type { Row } from '../answers.ts';
import type { BannerSlide, Statistic } from '../models/content.ts';
import { toFlag, toPicture, toTextOrNull, toTitle } from './values.ts';

const DEFAULT_BUTTON = 'Explore Training Programs';

/** A figure of the home page; null without its number or its words. */
export function toStatistic(row: Row): Statistic | null {
  const [number, content] = [toTitle(row.number), toTitle(row.content)];
  return number === '' || content === '' ? null : { number, content };
}

/** A slide; null without a title. */
export function toBannerSlide(row: Row): BannerSlide | null {
  const title = toTitle(row.title);
  if (title === '') return null;
  return {
    title,
    subContent: toTitle(row.sub_content),
    background: toPicture(row.background_image),
    banner: toPicture(row.banner),
    buttonLink: toTextOrNull(row.read_more_button_link),
    buttonTitle: toTitle(row.read_more_button_title) || DEFAULT_BUTTON,
    onPurple: toFlag(row.is_backgroud_purple),
  };
}
