import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { videoSlice } from '../generated/cms/video';
import type { Video } from '../models/content.ts';
import { toVideo } from '../normalise/videos.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listVideos: Video[];
  listRecentVideos: Video[];
}

/** The videos for members. */
export const videoApi = videoSlice.enhanceEndpoints<TagType, Shaped<typeof videoSlice, Results>>({
  endpoints: {
    listVideos: { ...listOf(toVideo), providesTags: (items) => listTags('Video', items) },
    listRecentVideos: { ...listOf(toVideo), providesTags: (items) => listTags('Video', items) },
  },
});

export const { useListVideosQuery, useListRecentVideosQuery } = videoApi;
