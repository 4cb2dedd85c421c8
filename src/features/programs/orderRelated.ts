import type { RelatedEvent } from '../../api/models/event.ts';

/** Two rows of three, or three of two. */
const MAX_SHOWN = 6;
const ROW = 3;

/**
 * Returns what to show beside an event: upcoming events of its program, other upcoming ones, then past ones; as many as fill whole rows.
 * @param id of the event, which is left out
 * @param program its name
 */
export function orderRelated(
  { id, program }: { id: string; program: string },
  upcoming: readonly RelatedEvent[],
  past: readonly RelatedEvent[],
): RelatedEvent[] {
  const isSame = ({ category }: RelatedEvent): boolean => program !== '' && category === program;
  const ordered = [...upcoming.filter(isSame), ...upcoming.filter((event) => !isSame(event)), ...past];
  const others = [...new Map(ordered.toReversed().map((event) => [event.id, event])).values()]
    .toReversed()
    .filter((event) => event.id !== id);
  if (others.length < ROW) return others;
  return others.slice(0, Math.min(MAX_SHOWN, others.length - (others.length % ROW)));
}
