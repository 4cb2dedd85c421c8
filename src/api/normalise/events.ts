import { isRow, unwrapList } from '../answers.ts';
import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { EventSummary } from '../models/event.ts';
import { toFlag, toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** An event for cards; null without id or title. */
export function toEventSummary(row: RowOf<cms.EventSummary>): EventSummary | null {
  const [id, title] = [toText(row.event_id) || toText(row.id), toTitle(row.title)];
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    briefHtml: toText(row.brief_content),
    date: toTitle(row.event_time),
    image: toPicture(row.featured_image),
    ...toCategory(row.event_category),
    registerLink: toTextOrNull(row.register_button_link),
    soldOut: toFlag(row.sold_out),
  };
}

/** The first program of an event. */
export function toCategory(value: unknown): { category: string; categoryId: string | null } {
  const first = (unwrapList(value) ?? []).find((one) => isRow<RowOf<cms.EventCategory>>(one));
  return { category: toTitle(first?.name), categoryId: toTextOrNull(first?.id) };
}
