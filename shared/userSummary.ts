/** What browser and server do alike with the responses about a member's session (AUTH-07, AUTH-08, AUTH-09). */
import type { UserDetails } from './operations/cms.ts';
import type { UserSummary } from './operations/jobs.ts';
import { isRow, toText, toTextOrNull } from './values.ts';

/** A response of `user-details`. The documents promise none of these fields (D-63). */
type Details = { readonly [Name in keyof UserDetails]?: unknown };

const toScalar = (value: unknown): unknown => (typeof value === 'object' ? null : (value ?? null));

/**
 * Builds the user summary for `checkUser` (AUTH-07). It always has all six documented fields, because a backend may store what it gets
 * (D-62). Values are as received; null stands for missing ones and for lists.
 * @param email address of the member
 */
export const createUserSummary = ({ name, ID, job_role, membership_number, profile_picture }: Details, email: string): UserSummary =>
  ({
    email,
    name: toScalar(name),
    ID: toScalar(ID),
    role: toScalar(job_role),
    membership_number: toScalar(membership_number),
    profile_picture: isRow(profile_picture) ? profile_picture : toScalar(profile_picture),
  }) as UserSummary;

/** Returns a member's role (D-62): that of the job backend if it names one, else the `job_role` of the session; null without both. */
export const chooseRole = (checkedRole: unknown, jobRole: unknown): string | null => toTextOrNull(checkedRole) ?? toTextOrNull(jobRole);

/**
 * Returns whether a 403 means that the session has ended (AUTH-09): its code names the token, as in `jwt_auth_invalid_token`. Any other 403
 * has another reason, such as a firewall or a membership that has lapsed.
 * @param code `code` of the response's body
 */
export const isTokenRefusal = (code: unknown): boolean => /token/i.test(toText(code));
