const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Returns the European digit. Every script has its ten digits in a row, beginning with zero. */
function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

/** Returns text with the digits of every script as 0 to 9, such as `९८` as 98: keyboards for Indian languages and Urdu type their own. */
export const toAsciiDigits = (text: string): string => text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);
