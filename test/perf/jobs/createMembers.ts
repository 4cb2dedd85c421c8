import type { insertMembers } from '../../../server/people/directory/memberRepository.ts';

type MemberRows = Parameters<typeof insertMembers>[1];

/** Creates members. The same arguments always give the same members. The first one is Person 0, `p0@example.org`. */
export const createMembers = (count: number, now: Date): MemberRows[number][] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index.toString(16).padStart(23, '0')}`,
    cms_id: index + 1,
    email: `p${index}@example.org`,
    name: `Person ${index}`,
    role: 'member',
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    deactivated_at: null,
    created_at: now.toISOString(),
  }));
