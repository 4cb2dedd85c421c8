// Generated from openapi/people.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/people.ts';

export type * from '../../src/api/generated/people.ts';

/**
 * The operations of openapi/people.yaml by operationId.
 */
export interface PeopleOperations {
  updateProfile: {
    tag: 'Member';
    path: '/api/user/profile';
    params: {};
    query: {};
    body: Omit<schemas.ProfileChange, 'picture'>;
    uploads: {
      picture?: true;
    };
    response: schemas.SavedProfile;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  downloadOwnData: {
    tag: 'OwnData';
    path: '/api/user/data';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  requestErasure: {
    tag: 'OwnData';
    path: '/api/user/erasure';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  eraseMember: {
    tag: 'OwnData';
    path: '/api/user/erase';
    params: {};
    query: {};
    body: schemas.Erasure;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listOwnSessions: {
    tag: 'Session';
    path: '/api/user/sessions';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 1000
     */
    response: schemas.OwnSession[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  endOtherSessions: {
    tag: 'Session';
    path: '/api/user/sessions';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listMembers: {
    tag: 'Member';
    path: '/api/members';
    params: {};
    query: {
      q?: string;
      role?: schemas.MemberRole;
      state?: schemas.MemberState;
      limit?: number;
      page?: number;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 100
     */
    response: schemas.DirectoryMember[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  addMember: {
    tag: 'Member';
    path: '/api/members';
    params: {};
    query: {};
    body: schemas.NewMember;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  exportMembers: {
    tag: 'Member';
    path: '/api/members/export';
    params: {};
    query: {
      q?: string;
      role?: schemas.MemberRole;
      state?: schemas.MemberState;
    };
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  importMembers: {
    tag: 'Member';
    path: '/api/members/import';
    params: {};
    query: {};
    body: schemas.MemberImport;
    uploads: {};
    response: schemas.ImportReport;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getOwnPdus: {
    tag: 'Pdu';
    path: '/api/pdus';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.OwnPdus;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  setPduCycle: {
    tag: 'Pdu';
    path: '/api/pdus/cycle';
    params: {};
    query: {};
    body: schemas.PduCycle;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  markAttended: {
    tag: 'Pdu';
    path: '/api/pdus/attended';
    params: {};
    query: {};
    body: schemas.Attendance;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  exportPdus: {
    tag: 'Pdu';
    path: '/api/pdus/export';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: string;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listEventsOfInterest: {
    tag: 'EventOfInterest';
    path: '/api/eventsOfInterest';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 200
     */
    response: schemas.EventOfInterest[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getReminders: {
    tag: 'Reminder';
    path: '/api/reminders';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.Reminders;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  setReminders: {
    tag: 'Reminder';
    path: '/api/reminders';
    params: {};
    query: {};
    body: schemas.Reminders;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  endOwnSession: {
    tag: 'Session';
    path: `/api/user/sessions/${string}`;
    params: {
      sessionId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  updateMember: {
    tag: 'Member';
    path: `/api/members/${string}`;
    params: {
      memberId: string;
    };
    query: {};
    body: schemas.MemberChange;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getAttendanceCode: {
    tag: 'AttendanceCode';
    path: `/api/pdus/codes/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.AttendanceCode;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  addEventOfInterest: {
    tag: 'EventOfInterest';
    path: `/api/eventsOfInterest/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  removeEventOfInterest: {
    tag: 'EventOfInterest';
    path: `/api/eventsOfInterest/${string}`;
    params: {
      eventId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.DoneMessage;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
}
