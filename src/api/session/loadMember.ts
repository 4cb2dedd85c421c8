import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { checkUser, getUserDetails } from '../endpoints/session.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { readAuthToken } from './authToken.ts';
import { confirmAfterAnHour } from './confirmSession.ts';
import { flushUser } from './persistence.ts';
import { dropMemberAnswers } from './signOut.ts';
import { mergeUser } from './userSlice.ts';

export { confirmSession } from './confirmSession.ts';

/** A failed call of `loadMember`, with its cause. */
export class MemberError extends Error {
  readonly call: 'getUserDetails' | 'checkUser';

  constructor(call: MemberError['call'], cause: unknown) {
    super(`${call} failed`, { cause });
    this.call = call;
  }
}

const failedAt =
  (call: MemberError['call']) =>
  (error: unknown): never => {
    throw new MemberError(call, error);
  };

/**
 * Loads the user record of a session token: the profile from the content system, id and role from the job backend, which registers new
 * members (AUTH-07, D-25).
 * @throws MemberError with the call's error as its cause; a 401 has signed the visitor out by then
 */
export const loadMember = (): ThunkAction<Promise<void>, RootState, ApiExtra, UnknownAction> => async (dispatch) => {
  const token = readAuthToken();
  const asking = dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const details = await asking.unwrap().catch(failedAt('getUserDetails'));
  const registering = dispatch(
    checkUser.initiate({
      email: details.email,
      name: details.name,
      ID: details.cmsId,
      ...(details.role === null ? {} : { role: details.role }),
      ...(details.membershipNumber === null ? {} : { membership_number: details.membershipNumber }),
      ...(details.profilePicture === null ? {} : { profile_picture: details.profilePicture }),
    }),
  );
  const registered = await registering
    .unwrap()
    .catch(failedAt('checkUser'))
    .finally(() => registering.reset());
  // The visitor may have signed out meanwhile.
  if (readAuthToken() !== token) throw new MemberError('checkUser', new Error('The session changed meanwhile'));
  dispatch(
    mergeUser({
      _id: registered._id,
      email: details.email,
      name: details.name,
      role: registered.role ?? details.role,
      mobileNumber: details.mobileNumber,
      membership_number: details.membershipNumber,
      profilePicture: details.profilePicture,
    }),
  );
  // Responses to anonymous callers were masked.
  dispatch(dropMemberAnswers());
  await flushUser();
  dispatch(confirmAfterAnHour());
};
