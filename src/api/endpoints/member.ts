import { objectOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { memberSlice } from '../generated/jobs/member';
import type { CheckedMember } from '../models/member.ts';
import { toCheckedMember } from '../normalise/members.ts';
import type { TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  checkUser: CheckedMember;
}

/** The signed-in member, as the job backend knows the person. */
export const memberApi = memberSlice.enhanceEndpoints<TagType, Shaped<typeof memberSlice, Results>>({
  endpoints: {
    checkUser: { ...objectOf(toCheckedMember), invalidatesTags: [] },
  },
});
