import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { updateProfile, type ProfileChange } from '../endpoints/members.ts';
import type { ApiExtra } from '../extra.ts';
import { fetchFile } from '../saveFile.ts';
import type { RootState } from '../state.ts';
import { isStoredPicture } from '../storedPicture.ts';
import { readAuthToken } from './authToken.ts';
import { flushUser } from './persistence.ts';
import { mergeUser, type User } from './userSlice.ts';

export interface SaveResult {
  /** The server's message. */
  message: string;
  /** The change that restores the previous values. */
  reverse: ProfileChange;
}

/** Saves what the member has changed, and updates the user record. Throws as `unwrap` does. */
export const saveProfile =
  (change: ProfileChange): ThunkAction<Promise<SaveResult>, RootState, ApiExtra, UnknownAction> =>
  async (dispatch, getState) => {
    const { user } = getState();
    const token = readAuthToken();
    const reverse = await createReversal(change, user);
    const call = dispatch(updateProfile.initiate(change));
    const { message, name, mobileNumber, profilePicture } = await call.unwrap().finally(() => call.reset());
    // Another member may have logged in meanwhile.
    if (readAuthToken() === token) {
      dispatch(mergeUser({ name: name ?? user.name, mobileNumber, profilePicture }));
      await flushUser();
    }
    return { message, reverse };
  };

/**
 * Restores the values from before a change, unless another member has logged in since. Throws as `unwrap` does.
 * @returns whether the values were restored
 */
export const undoProfile =
  (reverse: ProfileChange, memberId: string | null): ThunkAction<Promise<boolean>, RootState, ApiExtra, UnknownAction> =>
  async (dispatch, getState) => {
    if (getState().user._id !== memberId) return false;
    await dispatch(saveProfile(reverse));
    return true;
  };

async function createReversal({ name, mobileNumber, picture, removePicture }: ProfileChange, user: User): Promise<ProfileChange> {
  return {
    ...(name !== undefined && user.name !== null && { name: user.name }),
    ...(mobileNumber !== undefined && { mobileNumber: user.mobileNumber ?? '' }),
    ...((picture !== undefined || removePicture !== undefined) && (await createPictureReversal(user))),
  };
}

/**
 * Returns the change that restores the current picture. Downloads the picture now, because saving deletes it.
 * @returns an empty change when the picture is not an upload to this site or cannot be downloaded. Undoing then keeps the new picture.
 */
async function createPictureReversal({ profilePicture }: User): Promise<ProfileChange> {
  if (profilePicture === null) return { removePicture: 'true' };
  if (!isStoredPicture(profilePicture)) return {};
  return fetchFile(profilePicture).then(
    (picture) => ({ picture }),
    () => ({}),
  );
}
