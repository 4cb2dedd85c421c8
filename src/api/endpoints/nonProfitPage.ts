import { nonProfitPageSlice } from '../generated/site/nonProfitPage';
import { tag, type TagType } from '../tags.ts';

export type { NonProfitPage } from '../generated/site/nonProfitPage';

/** The words of the page on non-profits. */
export const nonProfitPageApi = nonProfitPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getNonProfitPage: { providesTags: [tag('Page', 'non-profit')] } },
});

export const { useGetNonProfitPageQuery } = nonProfitPageApi;
