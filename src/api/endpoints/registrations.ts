import { registrationsEndpoints } from '../generated/registrations.ts';
import { onSuccess, tag, type TagType } from '../tags.ts';

export type { Guest, GuestEvent, GuestList, GuestMessage, NewGuest, OwnRegistration, Seats } from '../generated/registrations.ts';

const seatsTag = (eventId: string) => tag('Seats', eventId);

/** What a change of an event's guests changes: the admins' lists, what is left, and the own registration of an admin. */
const GUEST_CHANGE: readonly TagType[] = ['Guest', 'Seats', 'OwnRegistration'];

const api = registrationsEndpoints.enhanceEndpoints<TagType>({
  endpoints: {
    getSeats: { providesTags: (_seats, _error, eventId) => [seatsTag(eventId)] },
    // A place may have been taken meanwhile, so what is left is loaded again after a refusal, too.
    register: {
      invalidatesTags: (_own, error, eventId) => (error ? [seatsTag(eventId)] : onSuccess(() => GUEST_CHANGE)(_own, error, eventId)),
    },
    cancelOwnRegistration: { invalidatesTags: onSuccess(() => GUEST_CHANGE) },
    requestRegistration: { invalidatesTags: (_done, error, { eventId }) => (error ? [seatsTag(eventId)] : []) },
    requestGuestLink: { invalidatesTags: [] },
    addGuest: { invalidatesTags: onSuccess(() => GUEST_CHANGE) },
    cancelGuest: { invalidatesTags: onSuccess(() => GUEST_CHANGE) },
    // The page of the check-in has the change already, and looks for those of others itself.
    checkInGuest: { invalidatesTags: [] },
    messageGuests: { invalidatesTags: [] },
    renewGuestLink: { invalidatesTags: [] },
  },
});

export const { getSeats, listOwnRegistrations, register, cancelOwnRegistration, requestRegistration, requestGuestLink } = api.endpoints;
export const { listGuestEvents, listGuests, addGuest, messageGuests, checkInGuest, cancelGuest, renewGuestLink } = api.endpoints;
export const {
  useGetSeatsQuery,
  useListOwnRegistrationsQuery,
  useRegisterMutation,
  useCancelOwnRegistrationMutation,
  useRequestRegistrationMutation,
  useRequestGuestLinkMutation,
  useListGuestEventsQuery,
  useListGuestsQuery,
  useAddGuestMutation,
  useMessageGuestsMutation,
  useCheckInGuestMutation,
  useCancelGuestMutation,
  useRenewGuestLinkMutation,
} = api;
