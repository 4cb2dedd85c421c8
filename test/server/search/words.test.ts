import fc from 'fast-check';
import { listJoined, listParts, readNameWords, readWords, toWordKey } from '../../../shared/words.ts';

/** Formats words as `onsite[on,site]`. */
const format = (text: string, read = readWords): string =>
  read(text)
    .map(({ joined, parts }) => (parts.length > 1 ? `${joined}[${parts.join()}]` : joined))
    .join(' ');

it.each([
  [['S. K. Iyengar', 'S K Iyengar', 's.k. IYENGAR', 'S.K.Iyengar'], 'sk[s,k] iyengar'],
  [['O’Brien', "O'Brien", 'O-Brien'], 'obrien[o,brien]'],
  [['on-site', 'on site', 'On Site', 'on–site'], 'onsite[on,site]'],
  [['R&D', 'R & D', 'R.D.', 'R+D'], 'rd[r,d]'],
  [['S/4HANA'], 's4hana[s,4hana]'],
  [['C++, C# and C'], 'cplusplus csharp and c'],
  [['C++17; (C#)'], 'cplusplus17[cplusplus,17] csharp'],
  [['.NET (VB.NET)'], 'dotnet vb dotnet'],
  [['example.net'], 'examplenet[example,net]'],
  [['PRINCE 2', 'PRINCE-2'], 'prince2[prince,2]'],
  [['12,00,000', '12 00 000'], '1200000[12,00,000]'],
  [['+91 98400 12345', '(91) 98400-12345'], '919840012345[91,98400,12345]'],
  [['M.Tech'], 'mtech[m,tech]'],
  [['am I a member'], 'am i a member'],
  [['one, two; three'], 'one two three'],
  [['???', ''], ''],
])('%j are the words %s', (texts, words) => {
  for (const text of texts) expect([text, format(text)]).toEqual([text, words]);
});

it.each([
  [['A K Nair', 'A. K. Nair', 'A.K.Nair', 'a k  nair'], 'ak[a,k] nair'],
  [['I K Gujral'], 'ik[i,k] gujral'],
  [['Abdul Kalam A P J'], 'abdul kalam apj[a,p,j]'],
  [['D Souza', 'D. Souza', 'D’Souza', 'D.Souza'], 'dsouza[d,souza]'],
  [['Asha D Souza K'], 'asha dsouza[d,souza] k'],
  [['S K Iyer'], 'sk[s,k] iyer'],
  [['DSouza'], 'dsouza'],
])('the names %j are the words %s', (names, words) => {
  for (const name of names) expect([name, format(name, readNameWords)]).toEqual([name, words]);
});

it('words have no signs, and reading them again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(..."aA1 -./&+#'’അൻ്\u200d") }),
      ),
      (text) => {
        const words = readWords(text);
        for (const word of [...listParts(words), ...listJoined(words)])
          expect([word, toWordKey(word).replaceAll(' ', '')]).toEqual([word, word]);
      },
    ),
    { numRuns: 2_000 },
  );
});
