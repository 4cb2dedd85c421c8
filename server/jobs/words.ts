/** More words than this say nothing new and would only make a search slow. */
const MOST_WORDS = 10;
const LONGEST_WORD = 40;

/** Words that join others and would otherwise have to occur in every match. */
const FILLERS = new Set(
  'a an and any are as at by for from in is job jobs near of on opening openings or role roles the to vacancy with work'.split(' '),
);

/** Lower case without accents, as both the search index and the searched words are kept: `Café` gives `cafe`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

/**
 * The words of what a person typed, folded, at most ten. Everything that is not a letter, a digit or a mark separates
 * words, so no operator, quote or bracket of a search language is left. Fillers are dropped unless there is nothing else.
 */
export function searchWords(text: string): string[] {
  const words = (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).map((word) => [...word].slice(0, LONGEST_WORD).join(''));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
}

/** Splits what was typed as a location into alternatives: `Chennai, Kochi or remote` means any of the three. */
export function locationAlternatives(text: string): string[][] {
  return text
    .slice(0, 400)
    .split(/[,;/|]|\bor\b/iu)
    .map(searchWords)
    .filter((words) => words.length > 0)
    .slice(0, 5);
}

/** The singular or plural twin of an English word, or nothing for a short one. */
export function numberTwin(word: string): string[] {
  if (word.length < 4 || /\P{L}/u.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('ss')) return [`${word}es`];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`];
}
