import type { GuestList } from '../../../api/endpoints/registrations.ts';
import { readStored, removeStored, writeStored } from '../../../api/session/browserStorage.ts';

/** A check-in, or one that was taken back, that the server has not confirmed yet. */
export interface PendingCheckIn {
  guestId: string;
  checkedIn: boolean;
  /** ISO 8601, UTC. */
  at: string;
}

/** A list of guests as the server sent it. */
export interface StoredList {
  list: GuestList;
  /** When it was loaded; milliseconds since 1970. */
  loadedAt: number;
}

// Logout clears local storage, and so what is kept here (HDR-07).
const PREFIX = 'check-in';
const queueKey = (eventId: string): string => `${PREFIX}-queue-${eventId}`;
const listKey = (eventId: string): string => `${PREFIX}-list-${eventId}`;

function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Returns the check-ins that were not sent when the page was left. */
export function readQueue(eventId: string): PendingCheckIn[] {
  const queue = readJson<PendingCheckIn[]>(queueKey(eventId));
  return Array.isArray(queue) ? queue : [];
}

/** Keeps the check-ins that are to be sent, so that a reload or a closed tab loses none. */
export function writeQueue(eventId: string, queue: readonly PendingCheckIn[]): void {
  if (queue.length === 0) removeStored(queueKey(eventId));
  else writeStored(queueKey(eventId), JSON.stringify(queue));
}

/** Returns the list that was loaded last on this device, for a reload without a connection. */
export const readStoredList = (eventId: string): StoredList | null => readJson<StoredList>(listKey(eventId));

/** Keeps a list on this device until the day of the event is over. */
export function storeList(eventId: string, stored: StoredList, today: string): void {
  if (stored.list.event.end < today) removeStored(listKey(eventId));
  else writeStored(listKey(eventId), JSON.stringify(stored));
}
