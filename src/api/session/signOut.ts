import type { Store, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../baseApi.ts';
import type { ApiExtra } from '../extra.ts';
import type { RootState } from '../state.ts';
import { CHANGES_KEY, readBroadcastTags, SESSION_TAGS } from '../tags.ts';
import { AUTH_TOKEN_KEY, clearFallbackToken, readAuthToken } from './authToken.ts';
import { clearStored, removeStored } from './browserStorage.ts';
import { parsePersistedUser, readPersistedUserText, USER_STORAGE_KEY } from './persistedUser.ts';
import { flushUser } from './persistence.ts';
import { mergeUser, resetUser } from './userSlice.ts';

type AppThunk<T> = ThunkAction<T, RootState, ApiExtra, UnknownAction>;

/** Creates the action that invalidates the responses that depend on the caller. Public responses stay, so that nothing flashes (HDR-07). */
export const invalidateMemberData = () => baseApi.util.invalidateTags(SESSION_TAGS);

/**
 * Signs out in this tab and, through the storage event, in all others, without a server call (HDR-07). A caller that then leaves the page
 * calls `invalidateMemberData` only after leaving it. Otherwise the page's queries would be sent again.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  clearFallbackToken();
  clearStored();
  dispatch(resetUser());
  // redux-persist writes the empty record with a delay: flush it, then clear it too.
  await flushUser();
  clearStored();
};

/** Signs out and stays on the page. The page's queries are sent again, as those of an anonymous visitor. */
export const signOutHere = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(signOut());
  dispatch(invalidateMemberData());
};

/**
 * Signs out because the server rejected the session (AUTH-09).
 * @param notify informs the visitor. Called only once, even if several calls fail.
 */
export const signOutExpired =
  (notify: () => void): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // Several calls may fail at once.
    if (readAuthToken() === null) return;
    await dispatch(signOutHere());
    notify();
  };

/** Removes the empty record that redux-persist writes after a sign-out in another tab. */
async function removeEmptyRecord(): Promise<void> {
  await flushUser();
  // The other tab may have signed in again meanwhile.
  if (readAuthToken() === null) removeStored(USER_STORAGE_KEY);
}

/**
 * Applies what happens in other tabs, or in this one while the page is kept for Back: logins, sign-outs (D-10) and changes of data (CACHE-02).
 * @param notify informs the visitor that another tab has signed out
 */
export function followOtherTabs(store: Store<RootState>, notify: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === CHANGES_KEY) {
      const tags = readBroadcastTags(event.newValue);
      if (tags.length > 0) store.dispatch(baseApi.util.invalidateTags(tags));
      return;
    }
    if (event.key !== null && event.key !== USER_STORAGE_KEY && event.key !== AUTH_TOKEN_KEY) return;
    const user = readAuthToken() === null ? null : parsePersistedUser(readPersistedUserText());
    const { _id } = store.getState().user;
    if (user?._id != null) {
      if (user._id !== _id) store.dispatch(baseApi.util.resetApiState());
      store.dispatch(mergeUser(user));
    } else if (_id !== null && event.key !== USER_STORAGE_KEY) {
      clearFallbackToken();
      // A form with unsent input stays on the page and offers to log in again.
      if (document.querySelector('[data-keeps-form]') !== null) return;
      store.dispatch(resetUser());
      // Invalidated only after the page has been rendered for an anonymous visitor: a member's page would send its queries again (HDR-07).
      void removeEmptyRecord().then(() => store.dispatch(invalidateMemberData()));
      notify();
    }
  });
  // A page that Back restores as it was left has missed the events. Where storage is blocked, there are none.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (readAuthToken() !== null && readPersistedUserText() === null)) return;
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}
