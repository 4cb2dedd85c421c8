import { foldText } from '../../../shared/fold.ts';

/** A guest as the search sees them. */
interface Searchable {
  name: string;
  email: string;
}

/** The beginnings at which a guest is found. Folding 2,000 names takes longer than the pause between two keys on a phone. */
const partsByGuest = new WeakMap<Searchable, readonly string[]>();

function splitGuest(guest: Searchable): readonly string[] {
  const known = partsByGuest.get(guest);
  if (known !== undefined) return known;
  const [name, email] = [foldText(guest.name), foldText(guest.email)];
  // `O'Brien` is found by `o'brien`, `obrien` and `brien`.
  const spellings = [name.split(/[\s,]+/), name.replaceAll("'", '').split(/[\s,]+/), name.split(/[\s.,'-]+/)].flat();
  const parts = [email, ...spellings, ...email.split(/[@._+-]+/)];
  partsByGuest.set(guest, parts);
  return parts;
}

/**
 * Returns whether a guest matches a search: each word is the beginning of a part of the name or of the e-mail address. Case, accents and
 * commas do not matter. A search without words matches everybody.
 */
export function createGuestFilter(search: string): (guest: Searchable) => boolean {
  const words = foldText(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  return (guest) => words.every((word) => splitGuest(guest).some((part) => part.startsWith(word)));
}
