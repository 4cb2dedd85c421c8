import type { Behaviour } from './behaviour.ts';
import { reshape } from './reshape.ts';
import { truncate, isAddress, isDisplayText } from './texts.ts';

const WORDS = [
  // No opportunity to break.
  'unbreakable'.repeat(7) + 'big',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'ஒருங்கிணைக்கப்பட்டுக்கொண்டிருக்கவேண்டியவர்களுக்காகத்தான்',
];

/** Appends a very long word to every displayed text. */
export const longWords: Behaviour = {
  respond: (given, schema, { contract, operation }) =>
    reshape(contract.document, schema, given, (value, place) => {
      if (!isDisplayText(value, place) || isAddress(operation, place)) return value;
      return truncate(`${value} ${WORDS[(place.turn + place.path.length) % WORDS.length]}`, place);
    }),
};
