/**
 * Formats a number with Indian grouping and no decimals: `12,50,000`. Not by `Intl`, whose first formatter takes a slow phone 100 ms; a
 * test compares the two.
 * @param value any finite number; halves are rounded away from zero
 */
export function groupIndian(value: number): string {
  const whole = Math.round(Math.abs(value)).toString();
  const head = whole.slice(0, -3);
  const grouped = head === '' ? whole : `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${whole.slice(-3)}`;
  return value < 0 && grouped !== '0' ? `-${grouped}` : grouped;
}
