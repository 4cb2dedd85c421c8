import { useGetRemindersQuery, useSetRemindersMutation } from './endpoints/reminders.ts';

/** State and action of `ReminderOffer`. */
export interface ReminderOfferState {
  /** Whether reminders are known to be off. */
  isOffered: boolean;
  /** Turns them on; rejects when that fails. */
  accept: () => Promise<string>;
}

/** Returns whether reminders can be offered to the member, and how they accept. */
export function useReminderOffer(): ReminderOfferState {
  const { data } = useGetRemindersQuery();
  const [setReminders] = useSetRemindersMutation();
  return { isOffered: data === false, accept: () => setReminders({ enabled: true }).unwrap() };
}
