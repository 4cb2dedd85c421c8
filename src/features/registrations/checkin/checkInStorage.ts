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
  /** When it was requested; milliseconds since 1970. */
  loadedAt: number;
}

// Logout clears local storage, and so what is kept here (HDR-07).
const LIST_PREFIX = 'check-in-list-';
const queueKey = (eventId: string): string => `check-in-queue-${eventId}`;
const listKey = (eventId: string): string => `${LIST_PREFIX}${eventId}`;

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Returns the check-ins of all tabs that are to be sent; null when nothing is stored, for example because the browser refuses. */
export function readQueue(eventId: string): PendingCheckIn[] | null {
  const queue = parse<PendingCheckIn[]>(readStored(queueKey(eventId)));
  return Array.isArray(queue) ? queue : null;
}

/** Keeps the check-ins that are to be sent, so that a reload or a closed tab loses none. */
export function writeQueue(eventId: string, queue: readonly PendingCheckIn[]): void {
  // A queue that is out of date must not be read later.
  if (!writeStored(queueKey(eventId), JSON.stringify(queue))) removeStored(queueKey(eventId));
}

function withTabStorage<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps check-ins in the tab while nobody is signed in, because the end of a session clears local storage. They name guests by id only. */
export const keepInTab = (eventId: string, queue: readonly PendingCheckIn[]): void =>
  void withTabStorage((storage) => storage.setItem(queueKey(eventId), JSON.stringify(queue)));

/** Returns what was kept in the tab, which then no longer has it. */
export function takeFromTab(eventId: string): PendingCheckIn[] {
  const queue = parse<PendingCheckIn[]>(withTabStorage((storage) => storage.getItem(queueKey(eventId))));
  withTabStorage((storage) => storage.removeItem(queueKey(eventId)));
  return Array.isArray(queue) ? queue : [];
}

/** Returns the list that was loaded last on this device, for a reload without a connection. */
export const readStoredList = (eventId: string): StoredList | null => parse<StoredList>(readStored(listKey(eventId)));

/** Keeps a list on this device. */
export const storeList = (eventId: string, stored: StoredList): void => void writeStored(listKey(eventId), JSON.stringify(stored));

/** Removes the lists of events that are over from this device. */
export function removeOldLists(today: string): void {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(LIST_PREFIX));
  } catch {}
  for (const key of keys) {
    const stored = parse<StoredList>(readStored(key));
    if (stored === null || stored.list.event.end < today) removeStored(key);
  }
}
