/**
 * A phone number as ten digits, however it was pasted (D-33): `+91`, `0091`, a leading 0, spaces and dashes
 * are dropped. Other countries' numbers keep their digits.
 *
 * @param most digits that are kept
 */
export function phoneDigits(text: string, most = 10): string {
  const plain = text.normalize('NFKC').trim();
  const abroad = /^(?:\+|00)\s*91/.exec(plain);
  const rest = (abroad ? plain.slice(abroad[0].length) : plain).replace(/\D/g, '');
  const bare = rest.replace(/^0+/, '');
  return (bare.length === 12 && bare.startsWith('91') ? bare.slice(2) : bare).slice(0, most);
}
