import type { Deps } from '../jobs/deps.ts';
import type { BuiltHandlers } from '../platform/contract/operations.ts';
import { sendCsv } from '../platform/lib/csv.ts';
import { createGuests } from './guests.ts';
import { formatGuestsCsv } from './guestsCsv.ts';
import { createRegistering } from './registering.ts';

/** Creates the handlers of registrations, by operationId. */
export function createRegistrationHandlers(deps: Deps): BuiltHandlers<'registrations'> {
  const registering = createRegistering(deps);
  const guests = createGuests(deps, registering);
  return {
    getSeats: ({ params }) => registering.readSeats(params.eventId),
    requestRegistration: async ({ params, body }) => {
      await registering.request(params.eventId, body);
      return { success: true, message: CONFIRM_MESSAGE };
    },
    requestGuestLink: async ({ params, body }) => {
      await registering.mailLink(params.eventId, body.email);
      return { success: true, message: LINK_MESSAGE };
    },
    listOwnRegistrations: ({ member }) => registering.listOwn(member),
    register: ({ member, params }) => registering.register(member, params.eventId),
    cancelOwnRegistration: async ({ member, params }) => {
      const own = await registering.findOwn(member, params.eventId);
      if (own) await registering.cancel(own);
      return { success: true, message: 'Your registration is cancelled.' };
    },
    listGuestEvents: ({ member }) => guests.listEvents(member),
    listGuests: ({ member, params }) => guests.list(member, params.eventId),
    addGuest: ({ member, params, body }) => guests.add(member, params.eventId, body),
    exportGuests: async ({ member, params }, reply) => {
      const list = await guests.list(member, params.eventId);
      return sendCsv(reply, `guests-${params.eventId}`, formatGuestsCsv(list.guests));
    },
    messageGuests: async ({ member, params, body }) => ({ success: true, message: await guests.message(member, params.eventId, body) }),
    checkInGuest: ({ member, params, body }) => guests.checkIn(member, params.eventId, params.guestId, body),
    cancelGuest: async ({ member, params }) => ({ success: true, message: await guests.cancel(member, params.eventId, params.guestId) }),
    renewGuestLink: async ({ member, params }) => ({
      success: true,
      message: await guests.renewLink(member, params.eventId, params.guestId),
    }),
  };
}

/** What somebody is told who asks for the link again, whatever is known of the address. */
export const LINK_MESSAGE = 'If this address is registered for the event, a mail with the link is on its way.';

/** What a visitor is told after a request, whatever is known of the address. */
export const CONFIRM_MESSAGE = 'We have sent you a mail. Please open the link in it to confirm: no place is taken before.';
