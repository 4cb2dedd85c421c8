/** An item of the new value of a flow collection. */
export interface FlowItem {
  /** Its text. */
  content: string;
  /** Position in the old collection; undefined for a new one. */
  index: number | undefined;
}

/**
 * Returns the text of a flow collection with other items. The comma, line break and comment after an item stay with it.
 * @param gaps what stands before the first item, between the items and after the last one, brackets included
 */
export function joinFlow(gaps: readonly string[], items: readonly FlowItem[]): string {
  const closing = gaps.at(-1) ?? '';
  const comma = gaps.slice(1, -1).find((gap) => !gap.includes('#')) ?? ', ';
  const texts = items.map(({ content, index }, position) => {
    const gap = index === undefined || index === gaps.length - 2 ? undefined : gaps[index + 1];
    if (position < items.length - 1) return content + (gap ?? comma);
    return content + (gap?.includes('#') ? gap + closing.replace(/^\s*,/, '') : closing);
  });
  return (gaps[0] ?? '') + texts.join('');
}
