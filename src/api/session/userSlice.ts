import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in member as the documents name the fields; all null when signed out (AUTH-08). */
export interface User {
  accessToken: string | null;
  email: string | null;
  _id: string | null;
  name: string | null;
  role: string | null;
  mobileNumber: string | null;
  membership_number: string | null;
  profilePicture: string | null;
}

/** The slice; `_persist` is redux-persist's own bookkeeping. */
export interface UserState extends User {
  _persist?: { version: number; rehydrated: boolean };
}

/** Nobody is signed in. */
export const signedOut: User = {
  accessToken: null,
  email: null,
  _id: null,
  name: null,
  role: null,
  mobileNumber: null,
  membership_number: null,
  profilePicture: null,
};

const slice = createSlice({
  name: 'user',
  initialState: signedOut,
  reducers: {
    /** Merges the given fields into the record. */
    mergeUser: (state, action: PayloadAction<Partial<User>>) => ({ ...state, ...action.payload }),
    /** Sets every field back to null. */
    resetUser: (state) => ({ ...state, ...signedOut }),
  },
});

export const { mergeUser, resetUser } = slice.actions;
export const userReducer = slice.reducer;
