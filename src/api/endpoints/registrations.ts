import { registrationsEndpoints, type OwnRegistration } from '../generated/registrations.ts';
import { onSuccess, tag, type TagType } from '../tags.ts';

export type {
  Guest,
  GuestEvent,
  GuestList,
  GuestMessage,
  NewGuest,
  OwnRegistration,
  RegistrationDone,
  Seats,
} from '../generated/registrations.ts';

const seatsTag = (eventId: string) => tag('Seats', eventId);

/** What a change of an event's guests changes: the admins' lists, what is left, and the own registration of an admin. */
const GUEST_CHANGE: readonly TagType[] = ['Guest', 'Seats', 'OwnRegistration'];

const api = registrationsEndpoints.enhanceEndpoints<TagType>({
  endpoints: {
    getSeats: { providesTags: (_seats, _error, eventId) => [seatsTag(eventId)] },
    register: {
      // A place may have been taken meanwhile, or no longer be held, so both are loaded again after a refusal, too.
      invalidatesTags: (own, error, eventId) =>
        error ? ['OwnRegistration', seatsTag(eventId)] : onSuccess(() => GUEST_CHANGE)(own, error, eventId),
      // The outcome is shown at once, and also when the list cannot be loaded again.
      onQueryStarted: async (eventId, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(updateOwn(eventId, data)),
          () => undefined,
        );
      },
    },
    cancelOwnRegistration: {
      invalidatesTags: onSuccess(() => GUEST_CHANGE),
      onQueryStarted: async (eventId, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(updateOwn(eventId, null)),
          () => undefined,
        );
      },
    },
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

/** Replaces the member's registration for an event in the cached list, or removes it. */
const updateOwn = (eventId: string, own: OwnRegistration | null) =>
  api.util.updateQueryData('listOwnRegistrations', undefined, (list) => [
    ...list.filter((registration) => registration.eventId !== eventId),
    ...(own === null ? [] : [own]),
  ]);

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
