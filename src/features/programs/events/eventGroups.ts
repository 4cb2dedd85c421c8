import type { EventSummary } from '../../../api/models/event.ts';
import { monthOfDate } from '../../../lib/dates.ts';
import { parseEventTimes } from '../../../lib/eventTimes.ts';
import { monthName } from '../../../lib/moments.ts';
import { slugOf } from '../../../lib/slug.ts';

export interface EventGroup {
  key: string;
  name: string;
  events: EventSummary[];
}

function groupBy(events: readonly EventSummary[], keyOf: (event: EventSummary) => { key: string; name: string }): EventGroup[] {
  const groups = new Map<string, EventGroup>();
  for (const event of events) {
    const { key, name } = keyOf(event);
    const group = groups.get(key) ?? { key, name, events: [] };
    group.events.push(event);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const UNDATED = { key: 'undated', name: 'Without a date' };

/** Groups events by month with its year, `December 2026`, in the given order. */
export const groupByMonthAndYear = (events: readonly EventSummary[]): EventGroup[] =>
  groupBy(events, ({ date }) => {
    const month = monthOfDate(date);
    return month === null ? UNDATED : { key: month.key, name: `${month.name} ${month.key.slice(0, 4)}` };
  });

/** Groups events by quarter, `October to December 2026`, in the given order. */
export const groupByQuarter = (events: readonly EventSummary[]): EventGroup[] =>
  groupBy(events, ({ date }) => {
    const month = monthOfDate(date);
    if (month === null) return UNDATED;
    const [year, number] = month.key.split('-');
    const first = Math.floor((Number(number) - 1) / 3) * 3 + 1;
    return { key: `${year}-${first}`, name: `${monthName(first)} to ${monthName(first + 2)} ${year}` };
  });

/** Sorts events by their start, and removes duplicates. On a day, those without hours begin first. Unreadable dates come last. */
export function sortEvents(events: readonly EventSummary[], order: 'soonest' | 'latest'): EventSummary[] {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()];
  const starts = new Map(unique.map(({ id, date }) => [id, parseEventTimes(date)?.start ?? '']));
  const sign = order === 'soonest' ? 1 : -1;
  return unique.toSorted((first, second) => {
    const [a, b] = [starts.get(first.id) ?? '', starts.get(second.id) ?? ''];
    return a === '' || b === '' ? Number(a === '') - Number(b === '') : sign * a.localeCompare(b);
  });
}

/** Returns the events of the program with the given slug; all events when the slug is null. */
export const filterByProgram = (events: readonly EventSummary[], slug: string | null): EventSummary[] =>
  events.filter(({ category }) => slug === null || slugOf(category) === slug);
