import { objectOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { profileSlice } from '../generated/cms/profile';
import type { MemberDetails } from '../models/member.ts';
import { toMemberDetails } from '../normalise/members.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  getUserDetails: MemberDetails;
}

/** The signed-in member, as the content system knows the person. */
export const profileApi = profileSlice.enhanceEndpoints<TagType, Shaped<typeof profileSlice, Results>>({
  endpoints: {
    getUserDetails: { ...objectOf(toMemberDetails), providesTags: [tag('Member')] },
  },
});
