import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiExtra } from './extra.ts';
import type { RootState } from './state.ts';

/** `dispatch` that knows the store's thunks. */
export type AppDispatch = ThunkDispatch<RootState, ApiExtra, UnknownAction>;

/** Typed `useDispatch`. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Typed `useSelector`. */
export const useAppSelector = useSelector.withTypes<RootState>();
