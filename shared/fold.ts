/** Apostrophes, and the characters that people type in their place. Normalisation would make a space and an accent of some of them. */
const APOSTROPHES = /[‘’‛`´ʹʻʼʽˈ′＇]/g;

const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * Accents, the dots below letters of Indic scripts (`ज़` and `ज` are both in use), and invisible characters. Among these are the joiners,
 * which keyboards insert at will: Kannada `ಬ್ಯಾಂಕ್` with and without one.
 */
const IGNORED = /[\u0300-\u036f\u093c\u0cbc\p{Cf}]/gu;

const LATIN_LETTERS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Two spellings of the same word in the scripts of the region, with the one that replaces both. */
const INDIC_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Malayalam: a chillu letter is one character or, as of old, consonant and virama (with a joiner, which is ignored): `ൻ` and `ന്‍`.
  [/\u0d54/g, 'മ്'],
  [/\u0d55/g, 'യ്'],
  [/\u0d56/g, 'ഴ്'],
  [/\u0d7a/g, 'ണ്'],
  [/\u0d7b/g, 'ന്'],
  [/[\u0d4e\u0d7c]/g, 'ര്'],
  [/\u0d7d/g, 'ല്'],
  [/\u0d7e/g, 'ള്'],
  [/\u0d7f/g, 'ക്'],
  // `ൻ്റ`, `ൻറ` and `ന്റ`.
  [/\u0d4d{2,}/g, '\u0d4d'],
  // The half-u of traditional spelling: `അവനു്` and `അവന്`.
  [/\u0d41\u0d4d/g, '\u0d4d'],
  // The au sign of traditional and of present spelling: `കൌ` and `കൗ`.
  [/\u0d46\u0d57/g, '\u0d57'],
  // Tamil: the second half of au looks like the letter `ள`, and `ஶ்ரீ` like `ஸ்ரீ`.
  [/\u0bd7/g, 'ள'],
  [/ஶ/g, 'ஸ'],
  // Hindi: a nasal before a consonant is a letter or a dot, as in `हिन्दी` and `हिंदी`; a moon dot is often typed as a dot.
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|\u0901/g, '\u0902'],
];

const DIGIT_ZERO = 0x66;

/** Returns the European digit: each Indic script has its digits at the same place in its block of 128 characters. */
const toDigit = (digit: string): string => String((digit.charCodeAt(0) & 0x7f) - DIGIT_ZERO);

/**
 * Returns text for comparisons: in lower case, without diacritics and invisible characters, with one kind of apostrophe, dash and digit,
 * and one of the spellings that the scripts of the region have for a word.
 */
export function foldText(text: string): string {
  const folded = text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    // `ŉ` contains one.
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(DASHES, '-')
    .replace(/[ßæœøłđðþı]/g, (letter) => LATIN_LETTERS.get(letter) ?? letter);
  if (!/[\u0900-\u0dff]/.test(folded)) return folded;
  return INDIC_SPELLINGS.reduce(
    (spelt, [pattern, replacement]) => spelt.replace(pattern, replacement),
    folded.replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, toDigit),
  );
}
