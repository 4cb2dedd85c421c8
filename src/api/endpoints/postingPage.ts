import { postingPageSlice } from '../generated/site/postingPage';
import { tag, type TagType } from '../tags.ts';

export type { PostingPage } from '../generated/site/postingPage';

/** The words of the form for jobs, and its lists to choose from. */
export const postingPageApi = postingPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getPostingPage: { providesTags: [tag('Page', 'posting')] } },
});

export const { useGetPostingPageQuery } = postingPageApi;
