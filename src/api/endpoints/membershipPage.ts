import { membershipPageSlice } from '../generated/site/membershipPage';
import { tag, type TagType } from '../tags.ts';

export type { MembershipPage } from '../generated/site/membershipPage';

/** The words of the page on membership. */
export const membershipPageApi = membershipPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getMembershipPage: { providesTags: [tag('Page', 'membership')] } },
});

export const { useGetMembershipPageQuery } = membershipPageApi;
