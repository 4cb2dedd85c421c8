import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import type { Deps } from '../../jobs/deps.ts';
import { createEventsOfInterest } from './eventsOfInterest.ts';
import { createReminders } from './reminders.ts';

/** Creates the handlers of reminders and events of interest, by operationId. */
export function createReminderHandlers(deps: Deps): BuiltHandlers<'people', 'EventOfInterest' | 'Reminder'> {
  const events = createEventsOfInterest(deps);
  const reminders = createReminders(deps);
  return {
    listEventsOfInterest: ({ member }) => events.list(member),
    addEventOfInterest: async ({ member, params }) => ({ success: true, message: await events.add(member, params.eventId) }),
    removeEventOfInterest: async ({ member, params }) => ({ success: true, message: await events.remove(member, params.eventId) }),
    getReminders: ({ member }) => reminders.read(member),
    setReminders: async ({ member, body }) => ({ success: true, message: await reminders.set(member, body) }),
  };
}
