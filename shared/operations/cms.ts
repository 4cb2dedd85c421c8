// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/cms.ts';

export type * from '../../src/api/generated/cms.ts';

/**
 * The operations of openapi/cms.yaml by operationId.
 */
export interface CmsOperations {
  getMatrices: {
    tag: 'Statistic';
    path: '/custom/v1/matrices/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.StatisticList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  getHomeBanner: {
    tag: 'Banner';
    path: '/custom/v1/home-banner/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.BannerSlideList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listCertifications: {
    tag: 'Certification';
    path: '/custom/v1/certifications-listing/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.CertificationSummaryList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listEventCategories: {
    tag: 'Program';
    path: '/custom/v1/event-categories';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.ProgramList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listUpcomingEvents: {
    tag: 'Event';
    path: '/custom/v1/upcoming-events';
    params: {};
    query: {
      category_id: string;
    };
    body: undefined;
    uploads: {};
    response: schemas.EventSummaryList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listActiveEvents: {
    tag: 'Event';
    path: '/custom/v1/active-events/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.EventSummaryList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listPastEvents: {
    tag: 'Event';
    path: '/custom/v1/past-events/';
    params: {};
    query: {
      year: number;
      category_id: string;
    };
    body: undefined;
    uploads: {};
    response: schemas.EventSummaryList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listDirectors: {
    tag: 'Person';
    path: '/custom-api/v1/directors';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DirectorList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listPastDirectors: {
    tag: 'Person';
    path: '/custom-api/v1/past-directors/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.PastPresidentList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listVolunteers: {
    tag: 'Person';
    path: '/custom/v1/volunteers-list/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.VolunteerList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  getUserDetails: {
    tag: 'Member';
    path: '/custom/v1/user-details';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.UserDetails;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  listVideos: {
    tag: 'Video';
    path: '/custom/v1/videos/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.VideoList;
    errors: {};
    session: 'optional';
    built: true;
    extension: false;
  };
  listRecentVideos: {
    tag: 'Video';
    path: '/custom/v1/recent-videos/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.VideoList;
    errors: {};
    session: 'optional';
    built: true;
    extension: false;
  };
  sendOtp: {
    tag: 'Login';
    path: '/custom/v1/send-otp';
    params: {};
    query: {};
    body: schemas.SendOtpRequest;
    uploads: {};
    response: schemas.SendOtpAnswer;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  verifyOtp: {
    tag: 'Login';
    path: '/custom/v1/verify-otp';
    params: {};
    query: {};
    body: schemas.VerifyOtpRequest;
    uploads: {};
    response: schemas.VerifyOtpAnswer;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  getCertification: {
    tag: 'Certification';
    path: `/custom/v1/certification/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.CertificationAnswer;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  getEvent: {
    tag: 'Event';
    path: `/custom-api/v1/event/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.EventAnswer;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  listRelatedEvents: {
    tag: 'Event';
    path: `/custom/v1/related-past-events/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.RelatedEventList;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
}
