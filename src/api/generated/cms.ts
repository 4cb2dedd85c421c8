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
export type GetMatricesApiResponse = /** status 200 The figures, read by position. */ StatisticList;
export type GetMatricesApiArg = void;
export type GetHomeBannerApiResponse = /** status 200 The slides, in the order to show. */ BannerSlideList;
export type GetHomeBannerApiArg = void;
export type ListCertificationsApiResponse = /** status 200 The certifications, in the order to show. */ CertificationSummaryList;
export type ListCertificationsApiArg = void;
export type GetCertificationApiResponse = /** status 200 The certification. */ CertificationAnswer;
export type GetCertificationApiArg = /** The number of the content, as text of digits. */ string;
export type ListEventCategoriesApiResponse = /** status 200 The programs, in the order to show. */ ProgramList;
export type ListEventCategoriesApiArg = void;
export type ListUpcomingEventsApiResponse = /** status 200 The events; empty when none is planned. */ EventSummaryList;
export type ListUpcomingEventsApiArg = /** The number of the program (event category), as text of digits. */ string;
export type ListActiveEventsApiResponse = /** status 200 The events, the soonest first. */ EventSummaryList;
export type ListActiveEventsApiArg = void;
export type ListPastEventsApiResponse = /** status 200 The events; empty when there was none. */ EventSummaryList;
export type ListPastEventsApiArg = {
  /** Calendar year (four digits, Asia/Kolkata). */
  year: number;
  /** The number of the program (event category), as text of digits. */
  categoryId: string;
};
export type GetEventApiResponse = /** status 200 The event, bare or under `data`. */ EventAnswer;
export type GetEventApiArg = /** The number of the content, as text of digits. */ string;
export type ListRelatedEventsApiResponse = /** status 200 The related events, without the event itself. */ RelatedEventList;
export type ListRelatedEventsApiArg = /** The number of the content, as text of digits. */ string;
export type ListDirectorsApiResponse = /** status 200 The directors, in the order to show. */ DirectorList;
export type ListDirectorsApiArg = void;
export type ListPastDirectorsApiResponse = /** status 200 The past presidents, the latest first. */ PastPresidentList;
export type ListPastDirectorsApiArg = void;
export type ListVolunteersApiResponse = /** status 200 The volunteers, in no promised order. */ VolunteerList;
export type ListVolunteersApiArg = void;
export type GetUserDetailsApiResponse = /** status 200 The member the token belongs to. */ UserDetails;
export type GetUserDetailsApiArg = void;
export type ListVideosApiResponse = /** status 200 The videos, the newest first. */ VideoList;
export type ListVideosApiArg = void;
export type ListRecentVideosApiResponse = /** status 200 At most a handful of videos, the newest first. */ VideoList;
export type ListRecentVideosApiArg = void;
export type SendOtpApiResponse = /** status 200 Taken, or refused with `success` false and the reason in `error`. */ SendOtpAnswer;
export type SendOtpApiArg = SendOtpRequest;
export type VerifyOtpApiResponse = /** status 200 The session token, or `success` false and the reason in `error`. */ VerifyOtpAnswer;
export type VerifyOtpApiArg = VerifyOtpRequest;
export type SuccessFlag = boolean;
export type Statistic = {
  /** The figure as it is shown, with its sign or unit; text, or a number without unit. */
  number: string | number;
  /** What the figure counts; plain text. */
  content: string;
};
export type EmptyValue = false | '' | null;
export type StatisticList = {
  /** True when the figures were read. */
  success?: SuccessFlag;
  /** Four figures, read by position; fewer are not shown. */
  data: Statistic[] | EmptyValue;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
  /** What went wrong as a name or number of the content system; the embedded backend sends none. */
  code?: string | number;
  /** Details of the content system, in any shape; the embedded backend sends none. */
  data?: unknown;
};
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type PictureAny = string | Picture | EmptyValue;
export type BannerSlide = {
  /** Picture behind the whole slide. */
  background_image?: PictureAny;
  /** Picture beside the words. */
  banner?: PictureAny;
  /** Heading; plain text with HTML entities. */
  title: string;
  /** Text below the heading; plain text with HTML entities. */
  sub_content?: string | boolean | null;
  /** Target of the button: a path of the site or an http(s) address. */
  read_more_button_link?: string | boolean | null;
  /** Label of the button; empty means `Explore Training Programs`. */
  read_more_button_title?: string | boolean | null;
  /** Whether the slide is painted on the brand purple (spelled so). */
  is_backgroud_purple?: boolean | string | null;
};
export type BannerSlideList = {
  /** True when the slides were read. */
  success?: SuccessFlag;
  /** The slides, in the order to show. */
  data: BannerSlide[] | EmptyValue;
};
export type Identifier = number | string;
export type PictureObject = Picture | EmptyValue;
export type CertificationSummary = {
  /** Number of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Short name. */
  shortform: string;
  /** Experience line of the card; plain text. */
  experience?: string | boolean | null;
  /** Two or three sentences; plain text with HTML entities. */
  short_description?: string | boolean | null;
  /** Address of the certification in the content system. */
  permalink?: string | boolean | null;
  /** Icon in the card's corner. */
  right_corner_icon?: PictureObject;
  /** Picture behind the card. */
  background_image?: PictureObject;
};
export type CertificationSummaryList = {
  /** True when the certifications were read. */
  success?: SuccessFlag;
  /** The certifications, in the order to show. */
  data: CertificationSummary[] | EmptyValue;
};
export type FeeText = string | number | boolean | null;
export type BatchDate =
  | string
  | {
      /** The dates as shown. */
      date?: string | boolean | null;
      /** Seats that are left; absent when unknown. */
      seats?: number;
    };
export type BatchMonth = {
  /** The month as shown. */
  month: string;
  /** The training dates as shown, one entry a batch. */
  dates?: BatchDate[] | string | EmptyValue;
};
export type TextPoint =
  | string
  | {
      /** Heading of the point; plain text. */
      title?: string | boolean | null;
      /** Text of the point; plain text or HTML. */
      description?: string | boolean | null;
      /** The whole point; plain text or HTML. */
      point?: string | boolean | null;
    };
export type Certification = {
  /** Number of the certification. */
  cert_id: Identifier;
  /** Full name; plain text with HTML entities. */
  certification_name: string;
  /** Picture of the hero. */
  background_image?: PictureObject;
  /** Icon beside the title. */
  inner_icon?: PictureObject;
  /** Duration of experience asked for; plain text. */
  experience?: string | boolean | null;
  /** Description; HTML. */
  long_description?: string | boolean | null;
  /** Where to register; http(s) address or path. Empty means that registration is closed. */
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
  /** Fee for everybody else; rupees as a number, or HTML. */
  fees_for_non_members?: FeeText;
  /** Heading or remark of the fees; plain text. */
  training_fees_title?: string | boolean | null;
  /** The coming batches, by month. */
  upcoming_batches_dates?: BatchMonth[] | EmptyValue;
  /** What a participant receives, one entry a card; plain text or HTML. */
  what_you_receive_points?: TextPoint[] | EmptyValue;
  /** Address of the certification at the professional institute. */
  explore_pmp_certification_on_pmi?: string | boolean | null;
};
export type CertificationAnswer = {
  /** True when the certification was read. */
  success?: SuccessFlag;
  /** The certification. */
  data: Certification;
};
export type Program = {
  /** Number of the program. */
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
  /** The programs, in the order to show. */
  data: Program[] | EmptyValue;
};
export type EventCategory = {
  /** Name; plain text with HTML entities. */
  name: string;
  /** Number of the program. */
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
  /** Number of the event. */
  event_id?: Identifier;
  /** Number of the event where `event_id` is missing. */
  id?: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** A few sentences; plain text or HTML. */
  brief_content?: string | boolean | null;
  /** Date as shown: day, short month, year of two or four digits, possibly a range; Asia/Kolkata. */
  event_time?: string | boolean | null;
  /** Picture of the event. */
  featured_image?: PictureObject;
  /** Programs of the event; the first counts. */
  event_category?: EventCategories;
  /** Where to register; http(s) address or path. Empty means that there is no registration. */
  register_button_link?: string | boolean | null;
  /** True when no seat is left. */
  sold_out?: boolean;
  /** Where the slides of a past event are; http(s) address or path. */
  slides?: string | boolean | null;
  /** Where a past event can be watched; http(s) address or path. */
  recording?: string | boolean | null;
  /** Professional development units for those who attend. */
  pdus?: EventPdus;
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
  /** Address of the LinkedIn page. */
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
  /** The file; its address, or an object with the address. */
  linkfile?: string | Picture | EmptyValue;
  /** Picture of the fees. */
  image?: PictureObject;
};
export type EventDetail = {
  /** Number of the event. */
  event_id?: Identifier;
  /** Title; plain text with HTML entities. */
  event_title: string;
  /** Programs of the event; the first counts. */
  event_category?: EventCategories;
  /** Date and time as shown: day, short month, year of two or four digits, then the hours; Asia/Kolkata. */
  date_time?: string | boolean | null;
  /** The speakers, in the order to show. */
  speakers?: Speaker[] | EmptyValue;
  /** Where to register; http(s) address or path. */
  register_button_link?: string | boolean | null;
  /** Picture of the event. */
  featured_image?: PictureObject;
  /** What it is about; HTML. */
  description?: string | boolean | null;
  /** Whom it is for. */
  audience?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** Text; HTML. */
        content?: string | boolean | null;
      }
    | EmptyValue;
  /** Certifications that the event counts for. */
  professional_certifications?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** The certifications; HTML or one entry each. */
        certifications?: Points;
      }
    | EmptyValue;
  /** What one takes home. */
  key_experience?:
    | {
        /** Heading; plain text. */
        title?: string | boolean | null;
        /** The points; HTML or one entry each. */
        points?: Points;
      }
    | EmptyValue;
  /** About the speakers; HTML. */
  about_speaker?: string | boolean | null;
  /** The fees; only the first entry is shown. */
  fees_right_section?: FeeSection[] | EmptyValue;
  /** True when no seat is left. */
  sold_out?: boolean;
  /** Where the slides of a past event are; http(s) address or path. */
  slides?: string | boolean | null;
  /** Where a past event can be watched; http(s) address or path. */
  recording?: string | boolean | null;
  /** Professional development units for those who attend. */
  pdus?: EventPdus;
  /** Where it takes place; plain text, `Online` for one without a place. */
  venue?: string | boolean | null;
  /** What attending costs; rupees as a number, 0 when it is free, or plain text. */
  fee?: FeeText;
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
  /** Number of the event. */
  event_id: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** Date as shown: day, short month, year of two or four digits; Asia/Kolkata. */
  date?: string | boolean | null;
  /** Picture of the event. */
  featured_img?: PictureAny;
  /** Programs of the event; the first counts. */
  event_category?: EventCategories;
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
  /** Number of the director. */
  id: Identifier;
  /** Name; plain text. */
  name: string;
  /** Office on the board; plain text. */
  designation?: string | boolean | null;
  /** E-mail address of the office. */
  email?: string | boolean | null;
  /** Years of the term as shown. */
  from_to?: string | boolean | null;
  /** Address of the LinkedIn page. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type DirectorList = {
  /** True when the directors were read. */
  success?: SuccessFlag;
  /** The directors, in the order to show. */
  data: Director[] | EmptyValue;
};
export type PastPresident = {
  /** Name; plain text. */
  name: string;
  /** Role in the chapter; plain text. */
  role?: string | boolean | null;
  /** Position and employer; plain text. */
  designation?: string | boolean | null;
  /** Years of office as shown. */
  from_to?: string | boolean | null;
  /** Address of the LinkedIn page. */
  linkedin?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
};
export type PastPresidentList = {
  /** True when the past presidents were read. */
  success?: SuccessFlag;
  /** The past presidents, the latest first. */
  data: PastPresident[] | EmptyValue;
};
export type Volunteer = {
  /** Name; plain text. */
  name: string;
  /** Department; plain text. Empty means `Other`. */
  department?: string | boolean | null;
  /** Photo. */
  profile_picture?: PictureObject;
};
export type VolunteerList = {
  /** True when the volunteers were read. */
  success?: SuccessFlag;
  /** The volunteers, in no promised order. */
  data: Volunteer[] | EmptyValue;
};
export type UserDetails = {
  /** True when the session is live. */
  success: SuccessFlag;
  /** Id of the same person in the job backend; text. With `success` it is all that is promised. */
  _id: string | null;
  /** Number of the member in the content system. */
  ID?: Identifier;
  /** Registered e-mail address. */
  email?: string;
  /** Name; plain text. */
  name?: string;
  /** Membership number; empty when there is none. */
  membership_number?: string | number | boolean | null;
  /** Photo. */
  profile_picture?: PictureAny;
  /** Role on the job board: `admin` or `member`. */
  job_role?: string | boolean | null;
  /** Mobile number; digits. */
  mobile_number?: string | number | boolean | null;
};
export type Video = {
  /** Number of the video. */
  id: Identifier;
  /** Title; plain text with HTML entities. */
  title: string;
  /** What it is about; plain text or HTML. */
  brief?: string | boolean | null;
  /** Address of the player; empty when the caller may not play. */
  vimeo_embed_url?: string | boolean | null;
  /** Poster. */
  featured_image?: PictureObject;
};
export type VideoList = {
  /** True when the videos were read. */
  success?: SuccessFlag;
  /** The envelope of the list. */
  data: {
    /** The videos, the newest first. */
    data: Video[] | EmptyValue;
  };
};
export type SendOtpAnswer = {
  /** True when the request was taken. */
  success: SuccessFlag;
  /** A sentence for people. */
  message?: string;
  /** The reason when `success` is false. */
  error?: string;
  /** False when no mail goes for this request, because the passcode that the caller asked for a moment ago still holds. */
  mailed?: boolean;
  /** Seconds until a request leads to a mail again. */
  next_mail_in?: number;
  /** True while the mail server takes nothing; `message` says so. Absent otherwise. */
  delayed?: boolean;
};
export type SendOtpRequest = {
  /** Registered e-mail address. */
  email: string;
};
export type VerifyOtpAnswer = {
  /** True when the passcode was right. */
  success: SuccessFlag;
  /** The reason when `success` is false. */
  error?: string;
  /** A sentence for people. */
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
  /** The address it was sent to. */
  email: string;
};
