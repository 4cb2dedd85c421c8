import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Member', 'OwnData', 'Session', 'Pdu', 'AttendanceCode', 'EventOfInterest', 'Reminder'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        query: (queryArg) => ({ url: `/api/user/profile`, method: 'PATCH', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      requestErasure: build.mutation<RequestErasureApiResponse, RequestErasureApiArg>({
        query: () => ({ url: `/api/user/erasure`, method: 'POST' }),
        invalidatesTags: ['OwnData'],
      }),
      eraseMember: build.mutation<EraseMemberApiResponse, EraseMemberApiArg>({
        query: (queryArg) => ({ url: `/api/user/erase`, method: 'POST', body: queryArg }),
        invalidatesTags: ['OwnData'],
      }),
      listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions` }),
        providesTags: ['Session'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions`, method: 'DELETE' }),
        invalidatesTags: ['Session'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['Session'],
      }),
      listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
        query: (queryArg) => ({
          url: `/api/members`,
          params: {
            q: queryArg.q,
            role: queryArg.role,
            state: queryArg.state,
            limit: queryArg.limit,
            page: queryArg.page,
          },
        }),
        providesTags: ['Member'],
      }),
      addMember: build.mutation<AddMemberApiResponse, AddMemberApiArg>({
        query: (queryArg) => ({ url: `/api/members`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      updateMember: build.mutation<UpdateMemberApiResponse, UpdateMemberApiArg>({
        query: (queryArg) => ({
          url: `/api/members/${encodeURIComponent(String(queryArg.memberId))}`,
          method: 'PATCH',
          body: queryArg.memberChange,
        }),
        invalidatesTags: ['Member'],
      }),
      importMembers: build.mutation<ImportMembersApiResponse, ImportMembersApiArg>({
        query: (queryArg) => ({ url: `/api/members/import`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
      getOwnPdus: build.query<GetOwnPdusApiResponse, GetOwnPdusApiArg>({
        query: () => ({ url: `/api/pdus` }),
        providesTags: ['Pdu'],
      }),
      setPduCycle: build.mutation<SetPduCycleApiResponse, SetPduCycleApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/cycle`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['Pdu'],
      }),
      markAttended: build.mutation<MarkAttendedApiResponse, MarkAttendedApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/attended`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Pdu'],
      }),
      getAttendanceCode: build.query<GetAttendanceCodeApiResponse, GetAttendanceCodeApiArg>({
        query: (queryArg) => ({ url: `/api/pdus/codes/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['AttendanceCode'],
      }),
      listEventsOfInterest: build.query<ListEventsOfInterestApiResponse, ListEventsOfInterestApiArg>({
        query: () => ({ url: `/api/eventsOfInterest` }),
        providesTags: ['EventOfInterest'],
      }),
      addEventOfInterest: build.mutation<AddEventOfInterestApiResponse, AddEventOfInterestApiArg>({
        query: (queryArg) => ({ url: `/api/eventsOfInterest/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
        invalidatesTags: ['EventOfInterest'],
      }),
      removeEventOfInterest: build.mutation<RemoveEventOfInterestApiResponse, RemoveEventOfInterestApiArg>({
        query: (queryArg) => ({ url: `/api/eventsOfInterest/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['EventOfInterest'],
      }),
      getReminders: build.query<GetRemindersApiResponse, GetRemindersApiArg>({
        query: () => ({ url: `/api/reminders` }),
        providesTags: ['Reminder'],
      }),
      setReminders: build.mutation<SetRemindersApiResponse, SetRemindersApiArg>({
        query: (queryArg) => ({ url: `/api/reminders`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['Reminder'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as peopleEndpoints };
export type UpdateProfileApiResponse = /** status 200 The profile after the change. */ SavedProfile;
export type UpdateProfileApiArg = ProfileChange;
export type RequestErasureApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type RequestErasureApiArg = void;
export type EraseMemberApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type EraseMemberApiArg = Erasure;
export type ListOwnSessionsApiResponse = /** status 200 The active sessions, including the caller's. */ OwnSession[];
export type ListOwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type EndOwnSessionApiArg = /** Id of the session. */ string;
export type ListMembersApiResponse = /** status 200 Members; a header contains the number of matching members. */ DirectoryMember[];
export type ListMembersApiArg = {
  /** Beginnings of words in the name, the e-mail address or the numbers. */
  q?: string;
  /** Only members with this role. */
  role?: MemberRole;
  /** Only members in this state. */
  state?: MemberState;
  /** Maximum number of records. Without it the embedded backend returns the first 1,000 jobs or applications (100 members or sorted jobs), and `X-Next-Cursor` if there are more. */
  limit?: number;
  /** Number of the page of `limit` records, from 1. Without `limit` it applies to members only. */
  page?: number;
};
export type AddMemberApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type AddMemberApiArg = NewMember;
export type UpdateMemberApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type UpdateMemberApiArg = {
  /** Id of the member. */
  memberId: string;
  memberChange: MemberChange;
};
export type ImportMembersApiResponse = /** status 200 The result of the import, or its preview. */ ImportReport;
export type ImportMembersApiArg = MemberImport;
export type GetOwnPdusApiResponse = /** status 200 The attendance record. */ OwnPdus;
export type GetOwnPdusApiArg = void;
export type SetPduCycleApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type SetPduCycleApiArg = PduCycle;
export type MarkAttendedApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type MarkAttendedApiArg = Attendance;
export type GetAttendanceCodeApiResponse = /** status 200 The code. */ AttendanceCode;
export type GetAttendanceCodeApiArg = /** Id of the event. */ string;
export type ListEventsOfInterestApiResponse = /** status 200 Events. */ EventOfInterest[];
export type ListEventsOfInterestApiArg = void;
export type AddEventOfInterestApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type AddEventOfInterestApiArg = /** Id of the event. */ string;
export type RemoveEventOfInterestApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type RemoveEventOfInterestApiArg = /** Id of the event. */ string;
export type GetRemindersApiResponse = /** status 200 The setting; off by default. */ Reminders;
export type GetRemindersApiArg = void;
export type SetRemindersApiResponse = /** status 200 The request succeeded. */ DoneMessage;
export type SetRemindersApiArg = Reminders;
export type SavedProfile = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
  /** Name; plain text. */
  name: string;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber: string | null;
  /** URL of the picture. */
  profilePicture: string | null;
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
export type ProfileChange = {
  /** Name; plain text. */
  name?: string;
  /** Mobile number; digits, spaces and signs. Empty to remove it. */
  mobileNumber?: string;
  /** A new picture; JPEG, PNG or WebP, at most 5 MB, and 4,096 pixels wide and high. Only what is needed to draw it is kept. */
  picture?: Blob;
  /** Removes the picture when present. */
  removePicture?: 'true';
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
};
export type Erasure = {
  /** The code that was sent by mail. */
  code: string;
};
export type OwnSession = {
  /** Id. */
  _id: string;
  /** Whether it is the caller's session. */
  current: boolean;
  /** Browser and operating system; null when unknown. */
  device: string | null;
  /** When the member logged in; ISO 8601 timestamp. */
  startedAt: string;
  /** When the session was last used, to within a few minutes; ISO 8601 timestamp. */
  usedAt: string;
  /** When the session ends if it is not used again; ISO 8601 timestamp. */
  endsAt: string;
};
export type MemberRole = 'member' | 'admin';
export type MemberState = 'active' | 'deactivated';
export type DirectoryMember = {
  /** Id. */
  _id: string;
  /** Name; plain text. */
  name: string;
  /** E-mail address to which login codes are sent. */
  email: string;
  /** Role of the member. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
  /** Membership number. */
  membershipNumber: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber: string | null;
  /** When the member was added; ISO 8601 timestamp. */
  since: string;
};
export type NewMember = {
  /** Name; plain text. */
  name: string;
  /** E-mail address to which login codes are sent. */
  email: string;
  /** Role of the member. */
  role?: MemberRole;
  /** Membership number. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
export type MemberChange = {
  /** Name; plain text. */
  name?: string;
  /** E-mail address to which login codes are sent. */
  email?: string;
  /** Role of the member. */
  role?: MemberRole;
  /** Whether the member can log in. */
  state?: MemberState;
  /** Membership number. */
  membershipNumber?: string | null;
  /** Mobile number; digits, spaces and signs. */
  mobileNumber?: string | null;
};
export type ImportProblem = {
  /** Line number, from 1. */
  line: number;
  /** Human-readable description of the error. */
  problem: string;
};
export type ImportValue = {
  /** Name of the field. */
  field: 'name' | 'membershipNumber' | 'mobileNumber' | 'role' | 'state';
  /** The stored value; null when there is none. */
  before: string | null;
  /** The value that takes its place; null when it is deleted. */
  after: string | null;
};
export type ImportLine = {
  /** Line number, from 1. */
  line: number;
  /** Whether the member is added or changed. */
  does: 'adds' | 'changes';
  /** Every value that changes; of a new member the numbers. */
  values: ImportValue[];
  /** Name; plain text. */
  name: string;
  /** E-mail address to which login codes are sent. */
  email: string;
  /** Role of the member. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
};
export type ImportReport = {
  /** Always true. */
  success?: boolean;
  /** Human-readable message. */
  message: string;
  /** Whether the members were imported. */
  applied: boolean;
  /** Number of lines with a member. */
  rows: number;
  /** Number of new members. */
  added: number;
  /** Number of existing members that differ. */
  changed: number;
  /** Number of existing members that do not differ. */
  unchanged: number;
  /** Number of stored numbers whose cells are empty; they are deleted only with `clearNumbers`. */
  emptied: number;
  /** Number of invalid lines. */
  wrong: number;
  /** The first errors. */
  problems: ImportProblem[];
  /** Lines that add or change a member; if there are more, those that delete or change a value are preferred. */
  sample: ImportLine[];
  /** Columns that are ignored. */
  ignoredColumns: string[];
};
export type MemberImport = {
  /** Values separated by commas, semicolons or tabs; the first line contains the column names. */
  csv: string;
  /** Whether to import the members; otherwise the file is only checked. */
  apply: boolean;
  /** Whether an empty cell deletes a stored membership or mobile number; otherwise the number stays. */
  clearNumbers?: boolean;
};
export type Pdus = {
  /** Units of Ways of Working. */
  waysOfWorking: number;
  /** Units of Power Skills. */
  powerSkills: number;
  /** Units of Business Acumen. */
  businessAcumen: number;
};
export type AttendedEvent = {
  /** Id of the event. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. Omitted when the event no longer exists. */
  program?: string;
  /** The last day of the event, in Asia/Kolkata. */
  day: string;
  /** Units that the event counts for. */
  pdus: Pdus;
};
export type PduCycle = {
  /** Units to earn within the cycle. */
  target: number;
  /** The first day of the cycle, in Asia/Kolkata; omitted when the member has not entered it. The last three years then count. */
  start?: string;
};
export type OwnPdus = {
  /** The events, latest first. */
  attended: AttendedEvent[];
  /** The certification cycle; omitted until the member has set it. */
  cycle?: PduCycle;
};
export type Attendance = {
  /** Id of the event; when omitted, the code determines the event, which must have ended in the last 60 days or be on. */
  eventId?: string;
  /** The code shown at the end of the event. */
  code: string;
};
export type AttendanceCode = {
  /** The code; eight digits. */
  code: string;
};
export type EventOfInterest = {
  /** Id of the event. */
  eventId: string;
  /** Title of the event; plain text. */
  title: string;
  /** Program of the event; plain text. */
  program: string;
  /** The first day of the event, in Asia/Kolkata. */
  start: string;
  /** The last day of the event, in Asia/Kolkata. */
  end: string;
  /** Hours of the event as displayed. */
  time?: string;
  /** Venue; plain text, `Online` for an online event. */
  venue?: string;
  /** Fee for attending; rupees as a number, 0 when it is free, or plain text. */
  fee?: string | number;
  /** Professional development units for attendees. */
  pdus?: Pdus;
  /** What became of the event; omitted when it takes place as announced. */
  status?: 'cancelled' | 'postponed' | 'moved';
  /** Reason for the status; plain text. */
  statusReason?: string;
  /** Former date of a moved event as displayed, possibly followed by the hours. */
  formerTime?: string;
  /** Former venue of a moved event; plain text. */
  formerVenue?: string;
};
export type Reminders = {
  /** Whether reminders are sent. */
  enabled: boolean;
};
