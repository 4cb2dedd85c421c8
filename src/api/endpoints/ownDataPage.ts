import { ownDataPageSlice } from '../generated/site/ownDataPage';
import { tag, type TagType } from '../tags.ts';

export type { OwnDataPage } from '../generated/site/ownDataPage';

/** What is kept about members and for how long, and what erasing it means. */
export const ownDataPageApi = ownDataPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getOwnDataPage: { providesTags: [tag('Page', 'own-data')] } },
});

export const { useGetOwnDataPageQuery } = ownDataPageApi;
