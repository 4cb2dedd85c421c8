import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { Video } from '../models/content.ts';
import { toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** A video; null without id or title. */
export function toVideo(row: RowOf<cms.Video>): Video | null {
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
