import { useGetRemindersQuery, useSetRemindersMutation } from './endpoints/reminders.ts';

/** State and action of `ReminderOffer`. */
export interface ReminderOfferState {
  /** Whether reminders are known to be off. */
  isOffered: boolean;
  /** Turns reminders on; rejects when that fails. */
  accept: () => Promise<string>;
}

/** Returns whether reminders can be offered to the member, and the function that turns them on. */
export function useReminderOffer(): ReminderOfferState {
  const { data } = useGetRemindersQuery();
  const [setReminders] = useSetRemindersMutation();
  return { isOffered: data === false, accept: () => setReminders({ enabled: true }).unwrap() };
}
