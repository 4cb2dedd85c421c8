// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.

/**
 * True when the call did what was asked.
 */
export type SuccessFlag = boolean;
/**
 * How the content system says "nothing here", in place of a picture, a list or a part.
 */
export type EmptyValue = false | '' | null;
/**
 * A picture's address as text, a picture as an object, or an empty value.
 */
export type PictureAny = string | Picture | EmptyValue;
/**
 * A number of the content system; some answers give it as text of digits.
 */
export type Identifier = number | string;
/**
 * A picture as an object, or an empty value.
 */
export type PictureObject = Picture | EmptyValue;
/**
 * The programs of an event; the first counts.
 */
export type EventCategories = EventCategory[] | EmptyValue;
/**
 * A fee as a number of rupees, as text, or nothing.
 */
export type FeeText = string | number | boolean | null;
/**
 * The dates of one batch, as text or as an object that carries the text.
 */
export type BatchDate =
  | string
  | {
      /**
       * The dates as shown.
       */
      date?: string | boolean | null;
    };
/**
 * One point of a list, as text or as an object that carries the text.
 */
export type TextPoint =
  | string
  | {
      /**
       * Heading of the point; plain text.
       */
      title?: string | boolean | null;
      /**
       * Text of the point; plain text or HTML.
       */
      description?: string | boolean | null;
      /**
       * The whole point; plain text or HTML.
       */
      point?: string | boolean | null;
    };
/**
 * An event in full, bare or under `data`.
 */
export type EventAnswer =
  | EventDetail
  | {
      success?: SuccessFlag;
      data: EventDetail;
    };
/**
 * A list of texts, one HTML text, or nothing.
 */
export type Points = TextPoint[] | string | EmptyValue;
/**
 * Related events, under `data` or bare.
 */
export type RelatedEventList =
  | {
      success?: SuccessFlag;
      /**
       * The related events.
       */
      data: RelatedEvent[] | EmptyValue;
    }
  | RelatedEvent[];

/**
 * The operations of openapi/cms.yaml by operationId.
 */
export interface CmsOperations {
  getMatrices: {
    path: '/custom/v1/matrices/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: StatisticList;
    session: 'none';
    built: true;
  };
  getHomeBanner: {
    path: '/custom/v1/home-banner/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: BannerSlideList;
    session: 'none';
    built: true;
  };
  listCertifications: {
    path: '/custom/v1/certifications-listing/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: CertificationSummaryList;
    session: 'none';
    built: true;
  };
  listEventCategories: {
    path: '/custom/v1/event-categories';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: ProgramList;
    session: 'none';
    built: true;
  };
  listUpcomingEvents: {
    path: '/custom/v1/upcoming-events';
    params: {};
    query: {
      category_id: string;
    };
    body: undefined;
    uploads: {};
    answer: EventSummaryList;
    session: 'none';
    built: true;
  };
  listActiveEvents: {
    path: '/custom/v1/active-events/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: EventSummaryList;
    session: 'none';
    built: true;
  };
  listPastEvents: {
    path: '/custom/v1/past-events/';
    params: {};
    query: {
      year: number;
      category_id: string;
    };
    body: undefined;
    uploads: {};
    answer: EventSummaryList;
    session: 'none';
    built: true;
  };
  listDirectors: {
    path: '/custom-api/v1/directors';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: DirectorList;
    session: 'none';
    built: true;
  };
  listPastDirectors: {
    path: '/custom-api/v1/past-directors/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: PastPresidentList;
    session: 'none';
    built: true;
  };
  listVolunteers: {
    path: '/custom/v1/volunteers-list/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: VolunteerList;
    session: 'none';
    built: true;
  };
  getUserDetails: {
    path: '/custom/v1/user-details';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: UserDetails;
    session: 'required';
    built: true;
  };
  listVideos: {
    path: '/custom/v1/videos/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: VideoList;
    session: 'optional';
    built: true;
  };
  listRecentVideos: {
    path: '/custom/v1/recent-videos/';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: VideoList;
    session: 'optional';
    built: true;
  };
  sendOtp: {
    path: '/custom/v1/send-otp';
    params: {};
    query: {};
    body: SendOtpRequest;
    uploads: {};
    answer: SendOtpAnswer;
    session: 'none';
    built: true;
  };
  verifyOtp: {
    path: '/custom/v1/verify-otp';
    params: {};
    query: {};
    body: VerifyOtpRequest;
    uploads: {};
    answer: VerifyOtpAnswer;
    session: 'none';
    built: true;
  };
  getCertification: {
    path: `/custom/v1/certification/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: CertificationAnswer;
    session: 'none';
    built: true;
  };
  getEvent: {
    path: `/custom-api/v1/event/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: EventAnswer;
    session: 'none';
    built: true;
  };
  listRelatedEvents: {
    path: `/custom/v1/related-past-events/${string}`;
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: RelatedEventList;
    session: 'none';
    built: true;
  };
}
/**
 * The figures of the home page.
 */
export interface StatisticList {
  success?: SuccessFlag;
  /**
   * Four figures, read by position; fewer are not shown.
   */
  data: Statistic[] | EmptyValue;
}
/**
 * One figure.
 */
export interface Statistic {
  /**
   * The figure as it is shown, with its sign or unit; text, or a number without unit.
   */
  number: string | number;
  /**
   * What the figure counts; plain text.
   */
  content: string;
}
/**
 * The slides of the home page.
 */
export interface BannerSlideList {
  success?: SuccessFlag;
  /**
   * The slides, in the order to show.
   */
  data: BannerSlide[] | EmptyValue;
}
/**
 * One slide.
 */
export interface BannerSlide {
  background_image?: PictureAny;
  banner?: PictureAny;
  /**
   * Heading; plain text with HTML entities.
   */
  title: string;
  /**
   * Text below the heading; plain text with HTML entities.
   */
  sub_content?: string | boolean | null;
  /**
   * Target of the button: a path of the site or an http(s) address.
   */
  read_more_button_link?: string | boolean | null;
  /**
   * Label of the button; empty means `Explore Training Programs`.
   */
  read_more_button_title?: string | boolean | null;
  /**
   * Whether the slide is painted on the brand purple (spelled so).
   */
  is_backgroud_purple?: boolean | string | null;
}
/**
 * A picture with its alternative text.
 */
export interface Picture {
  /**
   * Address of the picture; absolute, or from the site's root.
   */
  url: string;
  /**
   * Alternative text; plain text, empty for a decorative picture.
   */
  alt?: string;
}
/**
 * All certifications, short.
 */
export interface CertificationSummaryList {
  success?: SuccessFlag;
  /**
   * The certifications, in the order to show.
   */
  data: CertificationSummary[] | EmptyValue;
}
/**
 * One certification, short.
 */
export interface CertificationSummary {
  cert_id: Identifier;
  /**
   * Full name; plain text with HTML entities.
   */
  certification_name: string;
  /**
   * Short name.
   */
  shortform: string;
  /**
   * Experience line of the card; plain text.
   */
  experience?: string | boolean | null;
  /**
   * Two or three sentences; plain text with HTML entities.
   */
  short_description?: string | boolean | null;
  /**
   * Address of the certification in the content system.
   */
  permalink?: string | boolean | null;
  right_corner_icon?: PictureObject;
  background_image?: PictureObject;
}
/**
 * The special programs.
 */
export interface ProgramList {
  success?: SuccessFlag;
  /**
   * The programs, in the order to show.
   */
  data: Program[] | EmptyValue;
}
/**
 * One special program, which is a category of events.
 */
export interface Program {
  id: Identifier;
  /**
   * Name; plain text with HTML entities.
   */
  name: string;
  /**
   * What the program is; HTML.
   */
  description?: string | boolean | null;
  image?: PictureAny;
}
/**
 * Events, short.
 */
export interface EventSummaryList {
  success?: SuccessFlag;
  /**
   * The events.
   */
  data: EventSummary[] | EmptyValue;
}
/**
 * One event, short. It carries `event_id`, or `id` in its place.
 */
export interface EventSummary {
  event_id?: Identifier;
  id?: Identifier;
  /**
   * Title; plain text with HTML entities.
   */
  title: string;
  /**
   * A few sentences; plain text or HTML.
   */
  brief_content?: string | boolean | null;
  /**
   * Date as shown: day, short month, year of two or four digits, possibly a range; Asia/Kolkata.
   */
  event_time?: string | boolean | null;
  featured_image?: PictureObject;
  event_category?: EventCategories;
  /**
   * Where to register; http(s) address or path. Empty means that there is no registration.
   */
  register_button_link?: string | boolean | null;
  /**
   * True when no seat is left.
   */
  sold_out?: boolean;
}
/**
 * The program that an event belongs to.
 */
export interface EventCategory {
  /**
   * Name; plain text with HTML entities.
   */
  name: string;
  id?: Identifier;
}
/**
 * The board of directors.
 */
export interface DirectorList {
  success?: SuccessFlag;
  /**
   * The directors, in the order to show.
   */
  data: Director[] | EmptyValue;
}
/**
 * One director.
 */
export interface Director {
  id: Identifier;
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * Office on the board; plain text.
   */
  designation?: string | boolean | null;
  /**
   * E-mail address of the office.
   */
  email?: string | boolean | null;
  /**
   * Address of the LinkedIn page.
   */
  linkedin?: string | boolean | null;
  profile_picture?: PictureObject;
}
/**
 * The past presidents.
 */
export interface PastPresidentList {
  success?: SuccessFlag;
  /**
   * The past presidents, the latest first.
   */
  data: PastPresident[] | EmptyValue;
}
/**
 * One past president.
 */
export interface PastPresident {
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * Role in the chapter; plain text.
   */
  role?: string | boolean | null;
  /**
   * Position and employer; plain text.
   */
  designation?: string | boolean | null;
  /**
   * Years of office as shown.
   */
  from_to?: string | boolean | null;
  /**
   * Address of the LinkedIn page.
   */
  linkedin?: string | boolean | null;
  profile_picture?: PictureAny;
}
/**
 * The volunteers.
 */
export interface VolunteerList {
  success?: SuccessFlag;
  /**
   * The volunteers, in no promised order.
   */
  data: Volunteer[] | EmptyValue;
}
/**
 * One volunteer.
 */
export interface Volunteer {
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * Department; plain text. Empty means `Other`.
   */
  department?: string | boolean | null;
  profile_picture?: PictureObject;
}
/**
 * The signed-in member, as the content system knows the person.
 */
export interface UserDetails {
  success: SuccessFlag;
  /**
   * Id of the same person in the job backend; text. With `success` it is all that is promised.
   */
  _id: string | null;
  ID?: Identifier;
  /**
   * Registered e-mail address.
   */
  email?: string;
  /**
   * Name; plain text.
   */
  name?: string;
  /**
   * Membership number; empty when there is none.
   */
  membership_number?: string | number | boolean | null;
  profile_picture?: PictureAny;
  /**
   * Role on the job board: `admin` or `member`.
   */
  job_role?: string | boolean | null;
  /**
   * Mobile number; digits.
   */
  mobile_number?: string | number | boolean | null;
}
/**
 * Videos; the list is the inner `data`.
 */
export interface VideoList {
  success?: SuccessFlag;
  /**
   * The envelope of the list.
   */
  data: {
    /**
     * The videos, the newest first.
     */
    data: Video[] | EmptyValue;
  };
}
/**
 * One video.
 */
export interface Video {
  id: Identifier;
  /**
   * Title; plain text with HTML entities.
   */
  title: string;
  /**
   * What it is about; plain text or HTML.
   */
  brief?: string | boolean | null;
  /**
   * Address of the player; empty when the caller may not play.
   */
  vimeo_embed_url?: string | boolean | null;
  featured_image?: PictureObject;
}
/**
 * Whom to send a passcode.
 */
export interface SendOtpRequest {
  /**
   * Registered e-mail address.
   */
  email: string;
}
/**
 * Whether the request was taken.
 */
export interface SendOtpAnswer {
  success: SuccessFlag;
  /**
   * A sentence for people.
   */
  message?: string;
  /**
   * The reason when `success` is false.
   */
  error?: string;
  /**
   * False when no mail goes for this request, because the passcode that the caller asked for a moment ago still holds.
   */
  mailed?: boolean;
  /**
   * Seconds until a request leads to a mail again.
   */
  next_mail_in?: number;
}
/**
 * The passcode and the address it was sent to.
 */
export interface VerifyOtpRequest {
  /**
   * The passcode as text; exactly six digits.
   */
  otp: string;
  /**
   * The address it was sent to.
   */
  email: string;
}
/**
 * The session, or why there is none.
 */
export interface VerifyOtpAnswer {
  success: SuccessFlag;
  /**
   * The reason when `success` is false.
   */
  error?: string;
  /**
   * A sentence for people.
   */
  message?: string;
  /**
   * The session.
   */
  data?: {
    /**
     * Session token for the `Authorization` header.
     */
    token: string;
  };
}
/**
 * One certification.
 */
export interface CertificationAnswer {
  success?: SuccessFlag;
  data: Certification;
}
/**
 * One certification in full.
 */
export interface Certification {
  cert_id: Identifier;
  /**
   * Full name; plain text with HTML entities.
   */
  certification_name: string;
  background_image?: PictureObject;
  inner_icon?: PictureObject;
  /**
   * Duration of experience asked for; plain text.
   */
  experience?: string | boolean | null;
  /**
   * Description; HTML.
   */
  long_description?: string | boolean | null;
  /**
   * Where to register; http(s) address or path. Empty means that registration is closed.
   */
  register_link?: string | boolean | null;
  /**
   * Heading of the dates; plain text.
   */
  schedule_title?: string | boolean | null;
  /**
   * Text above the dates; HTML.
   */
  schedule_description?: string | boolean | null;
  /**
   * Heading of the why section; plain text.
   */
  why_pmp_title?: string | boolean | null;
  /**
   * Text of the why section; HTML.
   */
  why_pmp_description?: string | boolean | null;
  why_pmp_image?: PictureObject;
  fees_for_members?: FeeText;
  fees_for_non_members?: FeeText;
  /**
   * Heading or remark of the fees; plain text.
   */
  training_fees_title?: string | boolean | null;
  /**
   * The coming batches, by month.
   */
  upcoming_batches_dates?: BatchMonth[] | EmptyValue;
  /**
   * What a participant receives, one entry a card; plain text or HTML.
   */
  what_you_receive_points?: TextPoint[] | EmptyValue;
  /**
   * Address of the certification at the professional institute.
   */
  explore_pmp_certification_on_pmi?: string | boolean | null;
}
/**
 * The batches of one month.
 */
export interface BatchMonth {
  /**
   * The month as shown.
   */
  month: string;
  /**
   * The training dates as shown, one entry a batch.
   */
  dates?: BatchDate[] | string | EmptyValue;
}
/**
 * One event in full.
 */
export interface EventDetail {
  event_id?: Identifier;
  /**
   * Title; plain text with HTML entities.
   */
  event_title: string;
  event_category?: EventCategories;
  /**
   * Date and time as shown: day, short month, year of two or four digits, then the hours; Asia/Kolkata.
   */
  date_time?: string | boolean | null;
  /**
   * The speakers, in the order to show.
   */
  speakers?: Speaker[] | EmptyValue;
  /**
   * Where to register; http(s) address or path.
   */
  register_button_link?: string | boolean | null;
  featured_image?: PictureObject;
  /**
   * What it is about; HTML.
   */
  description?: string | boolean | null;
  /**
   * Whom it is for.
   */
  audience?:
    | {
        /**
         * Heading; plain text.
         */
        title?: string | boolean | null;
        /**
         * Text; HTML.
         */
        content?: string | boolean | null;
      }
    | EmptyValue;
  /**
   * Certifications that the event counts for.
   */
  professional_certifications?:
    | {
        /**
         * Heading; plain text.
         */
        title?: string | boolean | null;
        certifications?: Points;
      }
    | EmptyValue;
  /**
   * What one takes home.
   */
  key_experience?:
    | {
        /**
         * Heading; plain text.
         */
        title?: string | boolean | null;
        points?: Points;
      }
    | EmptyValue;
  /**
   * About the speakers; HTML.
   */
  about_speaker?: string | boolean | null;
  /**
   * The fees; only the first entry is shown.
   */
  fees_right_section?: FeeSection[] | EmptyValue;
  /**
   * True when no seat is left.
   */
  sold_out?: boolean;
  /**
   * Where it takes place; plain text, `Online` for one without a place.
   */
  venue?: string | boolean | null;
}
/**
 * One speaker.
 */
export interface Speaker {
  /**
   * Name; plain text.
   */
  name: string;
  /**
   * Address of the LinkedIn page.
   */
  linkedin?: string | boolean | null;
  /**
   * Position and employer; plain text.
   */
  designation?: string | boolean | null;
  image?: PictureAny;
}
/**
 * The fees of an event as a picture that links to a file.
 */
export interface FeeSection {
  /**
   * Label; plain text.
   */
  label?: string | boolean | null;
  /**
   * The file; its address, or an object with the address.
   */
  linkfile?: string | Picture | EmptyValue;
  image?: PictureObject;
}
/**
 * A past event related to another one.
 */
export interface RelatedEvent {
  event_id: Identifier;
  /**
   * Title; plain text with HTML entities.
   */
  title: string;
  /**
   * Date as shown: day, short month, year of two or four digits; Asia/Kolkata.
   */
  date?: string | boolean | null;
  featured_img?: PictureAny;
  event_category?: EventCategories;
}
