/** Formats a count with its noun: `1,204 answers`. */
export const formatCountOf = (count: number, what: string): string => `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;
