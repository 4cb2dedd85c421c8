/** Normalises a line of text: trimmed, without control characters; may be empty. */
export function toSingleLine(value: string | undefined): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Normalises multi-line text: trimmed; line breaks and tabs stay, other control characters are removed. */
export function toMultiLine(value: string | undefined): string {
  return (value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Parses a number of a validated form; null without a digit. */
export function toAmount(value: string | undefined): number | null {
  return /\d/.test(value ?? '') ? Number(value) : null;
}

/** Returns the option that equals a value, ignoring case (D-43); undefined when there is none. */
export function findOption<T extends string>(options: readonly T[], value: string): T | undefined {
  return options.find((word) => word.toLowerCase() === value.toLowerCase());
}
