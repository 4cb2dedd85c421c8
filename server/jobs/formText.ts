/** One line of text as a person meant it: no control characters, no blanks around it; empty when nothing is left. */
export function oneLine(value: string | undefined): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text of several lines: its line breaks and tabs stay, other control characters go. */
export function manyLines(value: string | undefined): string {
  return (value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A number of a form, whose digits and one point the contract has checked; null without a digit. */
export function amount(value: string | undefined): number | null {
  return /\d/.test(value ?? '') ? Number(value) : null;
}

/** The one of several words that was meant, in any case (D-43); undefined when it is none of them. */
export function oneOf<T extends string>(words: readonly T[], value: string): T | undefined {
  return words.find((word) => word.toLowerCase() === value.toLowerCase());
}
