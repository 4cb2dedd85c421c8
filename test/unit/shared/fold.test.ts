import { foldText } from '../../../shared/fold.ts';

it.each([
  ['apostrophes', ['O’Brien', "O'Brien", 'OʼBrien', 'O´Brien', 'O`Brien', 'O′Brien']],
  ['dashes', ['on-site', 'on‑site', 'on–site', 'on−site']],
  ['invisible characters', ['onsite', 'on\u00adsite', 'on\u200bsite', '\u202aonsite\u202c']],
  ['Latin letters', ['straße', 'STRASSE']],
  ['Latin letters with strokes', ['Søren Łukasz', 'Soren Lukasz', 'sOREN lUKASZ']],
  ['a Turkish capital', ['İstanbul', 'Istanbul', 'istanbul']],
  ['full-width letters', ['ＰＭＰ', 'pmp']],
  ['chillu letters of Malayalam', ['അനിൽ കുട്ടൻ വാർത്ത', 'അനില്\u200d കുട്ടന്\u200d വാര്\u200dത്ത']],
  ['further chillu letters', ['ൺ ൾ ൿ ൔ ൕ ൖ', 'ണ്\u200d ള്\u200d ക്\u200d മ്\u200d യ്\u200d ഴ്\u200d']],
  ['the nta of Malayalam', ['എന്റെ', 'എൻ്റെ', 'എൻറെ']],
  ['the half-u of Malayalam', ['അവനു്', 'അവന്']],
  ['the au of Malayalam', ['കൌ', 'കൗ']],
  ['the au of Tamil', ['கௌதம் ஔவை', 'கெளதம் ஒளவை']],
  ['the sri of Tamil', ['ஸ்ரீ', 'ஶ்ரீ']],
  ['joiners in Kannada', ['ಬ್ಯಾಂಕ್\u200cನ', 'ಬ್ಯಾಂಕ್ನ']],
  ['the two orders of a joiner in Kannada', ['ರ\u200d್ಯಾಲಿ', 'ರ್\u200dಯಾಲಿ']],
  ['nasals of Hindi', ['हिन्दी पञ्च सङ्घ कुम्भ', 'हिंदी पंच संघ कुंभ']],
  ['moon dots of Hindi', ['चाँद', 'चांद']],
  ['dots below letters', ['ज़मीन फ़ोन', 'जमीन फोन', 'ज\u093cमीन फोन']],
  ['digits', ['१२३', '௧௨௩', '೧೨೩', '൧൨൩', '123', '１２３']],
])('%s are folded: %j are the same', (_what, spellings) => {
  const [first = '', ...others] = spellings.map(foldText);
  expect(first).not.toBe('');
  for (const other of others) expect(other).toBe(first);
});

it.each([
  ['மீனா', 'மினா'],
  ['अनिल', 'अनल'],
  ['വിജയൻ', 'വിജയ'],
])('%s and %s stay different', (text, other) => {
  expect(foldText(text)).not.toBe(foldText(other));
});
