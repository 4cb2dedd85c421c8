import type { Behaviour } from './behaviour.ts';
import { reshape } from './reshape.ts';
import { truncate, isUsedInAddress, isDisplayText } from './texts.ts';

const WORDS = [
  // 80 letters without an opportunity for a line break.
  'unbreakable'.repeat(7) + 'big',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'ஒருங்கிணைக்கப்பட்டுக்கொண்டிருக்கவேண்டியவர்களுக்காகத்தான்',
];

/** Appends a very long word to every displayed text that is not part of a URL. */
export const longWords: Behaviour = {
  respond: (body, schemaPointer, { contract, operation }) =>
    reshape(contract.document, schemaPointer, body, (value, context) => {
      if (!isDisplayText(value, context) || isUsedInAddress(operation, context)) return value;
      return truncate(`${value} ${WORDS[(context.entryIndex + context.path.length) % WORDS.length]}`, context);
    }),
};
