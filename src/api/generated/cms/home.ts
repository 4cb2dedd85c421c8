// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Statistic', 'Banner'] as const;
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homeSlice };
export type GetMatricesApiResponse = /** status 200 The figures, read by position. */ StatisticList;
export type GetMatricesApiArg = void;
export type GetHomeBannerApiResponse = /** status 200 The slides, in the order to show. */ BannerSlideList;
export type GetHomeBannerApiArg = void;
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
