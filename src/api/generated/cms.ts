import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Statistic', 'Banner', 'Certification', 'Program', 'Event', 'Person', 'Member', 'Video', 'Login'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMatrices: build.query<GetMatricesApiResponse, GetMatricesApiArg>({
        query: () => ({ url: `/custom/v1/matrices/` }),
        providesTags: ['Statistic'],
      }),
      getHomeBanner: build.query<GetHomeBannerApiResponse, GetHomeBannerApiArg>({
        query: () => ({ url: `/custom/v1/home-banner/` }),
        providesTags: ['Banner'],
      }),
      listCertifications: build.query<ListCertificationsApiResponse, ListCertificationsApiArg>({
        query: () => ({ url: `/custom/v1/certifications-listing/` }),
        providesTags: ['Certification'],
      }),
      getCertification: build.query<GetCertificationApiResponse, GetCertificationApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/certification/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Certification'],
      }),
      listEventCategories: build.query<ListEventCategoriesApiResponse, ListEventCategoriesApiArg>({
        query: () => ({ url: `/custom/v1/event-categories` }),
        providesTags: ['Program'],
      }),
      listUpcomingEvents: build.query<ListUpcomingEventsApiResponse, ListUpcomingEventsApiArg>({
        query: (queryArg) => ({
          url: `/custom/v1/upcoming-events`,
          params: {
            category_id: queryArg,
          },
        }),
        providesTags: ['Event'],
      }),
      listActiveEvents: build.query<ListActiveEventsApiResponse, ListActiveEventsApiArg>({
        query: () => ({ url: `/custom/v1/active-events/` }),
        providesTags: ['Event'],
      }),
      listPastEvents: build.query<ListPastEventsApiResponse, ListPastEventsApiArg>({
        query: (queryArg) => ({
          url: `/custom/v1/past-events/`,
          params: {
            year: queryArg.year,
            category_id: queryArg.categoryId,
          },
        }),
        providesTags: ['Event'],
      }),
      getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
        query: (queryArg) => ({ url: `/custom-api/v1/event/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Event'],
      }),
      listRelatedEvents: build.query<ListRelatedEventsApiResponse, ListRelatedEventsApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/related-past-events/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Event'],
      }),
      listDirectors: build.query<ListDirectorsApiResponse, ListDirectorsApiArg>({
        query: () => ({ url: `/custom-api/v1/directors` }),
        providesTags: ['Person'],
      }),
      listPastDirectors: build.query<ListPastDirectorsApiResponse, ListPastDirectorsApiArg>({
        query: () => ({ url: `/custom-api/v1/past-directors/` }),
        providesTags: ['Person'],
      }),
      listVolunteers: build.query<ListVolunteersApiResponse, ListVolunteersApiArg>({
        query: () => ({ url: `/custom/v1/volunteers-list/` }),
        providesTags: ['Person'],
      }),
      getUserDetails: build.query<GetUserDetailsApiResponse, GetUserDetailsApiArg>({
        query: () => ({ url: `/custom/v1/user-details` }),
        providesTags: ['Member'],
      }),
      listVideos: build.query<ListVideosApiResponse, ListVideosApiArg>({
        query: () => ({ url: `/custom/v1/videos/` }),
        providesTags: ['Video'],
      }),
      listRecentVideos: build.query<ListRecentVideosApiResponse, ListRecentVideosApiArg>({
        query: () => ({ url: `/custom/v1/recent-videos/` }),
        providesTags: ['Video'],
      }),
      sendOtp: build.mutation<SendOtpApiResponse, SendOtpApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/send-otp`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Login'],
      }),
      verifyOtp: build.mutation<VerifyOtpApiResponse, VerifyOtpApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/verify-otp`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Login'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cmsEndpoints };
export type GetMatricesApiResponse = /** status 200 The figures, identified by position. */ StatisticList;
export type GetMatricesApiArg = void;
export type GetHomeBannerApiResponse = /** status 200 The slides, in display order. */ BannerSlideList;
export type GetHomeBannerApiArg = void;
export type ListCertificationsApiResponse = /** status 200 The certifications, in display order. */ CertificationSummaryList;
export type ListCertificationsApiArg = void;
export type GetCertificationApiResponse = /** status 200 The certification. */ CertificationAnswer;
export type GetCertificationApiArg = /** Id of the content; a string of digits. */ string;
export type ListEventCategoriesApiResponse = /** status 200 The programs, in display order. */ ProgramList;
export type ListEventCategoriesApiArg = void;
export type ListUpcomingEventsApiResponse = /** status 200 The events; empty when none is planned. */ EventSummaryList;
export type ListUpcomingEventsApiArg = /** Id of the program (event category); a string of digits. */ string;
export type ListActiveEventsApiResponse = /** status 200 The events, soonest first. */ EventSummaryList;
export type ListActiveEventsApiArg = void;
export type ListPastEventsApiResponse = /** status 200 The events; empty when there were none. */ EventSummaryList;
export type ListPastEventsApiArg = {
  /** Calendar year (four digits, Asia/Kolkata). */
  year: number;
  /** Id of the program (event category); a string of digits. */
  categoryId: string;
};
export type GetEventApiResponse = /** status 200 The event, either bare or under `data`. */ EventAnswer;
export type GetEventApiArg = /** Id of the content; a string of digits. */ string;
export type ListRelatedEventsApiResponse = /** status 200 The related events, excluding the event itself. */ RelatedEventList;
export type ListRelatedEventsApiArg = /** Id of the content; a string of digits. */ string;
export type ListDirectorsApiResponse = /** status 200 The directors, in display order. */ DirectorList;
export type ListDirectorsApiArg = void;
export type ListPastDirectorsApiResponse = /** status 200 The past presidents, latest first. */ PastPresidentList;
export type ListPastDirectorsApiArg = void;
export type ListVolunteersApiResponse = /** status 200 The volunteers, in no particular order. */ VolunteerList;
export type ListVolunteersApiArg = void;
export type GetUserDetailsApiResponse = /** status 200 The member to whom the token belongs. */ UserDetails;
export type GetUserDetailsApiArg = void;
export type ListVideosApiResponse = /** status 200 The videos, newest first. */ VideoList;
export type ListVideosApiArg = void;
export type ListRecentVideosApiResponse = /** status 200 A small number of videos, newest first. */ VideoList;
export type ListRecentVideosApiArg = void;
export type SendOtpApiResponse =
  /** status 200 The request was accepted, or refused with `success` false and the reason in `error`. */ SendOtpAnswer;
export type SendOtpApiArg = SendOtpRequest;
export type VerifyOtpApiResponse = /** status 200 The session token, or `success` false and the reason in `error`. */ VerifyOtpAnswer;
export type VerifyOtpApiArg = VerifyOtpRequest;
export type SuccessFlag = boolean;
export type Statistic = {
  /** The figure as displayed, with its sign or unit; a string, or a number without a unit. */
  number: string | number;
  /** What the figure measures; plain text. */
  content: string;
};
export type EmptyValue = false | '' | null;
export type StatisticList = {
  /** True when the figures were read. */
  success?: SuccessFlag;
  /** Four figures, identified by position. Shorter lists are not shown. */
  data: Statistic[] | EmptyValue;
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
  /** The content system's error code, a name or a number; not sent by the embedded backend. */
  code?: string | number;
  /** Error details of the content system, in any shape; not sent by the embedded backend. */
  data?: unknown;
};
export type Picture = {
  /** URL of the picture; absolute or root-relative. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type PictureAny = string | Picture | EmptyValue;
export type BannerSlide = {
  /** Background picture of the slide. */
  background_image?: PictureAny;
  /** Picture next to the text. */
  banner?: PictureAny;
  /** Heading; plain text with HTML entities. */
  title: string;
  /** Text below the heading; plain text with HTML entities. */
  sub_content?: string | boolean | null;
  /** Target of the button; a path of the site or an http(s) URL. */
  read_more_button_link?: string | boolean | null;
  /** Label of the button; when empty, `Explore Training Programs` is shown. */
  read_more_button_title?: string | boolean | null;
  /** Whether the slide has the purple brand background (the misspelt name is the documented one). */
  is_backgroud_purple?: boolean | string | null;
};
export type BannerSlideList = {
  /** True when the slides were read. */
  success?: SuccessFlag;
  /** The slides, in display order. */
  data: BannerSlide[] | EmptyValue;
};
export type Identifier = number | string;
export type PictureObject = Picture | EmptyValue;
export type CertificationSummary = {
  /** Id of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Short name. */
  shortform: string;
  /** Required experience as shown on the card; plain text. */
  experience?: string | boolean | null;
  /** Two or three sentences; plain text with HTML entities. */
  short_description?: string | boolean | null;
  /** URL of the certification in the content system. */
  permalink?: string | boolean | null;
  /** Icon in the card's corner. */
  right_corner_icon?: PictureObject;
  /** Background picture of the card. */
  background_image?: PictureObject;
};
export type CertificationSummaryList = {
  /** True when the certifications were read. */
  success?: SuccessFlag;
  /** The certifications, in display order. */
  data: CertificationSummary[] | EmptyValue;
};
export type FeeText = string | number | boolean | null;
export type BatchDate =
  | string
  | {
      /** The dates as displayed. */
      date?: string | boolean | null;
      /** Number of seats left; absent when unknown. */
      seats?: number;
      /** Where to register for this course; absent when it has no registration of its own. */
      register_link?: string | boolean | null;
    };
export type BatchMonth = {
  /** The month as displayed. */
  month: string;
  /** The training dates as displayed. All texts are the days of one course; each object is a course of its own. */
  dates?: BatchDate[] | string | EmptyValue;
  /** Where to register for the month's first course; by default the certification's link. */
  register_link?: string | boolean | null;
};
export type TextPoint =
  | string
  | {
      /** Heading of the item; plain text. */
      title?: string | boolean | null;
      /** Text of the item; plain text or HTML. */
      description?: string | boolean | null;
      /** The whole item; plain text or HTML. */
      point?: string | boolean | null;
    };
export type Certification = {
  /** Id of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Picture of the hero section. */
  background_image?: PictureObject;
  /** Icon next to the title. */
  inner_icon?: PictureObject;
  /** Required duration of experience; plain text. */
  experience?: string | boolean | null;
  /** Description; HTML. */
  long_description?: string | boolean | null;
  /** Registration link; http(s) URL or path. Empty when registration is closed. */
  register_link?: string | boolean | null;
  /** Heading of the dates; plain text. */
  schedule_title?: string | boolean | null;
  /** Text above the dates; HTML. */
  schedule_description?: string | boolean | null;
  /** Heading of the why section; plain text. */
  why_pmp_title?: string | boolean | null;
  /** Text of the why section; HTML. */
  why_pmp_description?: string | boolean | null;
  /** Picture of the why section. */
  why_pmp_image?: PictureObject;
  /** Fee for members; rupees as a number, or HTML. */
  fees_for_members?: FeeText;
  /** Fee for non-members; rupees as a number, or HTML. */
  fees_for_non_members?: FeeText;
  /** Heading of the fees, or a remark on them; plain text. */
  training_fees_title?: string | boolean | null;
  /** The upcoming batches, by month. */
  upcoming_batches_dates?: BatchMonth[] | EmptyValue;
  /** What a participant receives, one entry per card; plain text or HTML. */
  what_you_receive_points?: TextPoint[] | EmptyValue;
  /** URL of the certification at the professional institute. */
  explore_pmp_certification_on_pmi?: string | boolean | null;
};
export type CertificationAnswer = {
  /** True when the certification was read. */
  success?: SuccessFlag;
  /** The certification. */
  data: Certification;
};
export type Program = {
  /** Id of the program. */
  id: Identifier;
  /** Name; plain text with HTML entities. */
  name: string;
  /** What the program is; HTML. */
  description?: string | boolean | null;
  /** Picture of the program. */
  image?: PictureAny;
};
export type ProgramList = {
  /** True when the programs were read. */
  success?: SuccessFlag;
  /** The programs, in display order. */
  data: Program[] | EmptyValue;
};
export type EventCategory = {
  /** Name; plain text with HTML entities. */
  name: string;
  /** Id of the program. */
  id?: Identifier;
};
export type EventCategories = EventCategory[] | EmptyValue;
export type EventPdus = {
  /** Units of Ways of Working. */
  ways_of_working?: number;
  /** Units of Power Skills. */
  power_skills?: number;
  /** Units of Business Acumen. */
  business_acumen?: number;
};
export type EventSummary = {
  /** Id of the event. */
  event_id?: Identifier;
  /** Id of the event, when `event_id` is absent. */
  id?: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** A few sentences; plain text or HTML. */
  brief_content?: string | boolean | null;
  /** Date as displayed: day, short month, year of two or four digits, possibly a range, possibly followed by the hours; Asia/Kolkata. */
  event_time?: string | boolean | null;
  /** Picture of the event. */
  featured_image?: PictureObject;
  /** Programs of the event; only the first one is used. */
  event_category?: EventCategories;
  /** Registration link; http(s) URL or path. Empty when there is no registration. */
  register_button_link?: string | boolean | null;
  /** True when no seats are left. */
  sold_out?: boolean;
  /** Slides of a past event; http(s) URL or path. */
  slides?: string | boolean | null;
  /** Recording of a past event; http(s) URL or path. */
  recording?: string | boolean | null;
  /** Professional development units for attendees. */
  pdus?: EventPdus;
  /** Venue; plain text, `Online` for an online event. */
  venue?: string | boolean | null;
  /** Fee for attending; rupees as a number, 0 when it is free, or plain text. */
  fee?: FeeText;
  /** Number of seats left; absent when unknown. */
  seats?: number;
  /** True when the event takes registrations on this site (`registrations.yaml`). */
  registration?: boolean;
  /** What became of the announced event: `cancelled`, `postponed` or `moved`; any other value means that it takes place as announced. */
  status?: string | boolean | null;
  /** Reason for the status; plain text. */
  status_reason?: string | boolean | null;
  /** Former date of a moved event as displayed, possibly followed by the hours; Asia/Kolkata. */
  former_time?: string | boolean | null;
  /** Former venue of a moved event; plain text. */
  former_venue?: string | boolean | null;
};
export type EventSummaryList = {
  /** True when the events were read. */
  success?: SuccessFlag;
  /** The events. */
  data: EventSummary[] | EmptyValue;
};
export type Speaker = {
  /** Name; plain text. */
  name: string;
  /** URL of the LinkedIn profile. */
  linkedin?: string | boolean | null;
  /** Position and employer; plain text. */
  designation?: string | boolean | null;
  /** Photo. */
  image?: PictureAny;
};
export type Points = TextPoint[] | string | EmptyValue;
export type FeeSection = {
  /** Label; plain text. */
  label?: string | boolean | null;
  /** The file: its URL, or an object with the URL. */
  linkfile?: string | Picture | EmptyValue;
  /** Picture showing the fees. */
  image?: PictureObject;
};
export type EventDetail = {
  /** Id of the event. */
  event_id?: Identifier;
  /** Title; plain text with HTML entities. */
  event_title: string;
  /** Programs of the event; only the first one is used. */
  event_category?: EventCategories;
  /** Date and time as displayed: day, short month, year of two or four digits, then the hours; Asia/Kolkata. */
  date_time?: string | boolean | null;
  /** The speakers, in display order. */
  speakers?: Speaker[] | EmptyValue;
  /** Registration link; http(s) URL or path. */
  register_button_link?: string | boolean | null;
  /** Picture of the event. */
  featured_image?: PictureObject;
  /** Description of the event; HTML. */
  description?: string | boolean | null;
  /** The target audience. */
  audience?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** Text; HTML. */
        content?: string | boolean | null;
      }
    | EmptyValue;
  /** Certifications for which the event counts. */
  professional_certifications?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** The certifications; HTML or a list with one entry each. */
        certifications?: Points;
      }
    | EmptyValue;
  /** What attendees learn. */
  key_experience?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** The points; HTML or a list with one entry each. */
        points?: Points;
      }
    | EmptyValue;
  /** About the speakers; HTML. */
  about_speaker?: string | boolean | null;
  /** The fees; only the first entry is displayed. */
  fees_right_section?: FeeSection[] | EmptyValue;
  /** True when no seats are left. */
  sold_out?: boolean;
  /** Slides of a past event; http(s) URL or path. */
  slides?: string | boolean | null;
  /** Recording of a past event; http(s) URL or path. */
  recording?: string | boolean | null;
  /** Professional development units for attendees. */
  pdus?: EventPdus;
  /** Venue; plain text, `Online` for an online event. */
  venue?: string | boolean | null;
  /** Fee for attending; rupees as a number, 0 when it is free, or plain text. */
  fee?: FeeText;
  /** Number of seats left; absent when unknown. */
  seats?: number;
  /** True when the event takes registrations on this site (`registrations.yaml`). */
  registration?: boolean;
  /** What became of the announced event: `cancelled`, `postponed` or `moved`; any other value means that it takes place as announced. */
  status?: string | boolean | null;
  /** Reason for the status; plain text. */
  status_reason?: string | boolean | null;
  /** Former date of a moved event as displayed, possibly followed by the hours; Asia/Kolkata. */
  former_time?: string | boolean | null;
  /** Former venue of a moved event; plain text. */
  former_venue?: string | boolean | null;
};
export type EventAnswer =
  | EventDetail
  | {
      /** True when the event was read. */
      success?: SuccessFlag;
      /** The event. */
      data: EventDetail;
    };
export type RelatedEvent = {
  /** Id of the event. */
  event_id: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** Date as displayed: day, short month, year of two or four digits; Asia/Kolkata. */
  date?: string | boolean | null;
  /** Picture of the event. */
  featured_img?: PictureAny;
  /** Programs of the event; only the first one is used. */
  event_category?: EventCategories;
  /** Venue; plain text, `Online` for an online event. */
  venue?: string | boolean | null;
  /** Professional development units for attendees. */
  pdus?: EventPdus;
  /** What became of the announced event: `cancelled`, `postponed` or `moved`; any other value means that it takes place as announced. */
  status?: string | boolean | null;
  /** Reason for the status; plain text. */
  status_reason?: string | boolean | null;
};
export type RelatedEventList =
  | {
      /** True when the events were read. */
      success?: SuccessFlag;
      /** The related events. */
      data: RelatedEvent[] | EmptyValue;
    }
  | RelatedEvent[];
export type Director = {
  /** Id of the director. */
  id: Identifier;
  /** Name; plain text. */
  name: string;
  /** Position on the board; plain text. */
  designation?: string | boolean | null;
  /** E-mail address of the position. */
  email?: string | boolean | null;
  /** Years of the term as displayed. */
  from_to?: string | boolean | null;
  /** URL of the LinkedIn profile. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type DirectorList = {
  /** True when the directors were read. */
  success?: SuccessFlag;
  /** The directors, in display order. */
  data: Director[] | EmptyValue;
};
export type PastPresident = {
  /** Name; plain text. */
  name: string;
  /** Role in the chapter; plain text. */
  role?: string | boolean | null;
  /** Position and employer; plain text. */
  designation?: string | boolean | null;
  /** Years in office as displayed. */
  from_to?: string | boolean | null;
  /** URL of the LinkedIn profile. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
};
export type PastPresidentList = {
  /** True when the past presidents were read. */
  success?: SuccessFlag;
  /** The past presidents, latest first. */
  data: PastPresident[] | EmptyValue;
};
export type Volunteer = {
  /** Name; plain text. */
  name: string;
  /** Department; plain text. When empty, `Other` is shown. */
  department?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type VolunteerList = {
  /** True when the volunteers were read. */
  success?: SuccessFlag;
  /** The volunteers, in no particular order. */
  data: Volunteer[] | EmptyValue;
};
export type UserDetails = {
  /** True when the session is valid. */
  success: SuccessFlag;
  /** Id of the member in the job backend. Only this field and `success` are guaranteed. */
  _id: string | number | null;
  /** Id of the member in the content system. */
  ID?: Identifier;
  /** Registered e-mail address; without it the address of the login counts. */
  email?: string | boolean | null;
  /** Name; plain text. */
  name?: string | boolean | null;
  /** Membership number; empty when the member has none. */
  membership_number?: string | number | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
  /** Role on the job board: `admin` or `member`. */
  job_role?: string | boolean | null;
  /** Mobile number; digits only. */
  mobile_number?: string | number | boolean | null;
};
export type Video = {
  /** Id of the video. */
  id: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** Description of the video; plain text or HTML. */
  brief?: string | boolean | null;
  /** URL of the player; empty when the caller may not play the video. */
  vimeo_embed_url?: string | boolean | null;
  /** Poster image. */
  featured_image?: PictureObject;
};
export type VideoList = {
  /** True when the videos were read. */
  success?: SuccessFlag;
  /** The envelope of the list. */
  data: {
    /** The videos, newest first. */
    data: Video[] | EmptyValue;
  };
};
export type SendOtpAnswer = {
  /** True when the request was accepted. */
  success: SuccessFlag;
  /** Human-readable message. */
  message?: string;
  /** The reason when `success` is false. */
  error?: string;
  /** False when this request sends no mail, because the caller requested a passcode a moment ago and it is still valid. */
  mailed?: boolean;
  /** Seconds until another request sends a mail. */
  next_mail_in?: number;
  /** True while the mail server does not accept mail; `message` says so. Otherwise omitted. */
  delayed?: boolean;
};
export type SendOtpRequest = {
  /** Registered e-mail address. */
  email: string;
};
export type VerifyOtpAnswer = {
  /** True when the passcode was correct. */
  success: SuccessFlag;
  /** The reason when `success` is false. */
  error?: string;
  /** Human-readable message. */
  message?: string;
  /** The session. */
  data?: {
    /** Session token for the `Authorization` header. */
    token: string;
  };
};
export type VerifyOtpRequest = {
  /** The passcode; exactly six digits. */
  otp: string | number;
  /** The address to which it was sent. */
  email: string;
};
