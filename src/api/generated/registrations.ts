import { baseApi as api } from '../baseApi';
export const addTagTypes = ['OwnRegistration', 'Seats', 'Guest'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOwnRegistrations: build.query<ListOwnRegistrationsApiResponse, ListOwnRegistrationsApiArg>({
        query: () => ({ url: `/site/registrations` }),
        providesTags: ['OwnRegistration'],
      }),
      getSeats: build.query<GetSeatsApiResponse, GetSeatsApiArg>({
        query: (queryArg) => ({ url: `/site/registrations/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Seats'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/site/registrations/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
        invalidatesTags: ['OwnRegistration'],
      }),
      cancelOwnRegistration: build.mutation<CancelOwnRegistrationApiResponse, CancelOwnRegistrationApiArg>({
        query: (queryArg) => ({ url: `/site/registrations/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['OwnRegistration'],
      }),
      requestRegistration: build.mutation<RequestRegistrationApiResponse, RequestRegistrationApiArg>({
        query: (queryArg) => ({
          url: `/site/registrations/${encodeURIComponent(String(queryArg.eventId))}/requests`,
          method: 'POST',
          body: queryArg.registrationRequest,
        }),
        invalidatesTags: ['Seats'],
      }),
      requestGuestLink: build.mutation<RequestGuestLinkApiResponse, RequestGuestLinkApiArg>({
        query: (queryArg) => ({
          url: `/site/registrations/${encodeURIComponent(String(queryArg.eventId))}/links`,
          method: 'POST',
          body: queryArg.guestLinkRequest,
        }),
        invalidatesTags: ['Seats'],
      }),
      listGuestEvents: build.query<ListGuestEventsApiResponse, ListGuestEventsApiArg>({
        query: () => ({ url: `/site/guests` }),
        providesTags: ['Guest'],
      }),
      listGuests: build.query<ListGuestsApiResponse, ListGuestsApiArg>({
        query: (queryArg) => ({ url: `/site/guests/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Guest'],
      }),
      addGuest: build.mutation<AddGuestApiResponse, AddGuestApiArg>({
        query: (queryArg) => ({
          url: `/site/guests/${encodeURIComponent(String(queryArg.eventId))}`,
          method: 'POST',
          body: queryArg.newGuest,
        }),
        invalidatesTags: ['Guest'],
      }),
      messageGuests: build.mutation<MessageGuestsApiResponse, MessageGuestsApiArg>({
        query: (queryArg) => ({
          url: `/site/guests/${encodeURIComponent(String(queryArg.eventId))}/messages`,
          method: 'POST',
          body: queryArg.guestMessage,
        }),
        invalidatesTags: ['Guest'],
      }),
      checkInGuest: build.mutation<CheckInGuestApiResponse, CheckInGuestApiArg>({
        query: (queryArg) => ({
          url: `/site/guests/${encodeURIComponent(String(queryArg.eventId))}/${encodeURIComponent(String(queryArg.guestId))}`,
          method: 'PATCH',
          body: queryArg.checkIn,
        }),
        invalidatesTags: ['Guest'],
      }),
      cancelGuest: build.mutation<CancelGuestApiResponse, CancelGuestApiArg>({
        query: (queryArg) => ({
          url: `/site/guests/${encodeURIComponent(String(queryArg.eventId))}/${encodeURIComponent(String(queryArg.guestId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Guest'],
      }),
      renewGuestLink: build.mutation<RenewGuestLinkApiResponse, RenewGuestLinkApiArg>({
        query: (queryArg) => ({
          url: `/site/guests/${encodeURIComponent(String(queryArg.eventId))}/${encodeURIComponent(String(queryArg.guestId))}/link`,
          method: 'POST',
        }),
        invalidatesTags: ['Guest'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as registrationsEndpoints };
export type ListOwnRegistrationsApiResponse = /** status 200 The registrations. */ OwnRegistration[];
export type ListOwnRegistrationsApiArg = void;
export type GetSeatsApiResponse = /** status 200 What is left. */ Seats;
export type GetSeatsApiArg = /** Id of the event. */ string;
export type RegisterApiResponse = /** status 200 The registration. */ OwnRegistration;
export type RegisterApiArg = /** Id of the event. */ string;
export type CancelOwnRegistrationApiResponse = /** status 200 Done. */ RegistrationDone;
export type CancelOwnRegistrationApiArg = /** Id of the event. */ string;
export type RequestRegistrationApiResponse = /** status 200 Done. */ RegistrationDone;
export type RequestRegistrationApiArg = {
  /** Id of the event. */
  eventId: string;
  registrationRequest: RegistrationRequest;
};
export type RequestGuestLinkApiResponse = /** status 200 Done. */ RegistrationDone;
export type RequestGuestLinkApiArg = {
  /** Id of the event. */
  eventId: string;
  guestLinkRequest: GuestLinkRequest;
};
export type ListGuestEventsApiResponse = /** status 200 The events. */ GuestEvent[];
export type ListGuestEventsApiArg = void;
export type ListGuestsApiResponse = /** status 200 The event and its guests. */ GuestList;
export type ListGuestsApiArg = /** Id of the event. */ string;
export type AddGuestApiResponse = /** status 200 The guest. */ Guest;
export type AddGuestApiArg = {
  /** Id of the event. */
  eventId: string;
  newGuest: NewGuest;
};
export type MessageGuestsApiResponse = /** status 200 Done. */ RegistrationDone;
export type MessageGuestsApiArg = {
  /** Id of the event. */
  eventId: string;
  guestMessage: GuestMessage;
};
export type CheckInGuestApiResponse = /** status 200 The guest. */ Guest;
export type CheckInGuestApiArg = {
  /** Id of the event. */
  eventId: string;
  /** Id of the guest. */
  guestId: string;
  checkIn: CheckIn;
};
export type CancelGuestApiResponse = /** status 200 Done. */ RegistrationDone;
export type CancelGuestApiArg = {
  /** Id of the event. */
  eventId: string;
  /** Id of the guest. */
  guestId: string;
};
export type RenewGuestLinkApiResponse = /** status 200 Done. */ RegistrationDone;
export type RenewGuestLinkApiArg = {
  /** Id of the event. */
  eventId: string;
  /** Id of the guest. */
  guestId: string;
};
export type RegistrationState = 'registered' | 'waiting' | 'offered' | 'missed' | 'cancelled';
export type OwnRegistration = {
  /** Id of the registration. */
  guestId: string;
  /** Id of the event. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. Empty when the event is no longer in the content. */
  program: string;
  /** First day of the event, in Asia/Kolkata. */
  start: string;
  /** Last day of the event, in Asia/Kolkata. */
  end: string;
  /** Hours of the event as displayed. */
  time?: string;
  /** Venue; plain text, `Online` for an online event. */
  venue?: string;
  /** How one pays; plain text. */
  payment?: string;
  /** What became of the event; omitted when it takes place as announced. */
  status?: 'cancelled' | 'postponed' | 'moved';
  /** What became of the registration. */
  state: RegistrationState;
  /** Place on the waiting list, 1 for the next one. */
  position?: number;
  /** Until when the offered place is held. */
  offerEndsAt?: string;
  /** Whether the member was checked in at the event. */
  checkedIn: boolean;
  /** Whether it can be cancelled; not once the event has begun, or the member was checked in. */
  canCancel: boolean;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message?: string;
  /** Identifies the request in the server's log; sent only for internal errors. */
  requestId?: string;
  /** Name of the invalid form field; omitted when the error concerns no single field. */
  field?: string;
};
export type SeatsState = 'early' | 'open' | 'full' | 'closed' | 'over';
export type Seats = {
  /** Whether one can register. */
  state: SeatsState;
  /** Number of places. */
  seats: number;
  /** Number of places that are left. */
  left: number;
  /** Number of people on the waiting list. */
  waiting: number;
  /** Whether one can join a waiting list when the event is full. */
  waitingList: boolean;
  /** Whether only members can register. */
  membersOnly: boolean;
  /** First day of registration, in Asia/Kolkata; absent when it is open from the start. */
  opens?: string;
  /** Last day of registration, in Asia/Kolkata; absent when it is open until the event begins. */
  closes?: string;
  /** How one pays; plain text. Absent when there is nothing to pay. */
  payment?: string;
  /** Hours for which a place is held for the first one on the waiting list, but at most half of the time until the event begins. */
  offerHours: number;
  /** Days after the event for which the guests' data are kept. */
  keptDays: number;
};
export type RegistrationDone = {
  /** Always true. */
  success: true;
  /** Human-readable message. */
  message: string;
};
export type RegistrationRequest = {
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Consent to keeping these data for `keptDays` after the event. */
  consent: true;
};
export type GuestLinkRequest = {
  /** E-mail address. */
  email: string;
};
export type GuestEvent = {
  /** Id of the event. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. Empty when the event is no longer in the content. */
  program: string;
  /** First day of the event, in Asia/Kolkata. */
  start: string;
  /** Last day of the event, in Asia/Kolkata. */
  end: string;
  /** Hours of the event as displayed. */
  time?: string;
  /** Venue; plain text. */
  venue?: string;
  /** What became of the event; omitted when it takes place as announced. */
  status?: 'cancelled' | 'postponed' | 'moved';
  /** How one pays; plain text. */
  payment?: string;
  /** Number of places. */
  seats: number;
  /** Number of guests with a place. */
  registered: number;
  /** Number of places that are held for people on the waiting list. */
  offered: number;
  /** Number of people on the waiting list. */
  waiting: number;
  /** Number of visitors who have not opened their link. */
  unconfirmed: number;
  /** Number of guests who were checked in. */
  checkedIn: number;
};
export type Guest = {
  /** Id of the registration. */
  guestId: string;
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Whether the guest is a member. */
  isMember: boolean;
  /** What became of the registration. */
  state: RegistrationState;
  /** Place on the waiting list, 1 for the next one. */
  position?: number;
  /** Until when the offered place is held. */
  offerEndsAt?: string;
  /** When the guest registered. */
  registeredAt: string;
  /** When the guest was checked in; absent before. */
  checkedInAt?: string;
};
export type GuestList = {
  /** The event. */
  event: GuestEvent;
  /** The guests. */
  guests: Guest[];
};
export type NewGuest = {
  /** Name. */
  name: string;
  /** E-mail address. */
  email: string;
};
export type GuestMessage = {
  /** Subject of the mail. */
  subject: string;
  /** Text of the mail; plain text. */
  text: string;
  /** Who gets it: guests with a place, the waiting list with offered places, both, or guests who were or were not checked in. */
  to: 'registered' | 'waiting' | 'all' | 'came' | 'absent';
};
export type CheckIn = {
  /** True when the guest has come. */
  checkedIn: boolean;
  /** When the guest came, if the check-in is sent later, as without a connection; at most now, and on the day of the event. */
  at?: string;
};
