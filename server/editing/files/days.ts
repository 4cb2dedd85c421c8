import { isDeepStrictEqual } from 'node:util';
import { addDays, type Day } from '../../../shared/days.ts';
import { resolveWeekendBatch } from '../../cms/serialize.ts';
import { parseLengthInDays, resolveDays, type When } from '../../cms/when.ts';
import { isRecord, type Json } from '../../platform/contract/pointer.ts';
import { matchItems } from '../yaml/matchItems.ts';
import { isCertification, isEvent } from './contentFiles.ts';

/** Returns a value in which days that count from today are calendar days. What cannot be resolved stays. */
export function showDays(file: string, value: Json, today: Day): Json {
  if (isEvent(file)) {
    const { moved_from: former } = value;
    return {
      ...value,
      ...('when' in value && { when: showWhen(value.when, today) }),
      ...(isRecord(former) && 'when' in former && { moved_from: { ...former, when: showWhen(former.when, today) } }),
    };
  }
  const { upcoming_batches: batches } = value;
  if (!isCertification(file) || !Array.isArray(batches)) return value;
  return { ...value, upcoming_batches: batches.map((batch: unknown) => (isRecord(batch) ? showBatch(batch, today) : batch)) };
}

/** Returns undefined when the text of a day is not valid. */
function tryResolve<T>(resolve: () => T): T | undefined {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the days of an event; undefined when they cannot be read, as in a draft. */
export function findDays(when: unknown, today: Day): ReturnType<typeof resolveDays> | undefined {
  if (!isRecord(when) || Object.values(when).some((item) => typeof item !== 'string')) return undefined;
  return tryResolve(() => resolveDays(when as When, today));
}

function showWhen(when: unknown, today: Day): unknown {
  const days = findDays(when, today);
  if (days === undefined || !isRecord(when)) return when;
  const { in: _in, ago: _ago, ...rest } = when;
  return { ...rest, on: days.start };
}

function showBatch(batch: Json, today: Day): Json {
  const { in: span, weekends, ...rest } = batch;
  if (typeof span !== 'string' || typeof weekends !== 'number' || !(weekends > 0 && weekends <= 53)) return batch;
  const canStart = tryResolve(() => addDays(today, parseLengthInDays(span))) !== undefined;
  return canStart ? { ...resolveWeekendBatch({ in: span, weekends }, today), ...rest } : batch;
}

/**
 * Returns the new value as it stands in the file: what is the same as the shown value is what the file has for it.
 * @param stored value in the file
 * @param shown the same value, as it was shown (`showDays`)
 * @param next the new value
 */
export function keepStored(stored: unknown, shown: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(shown, next)) return stored;
  if (Array.isArray(stored) && Array.isArray(shown) && Array.isArray(next)) {
    const items = stored.map((item: unknown, index) => ({ stored: item, value: shown[index] as unknown }));
    return matchItems(items, next).map(({ value, item }) => (item === undefined ? value : keepStored(item.stored, item.value, value)));
  }
  if (!isRecord(stored) || !isRecord(shown) || !isRecord(next)) return next;
  const shownOnly = Object.keys(shown).filter((key) => !Object.hasOwn(stored, key));
  const keepsDays = shownOnly.length > 0 && shownOnly.every((key) => isDeepStrictEqual(shown[key], own(next, key)));
  const fields = Object.entries(next).flatMap(([key, item]): [string, unknown][] => {
    if (shownOnly.includes(key)) return keepsDays ? [] : [[key, item]];
    return [[key, keepStored(own(stored, key), own(shown, key), item)]];
  });
  const storedOnly = keepsDays ? Object.entries(stored).filter(([key]) => !Object.hasOwn(shown, key)) : [];
  return Object.fromEntries([...storedOnly, ...fields]);
}

const own = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
