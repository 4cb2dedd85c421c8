import { volunteeringPageSlice } from '../generated/site/volunteeringPage';
import { tag, type TagType } from '../tags.ts';

export type { VolunteeringPage } from '../generated/site/volunteeringPage';

/** The words of the page on volunteering. */
export const volunteeringPageApi = volunteeringPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getVolunteeringPage: { providesTags: [tag('Page', 'volunteering')] } },
});

export const { useGetVolunteeringPageQuery } = volunteeringPageApi;
