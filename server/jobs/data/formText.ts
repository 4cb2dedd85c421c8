/** Returns text as one trimmed line. Line breaks, control characters and repeated spaces become one space. */
export function toSingleLine(value: string | undefined): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Trims text, and removes control characters except line breaks and tabs. */
export function toMultiLine(value: string | undefined): string {
  return (value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Parses a number from a validated form; returns null for text without a digit. */
export function toAmount(value: string | undefined): number | null {
  return /\d/.test(value ?? '') ? Number(value) : null;
}

/** Returns the option that equals a value, ignoring case (D-43); undefined when there is none. */
export function findOption<T extends string>(options: readonly T[], value: string): T | undefined {
  return options.find((word) => word.toLowerCase() === value.toLowerCase());
}
