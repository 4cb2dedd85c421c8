/** What became of an announced event. `moved` is an event that takes place on another day, at other hours or at another place. */
export const EVENT_STATUSES = ['cancelled', 'postponed', 'moved'] as const;

export type EventStatusName = (typeof EVENT_STATUSES)[number];

/** The status of an event with what explains it. A text is empty when it is unknown. */
export interface EventStatus {
  name: EventStatusName;
  /** Plain text. */
  reason: string;
  /** Former date as displayed, possibly with the hours. */
  formerDate: string;
  formerVenue: string;
}

export const EVENT_STATUS_LABELS: Readonly<Record<EventStatusName, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: 'Moved',
};

/** Returns a status by its name. Returns null for any other value, such as the `publish` of WordPress, so that the event is as announced. */
export const readEventStatus = (value: unknown): EventStatusName | null => EVENT_STATUSES.find((name) => name === value) ?? null;

/** Returns whether an event takes place on its day. A postponed one does not, until it has a new day and thus is moved. */
export const takesPlace = (status: EventStatusName | null | undefined): boolean => status !== 'cancelled' && status !== 'postponed';
