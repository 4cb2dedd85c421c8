import type { Row } from '../answers.ts';
import type { BannerSlide, Program, Statistic, Video } from '../models/content.ts';
import type { Director, PastPresident, Volunteer } from '../models/person.ts';
import { toFlag, toPicture, toText, toTextOrNull, toTitle } from './values.ts';

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

/** A special program; null without id or name. */
export function toProgram(row: Row): Program | null {
  const [id, name] = [toText(row.id), toTitle(row.name)];
  if (id === '' || name === '') return null;
  return { id, name, descriptionHtml: toText(row.description), image: toPicture(row.image) };
}

/** A video; null without id or title. */
export function toVideo(row: Row): Video | null {
  const [id, title] = [toText(row.id), toTitle(row.title)];
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    briefHtml: toText(row.brief),
    embedUrl: toTextOrNull(row.vimeo_embed_url),
    poster: toPicture(row.featured_image),
  };
}

/** A director; null without a name. */
export function toDirector(row: Row): Director | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return {
    id: toText(row.id) || name,
    name,
    designation: toTitle(row.designation),
    email: toTextOrNull(row.email),
    linkedin: toTextOrNull(row.linkedin),
    photo: toPicture(row.profile_picture),
  };
}

/** A past president; null without a name. */
export function toPastPresident(row: Row): PastPresident | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return {
    name,
    role: toTitle(row.role),
    designation: toTitle(row.designation),
    fromTo: toTitle(row.from_to),
    linkedin: toTextOrNull(row.linkedin),
    photo: toPicture(row.profile_picture),
  };
}

/** A volunteer, of the department `Other` when none is named (VOL-02); null without a name. */
export function toVolunteer(row: Row): Volunteer | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return { name, department: toTitle(row.department) || 'Other', photo: toPicture(row.profile_picture) };
}
