// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Event'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
        query: (queryArg) => ({ url: `/custom-api/v1/event/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Event'],
      }),
      listRelatedEvents: build.query<ListRelatedEventsApiResponse, ListRelatedEventsApiArg>({
        query: (queryArg) => ({ url: `/custom/v1/related-past-events/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Event'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as eventDetailSlice };
export type GetEventApiResponse = /** status 200 The event, bare or under `data`. */ EventAnswer;
export type GetEventApiArg = /** The number of the content, as text of digits. */ string;
export type ListRelatedEventsApiResponse =
  /** status 200 The related events, without the event itself. */ RelatedEventList;
export type ListRelatedEventsApiArg = /** The number of the content, as text of digits. */ string;
export type Identifier = number | string;
export type EventCategory = {
  /** Name; plain text with HTML entities. */
  name: string;
  /** Number of the program. */
  id?: Identifier;
};
export type EmptyValue = false | '' | null;
export type EventCategories = EventCategory[] | EmptyValue;
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type PictureAny = string | Picture | EmptyValue;
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
export type PictureObject = Picture | EmptyValue;
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
  /** Where it takes place; plain text, `Online` for one without a place. */
  venue?: string | boolean | null;
};
export type SuccessFlag = boolean;
export type EventAnswer =
  | EventDetail
  | {
      /** True when the event was read. */
      success?: SuccessFlag;
      /** The event. */
      data: EventDetail;
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
