// Generated from openapi/cms.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Video'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVideos: build.query<ListVideosApiResponse, ListVideosApiArg>({
        query: () => ({ asMember: true, url: `/custom/v1/videos/` }),
        providesTags: ['Video'],
      }),
      listRecentVideos: build.query<ListRecentVideosApiResponse, ListRecentVideosApiArg>({
        query: () => ({ asMember: true, url: `/custom/v1/recent-videos/` }),
        providesTags: ['Video'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as videoSlice };
export type ListVideosApiResponse = /** status 200 The videos, the newest first. */ VideoList;
export type ListVideosApiArg = void;
export type ListRecentVideosApiResponse = /** status 200 At most a handful of videos, the newest first. */ VideoList;
export type ListRecentVideosApiArg = void;
export type SuccessFlag = boolean;
export type Identifier = number | string;
export type Picture = {
  /** Address of the picture; absolute, or from the site's root. */
  url: string;
  /** Alternative text; plain text, empty for a decorative picture. */
  alt?: string;
};
export type EmptyValue = false | '' | null;
export type PictureObject = Picture | EmptyValue;
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
