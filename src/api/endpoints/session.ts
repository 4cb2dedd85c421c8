import { cmsEndpoints } from '../generated/cms.ts';
import { jobsEndpoints } from '../generated/jobs.ts';
import { peopleEndpoints } from '../generated/people.ts';
import type { CheckedMember, MemberDetails, OtpCheckResult, OtpRequestResult, OwnSession } from '../models/member.ts';
import { toCheckedMember, toMemberDetails, toOtpCheckResult, toOtpRequestResult, toOwnSession } from '../normalise/session.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';
import { messageResponse, outcomeResponse } from '../writes.ts';

interface CmsResults {
  sendOtp: OtpRequestResult;
  verifyOtp: OtpCheckResult;
  getUserDetails: MemberDetails;
}

const cms = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, CmsResults>>({
  endpoints: {
    sendOtp: outcomeResponse(toOtpRequestResult),
    verifyOtp: outcomeResponse(toOtpCheckResult),
    getUserDetails: objectResponse(toMemberDetails),
  },
});

interface JobsResults {
  checkUser: CheckedMember;
}

const jobs = jobsEndpoints.enhanceEndpoints<TagType, WithResults<typeof jobsEndpoints, JobsResults>>({
  endpoints: { checkUser: objectResponse(toCheckedMember) },
});

interface PeopleResults {
  listOwnSessions: OwnSession[];
  endOwnSession: string;
  endOtherSessions: string;
}

const people = peopleEndpoints.enhanceEndpoints<TagType, WithResults<typeof peopleEndpoints, PeopleResults>>({
  endpoints: {
    listOwnSessions: listResponse(toOwnSession),
    endOwnSession: messageResponse,
    endOtherSessions: messageResponse,
  },
});

export const { sendOtp, verifyOtp, getUserDetails } = cms.endpoints;
export const { useSendOtpMutation, useVerifyOtpMutation } = cms;
export const { checkUser } = jobs.endpoints;
export const { listOwnSessions, endOwnSession, endOtherSessions } = people.endpoints;
export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = people;
