/** Counts the events of the groups before the one with this index. */
export const countBefore = (groups: readonly { events: readonly unknown[] }[], index: number): number =>
  groups.slice(0, index).reduce((sum, { events }) => sum + events.length, 0);
