import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { chooseRole, createUserSummary } from '../../../shared/userSummary.ts';
import { checkUser, getUserDetails } from '../endpoints/session.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { readAuthToken, readTypedEmail, removeTypedEmail } from './authToken.ts';
import { changeableFields, confirmWhenTabReturns } from './confirmSession.ts';
import { flushUser } from './persistence.ts';
import { invalidateMemberData } from './signOut.ts';
import { mergeUser } from './userSlice.ts';

export { confirmSession } from './confirmSession.ts';

export class MemberError extends Error {
  readonly call: 'getUserDetails' | 'checkUser';

  constructor(call: MemberError['call'], cause: unknown) {
    super(`${call} failed`, { cause });
    this.call = call;
  }
}

const throwMemberError =
  (call: MemberError['call']) =>
  (error: unknown): never => {
    throw new MemberError(call, error);
  };

/**
 * Loads the user record for the session token: the profile from the content system, the id from the job backend (AUTH-07).
 * When the profile has no e-mail address, the typed one is used, also after a reload.
 * @throws MemberError. If the cause is a 401, `transport` starts the sign-out itself.
 */
export const loadMember = (): ThunkAction<Promise<void>, RootState, ApiExtra, UnknownAction> => async (dispatch, _getState, extra) => {
  const [token, typedEmail] = [readAuthToken(), readTypedEmail()];
  const request = dispatch(getUserDetails.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const details = await request.unwrap().catch(throwMemberError('getUserDetails'));
  const email = details.email ?? typedEmail;
  if (email === null) throw new MemberError('getUserDetails', new Error('The profile has no address, and none was typed'));
  const check = dispatch(checkUser.initiate(createUserSummary(details.received, email)));
  const member = await check
    .unwrap()
    .catch(throwMemberError('checkUser'))
    .finally(() => check.reset());
  // The visitor may have signed out meanwhile.
  if (readAuthToken() !== token) throw new MemberError('checkUser', new Error('The session changed meanwhile'));
  dispatch(
    mergeUser({
      _id: member._id,
      email,
      role: chooseRole(member.role, details.role),
      ...changeableFields(details, extra.contentHost),
    }),
  );
  removeTypedEmail();
  // Earlier responses were masked for an anonymous caller.
  dispatch(invalidateMemberData());
  await flushUser();
  dispatch(confirmWhenTabReturns());
};
