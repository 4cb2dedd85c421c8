const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size: `5.2 MB`.
 * @param bytes not negative
 */
export function formatSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = UNITS[step] ?? 'byte';
  const format = new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}
