/** Formats a count with its noun: `1,204 mails`. */
export const formatCountOf = (count: number, noun: string): string => `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
