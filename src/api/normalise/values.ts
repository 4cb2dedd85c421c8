import { isMissingLink, parseLink } from '../../lib/links.ts';
import { decodeEntities } from '../../lib/text.ts';
import { toList, toNumber, toText, toTextOrNull } from '../../../shared/values.ts';
import { readEventStatus, type EventStatus } from '../../../shared/eventStatus.ts';
import type * as cms from '../generated/cms.ts';
import type { Picture } from '../models/picture.ts';
import { isRow, type RowOf } from '../responses.ts';

export { toFlag, toNumber, toText, toTextOrNull } from '../../../shared/values.ts';

/** Returns text of the content system with HTML entities decoded (D-20). */
export const toTitle = (value: unknown): string => decodeEntities(toText(value));

/**
 * Reads an image or file from an object or a URL. Returns null for every kind of "none" (D-21), and for a URL that is neither an in-app
 * path nor http(s). Also returns null for a URL that contains a password.
 */
export function toPicture(value: unknown): Picture | null {
  const link = parseLink(toText(isRow<RowOf<cms.Picture>>(value) ? value.url : value));
  const isUsable = link?.kind === 'external' || (link?.kind === 'internal' && !link.href.startsWith('#'));
  return isUsable ? { url: link.href, alt: isRow<RowOf<cms.Picture>>(value) ? toTitle(value.alt) : '' } : null;
}

/** Returns the text of a link; null when it is missing. */
export function toLink(value: unknown): string | null {
  const text = toText(value);
  return isMissingLink(text) ? null : text;
}

/** Returns a fee: rupees when the text is just a number, otherwise the text or HTML; null when empty or when no fee can be so low or high. */
export function toFee(value: unknown): number | string | null {
  const rupees = toNumber(value);
  if (rupees === null) return toTextOrNull(value);
  return rupees >= 0 && rupees <= Number.MAX_SAFE_INTEGER ? rupees : null;
}

/** Returns an event's status as our own server states it; null for an event that takes place as announced. */
export function toOwnEventStatus(row: {
  status?: unknown;
  statusReason?: unknown;
  formerTime?: unknown;
  formerVenue?: unknown;
}): EventStatus | null {
  const name = readEventStatus(row.status);
  return name && { name, reason: toText(row.statusReason), formerDate: toText(row.formerTime), formerVenue: toText(row.formerVenue) };
}

/** Returns a number of seats; null when it is unknown. */
export function toSeats(value: unknown): number | null {
  const seats = toNumber(value);
  return Number.isSafeInteger(seats) && seats !== null && seats >= 0 ? seats : null;
}

/** Returns the non-empty texts of a list field (`toList`). */
export function toTexts(value: unknown, read: (item: unknown) => string = toText): string[] {
  return toList(value)
    .map(read)
    .filter((text) => text !== '');
}

/** Returns the text or HTML of a list's point, which may be a string or an object with one of several field names. */
export function toPoint(value: unknown): string {
  if (!isRow<RowOf<Exclude<cms.TextPoint, string>>>(value)) return toText(value);
  const [title, text] = [toText(value.title), toText(value.description)];
  return toText(value.point) || (title !== '' && text !== '' ? `${title}: ${text}` : title || text);
}
