import { foldText } from '../../../shared/fold.ts';

/** A guest as the search sees them. */
interface Searchable {
  name: string;
  email: string;
}

/**
 * Returns whether a guest matches a search: each word is the beginning of a part of the name or of the e-mail address. Case and accents do
 * not matter. A search without words matches everybody.
 */
export function createGuestFilter(search: string): (guest: Searchable) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ name, email }) => {
    const [foldedName, foldedEmail] = [foldText(name), foldText(email)];
    const parts = [foldedEmail, foldedName, ...foldedName.split(/[\s.'-]+/), ...foldedEmail.split(/[@._+-]+/)];
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}
