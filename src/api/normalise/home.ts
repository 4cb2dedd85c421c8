import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { BannerSlide, Statistic } from '../models/content.ts';
import { toFlag, toPicture, toTextOrNull, toTitle } from './values.ts';

const DEFAULT_BUTTON = 'Explore Training Programs';

/** A figure of the home page; null without its number or its words. */
export function toStatistic(row: RowOf<cms.Statistic>): Statistic | null {
  const [number, content] = [toTitle(row.number), toTitle(row.content)];
  return number === '' || content === '' ? null : { number, content };
}

/** A slide; one without a title still has its pictures and its button (HOME-03). Null when nothing is on it. */
export function toBannerSlide(row: RowOf<cms.BannerSlide>): BannerSlide | null {
  const title = toTitle(row.title);
  const [background, banner] = [toPicture(row.background_image), toPicture(row.banner)];
  const buttonLink = toTextOrNull(row.read_more_button_link);
  if (title === '' && background === null && banner === null && buttonLink === null) return null;
  return {
    title,
    subContent: toTitle(row.sub_content),
    background,
    banner,
    buttonLink,
    buttonTitle: toTitle(row.read_more_button_title) || DEFAULT_BUTTON,
    onPurple: toFlag(row.is_backgroud_purple),
  };
}
