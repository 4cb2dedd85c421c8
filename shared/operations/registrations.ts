// Generated from openapi/registrations.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/registrations.ts';

export type * from '../../src/api/generated/registrations.ts';

/**
 * The operations of openapi/registrations.yaml by operationId.
 */
export interface RegistrationsOperations {
  listOwnRegistrations: {
    tag: 'OwnRegistration';
    path: '/site/registrations';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 10000
     */
    response: schemas.OwnRegistration[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listGuestEvents: {
    tag: 'Guest';
    path: '/site/guests';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 10000
     */
    response: schemas.GuestEvent[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getSeats: {
    tag: 'Seats';
    path: `/site/registrations/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.Seats;
    errors: {};
    session: 'none';
    built: true;
    extension: true;
  };
  register: {
    tag: 'OwnRegistration';
    path: `/site/registrations/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.OwnRegistration;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  cancelOwnRegistration: {
    tag: 'OwnRegistration';
    path: `/site/registrations/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  requestRegistration: {
    tag: 'Seats';
    path: `/site/registrations/${string}/requests`;
    params: {
      eventId: string;
    };
    query: {};
    body: schemas.RegistrationRequest;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'none';
    built: true;
    extension: true;
  };
  requestGuestLink: {
    tag: 'Seats';
    path: `/site/registrations/${string}/links`;
    params: {
      eventId: string;
    };
    query: {};
    body: schemas.GuestLinkRequest;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'none';
    built: true;
    extension: true;
  };
  listGuests: {
    tag: 'Guest';
    path: `/site/guests/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.GuestList;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  addGuest: {
    tag: 'Guest';
    path: `/site/guests/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: schemas.NewGuest;
    uploads: {};
    response: schemas.Guest;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  exportGuests: {
    tag: 'Guest';
    path: `/site/guests/${string}/export`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  messageGuests: {
    tag: 'Guest';
    path: `/site/guests/${string}/messages`;
    params: {
      eventId: string;
    };
    query: {};
    body: schemas.GuestMessage;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  checkInGuest: {
    tag: 'Guest';
    path: `/site/guests/${string}/${string}`;
    params: {
      eventId: string;
      guestId: string;
    };
    query: {};
    body: schemas.CheckIn;
    uploads: {};
    response: schemas.Guest;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  cancelGuest: {
    tag: 'Guest';
    path: `/site/guests/${string}/${string}`;
    params: {
      eventId: string;
      guestId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  renewGuestLink: {
    tag: 'Guest';
    path: `/site/guests/${string}/${string}/link`;
    params: {
      eventId: string;
      guestId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.RegistrationDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
}
