import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in member with the specification's field names; all null when signed out (AUTH-08). */
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

export interface UserState extends User {
  _persist?: { version: number; rehydrated: boolean };
}

export const signedOutUser: User = {
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
  initialState: signedOutUser,
  reducers: {
    mergeUser: (state, action: PayloadAction<Partial<User>>) => ({ ...state, ...action.payload }),
    resetUser: (state) => ({ ...state, ...signedOutUser }),
  },
});

export const { mergeUser, resetUser } = slice.actions;
export const userReducer = slice.reducer;
