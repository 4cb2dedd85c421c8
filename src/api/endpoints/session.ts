import { cmsEndpoints } from '../generated/cms.ts';
import { jobsEndpoints } from '../generated/jobs.ts';
import { peopleEndpoints } from '../generated/people.ts';
import type { CheckedMember, MemberDetails, OtpCheckResult, OtpRequestResult, OwnSession } from '../models/member.ts';
import { toCheckedMember, toMemberDetails, toOtpCheckResult, toOtpRequestResult, toOwnSession } from '../normalise/session.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { onSuccess, tag, type TagType } from '../tags.ts';
import { messageResponse, outcomeResponse } from '../writes.ts';

interface CmsResults {
  sendOtp: OtpRequestResult;
  verifyOtp: OtpCheckResult;
  getUserDetails: MemberDetails;
}

const cms = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, CmsResults>>({
  endpoints: {
    sendOtp: { ...outcomeResponse(toOtpRequestResult), invalidatesTags: [] },
    verifyOtp: { ...outcomeResponse(toOtpCheckResult), invalidatesTags: [] },
    getUserDetails: { ...objectResponse(toMemberDetails), providesTags: [tag('Member')] },
  },
});

interface JobsResults {
  checkUser: CheckedMember;
}

const jobs = jobsEndpoints.enhanceEndpoints<TagType, WithResults<typeof jobsEndpoints, JobsResults>>({
  endpoints: { checkUser: { ...objectResponse(toCheckedMember), invalidatesTags: [] } },
});

interface PeopleResults {
  listOwnSessions: OwnSession[];
  endOwnSession: string;
  endOtherSessions: string;
}

const SESSIONS = tag('Member', 'SESSIONS');
const endSessionOptions = { ...messageResponse, invalidatesTags: onSuccess(() => [SESSIONS]) };

const people = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, PeopleResults>>({
  endpoints: {
    listOwnSessions: { ...listResponse(toOwnSession), providesTags: [SESSIONS] },
    endOwnSession: endSessionOptions,
    endOtherSessions: endSessionOptions,
  },
});

export const { sendOtp, verifyOtp, getUserDetails } = cms.endpoints;
export const { useSendOtpMutation, useVerifyOtpMutation } = cms;
export const { checkUser } = jobs.endpoints;
export const { listOwnSessions, endOwnSession, endOtherSessions } = people.endpoints;
export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = people;
