import { certificationPath, programPath, eventPath } from '../config/paths.ts';
import { parseLink } from './links.ts';
import { slugOf } from './slug.ts';

/**
 * Returns the URL of a certification's page, made from its name (CERT-01). For a name without a slug, returns the content system's link
 * (HOME-04), or null if that link is refused.
 */
export function certificationHref({ name, permalink }: { name: string; permalink: string | null }): string | null {
  const slug = slugOf(name);
  return slug === '' ? (parseLink(permalink)?.href ?? null) : certificationPath(slug);
}

/** Returns the path of a program's page (SPP-01); null for a name without a slug, because such a program has no page. */
export function programHref(name: string): string | null {
  const slug = slugOf(name);
  return slug === '' ? null : programPath(slug);
}

/** Returns the items that have a link, as entries of a menu or of a list of links. */
export const toLinks = <Item>(items: readonly Item[], labelOf: (item: Item) => string, hrefOf: (item: Item) => string | null) =>
  items.flatMap((item) => {
    const to = hrefOf(item);
    return to === null ? [] : [{ label: labelOf(item), to }];
  });

/** Path segment for an event whose program is unknown. The page only needs the event's id. */
const ANY_PROGRAM = 'events';

export const eventHref = ({ category, id }: { category: string; id: string }): string => eventPath(slugOf(category) || ANY_PROGRAM, id);

/** Returns whether an id is missing; links built from a missing one contain `undefined`. No request is made for it (EVT-04). */
export const isMissingId = (id: string | undefined): boolean => id === undefined || id === 'undefined';
