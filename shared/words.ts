import { foldText } from './fold.ts';

/**
 * Splits texts into words for every search of the site: of members, applicants, jobs and content. What is stored and what is typed go
 * through `readWords`, or `readNameWords` for people, so that they match however they are spelt. When its results change, increment `SEARCH_WORDS_VERSION`.
 */

/** Version of the words in the database, which are stored anew when it has changed (`rebuildSearchWords`). */
export const SEARCH_WORDS_VERSION = 2;

/** A word that may have several parts: `on-site`, `S/4HANA`, `O’Brien`, `S. K.` */
export interface Word {
  /** The parts written as one: `onsite`. The word itself if it has no other parts. */
  joined: string;
  /** `on` and `site`. */
  parts: readonly string[];
}

/** A part of a word; everything else is a separator. */
const PART = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Names that consist of a letter and signs, with their spoken forms. Without these, `C++`, `C#` and `C` would be the same word. */
const SIGNED_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])([cg])\+\+/gu, '$1plusplus '],
  [/(?<![\p{L}\p{N}])([cfq])#/gu, '$1sharp '],
  [/(?<![\p{L}\p{N}])((?:asp|vb|ado)?)\.net(?!\p{L})/gu, '$1 dotnet '],
];

/** Words that are also written apart. With a hyphen, the parts of every word belong together. */
const SPLIT_WORDS = new Set(
  [
    [
      'on site',
      'off site',
      'on line',
      'off line',
      'on shore',
      'off shore',
      'on board',
      'on boarding',
      'hands on',
      'part time',
      'full time',
    ],
    ['full stack', 'front end', 'back end', 'start up', 'follow up', 'team work', 'work flow', 'work force', 'work shop', 'life cycle'],
    ['e commerce', 'e learning', 'e mail', 'e governance', 'data base', 'web site', 'wi fi', 'block chain', 'bench mark', 'stake holder'],
    [
      'co ordinator',
      'co ordination',
      'co operation',
      'pre sales',
      'non profit',
      'sub contractor',
      'free lance',
      'free lancer',
      'multi national',
    ],
    ['brown field', 'green field', 'road map', 'time line', 'check list', 'power point', 'tele communication', 'cyber security'],
  ].flat(),
);

/** Parts with more in a row are words of their own. */
const MAX_PARTS = 12;

/** Returns whether a part is a single letter. */
export const isLetter = (part: string): boolean => /^\p{L}\p{M}*$/u.test(part);
const isNumber = (part: string): boolean => /^\p{N}+$/u.test(part);

/** What a text is: names of people have initials where other texts have the words “a” and “I”. */
type Kind = 'text' | 'name';

/** Returns whether a part belongs to the same word as the parts before it. @param separator the text between */
function belongsTo(parts: readonly string[], separator: string, part: string, kind: Kind): boolean {
  const last = parts.at(-1) ?? '';
  // `S.K.Iyer` is `S.K.` and `Iyer`, but `M.Tech` is one word.
  if (separator === '.') return isLetter(part) || parts.length < 2 || !parts.every(isLetter);
  if (/^['\-/&+_@]$/.test(separator)) return true;
  if (isNumber(last) && isNumber(part)) return /^(?:,|[\s().-]{1,3})$/.test(separator);
  if (!/\s/.test(separator)) return false;
  if (isLetter(last) && isLetter(part)) {
    const areInitials = kind === 'name' || ![last, part].some((letter) => /^[ai]$/.test(letter));
    return /^\.\s+$|^\s+&\s+$/.test(separator) || (/^\s+$/.test(separator) && areInitials);
  }
  // `D Souza` is also written `DSouza`, but `S K Iyer` is `SK Iyer`.
  if (kind === 'name' && parts.length === 1 && isLetter(last) && /^\p{L}/u.test(part)) return /^\.?\s+$/.test(separator);
  // `PRINCE 2`, `ISO 9001`, `KC 77`.
  if (/^\p{L}[\p{L}\p{M}]*$/u.test(last) && /^\p{N}{1,4}$/u.test(part)) return /^\s+$/.test(separator);
  return /^\s+$/.test(separator) && parts.length === 1 && SPLIT_WORDS.has(`${last} ${part}`);
}

const toWord = (parts: readonly string[]): Word => ({ joined: parts.join(''), parts });

function splitText(text: string, kind: Kind): Word[] {
  const folded = SIGNED_NAMES.reduce((rest, [pattern, name]) => rest.replace(pattern, name), foldText(text));
  const words: Word[] = [];
  let parts: string[] = [];
  let end = 0;
  for (const { 0: part, index } of folded.matchAll(PART)) {
    if (parts.length > 0 && (parts.length === MAX_PARTS || !belongsTo(parts, folded.slice(end, index), part, kind))) {
      words.push(toWord(parts));
      parts = [];
    }
    parts.push(part);
    end = index + part.length;
  }
  return parts.length > 0 ? [...words, toWord(parts)] : words;
}

/** Returns the words of a text in the form in which they are stored and searched. */
export const readWords = (text: string): Word[] => splitText(text, 'text');

/** Returns the words of a person's name as `readWords` does; all initials are one word: `A K Nair` is `AK Nair`. */
export const readNameWords = (name: string): Word[] => splitText(name, 'name');

/** Returns the parts of all words, in the order of the text. */
export const listParts = (words: readonly Word[]): string[] => words.flatMap(({ parts }) => parts);

/** Returns the words that have parts, each written as one. */
export const listJoined = (words: readonly Word[]): string[] => words.filter(({ parts }) => parts.length > 1).map(({ joined }) => joined);

/** Returns the parts of a text in order, with single spaces: the key by which names are sorted and compared. */
export const toWordKey = (text: string): string => listParts(readWords(text)).join(' ');
