import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { baseApi } from '../api/baseApi.ts';
import { mayRecover } from '../api/errors.ts';
import type { ApiExtra } from '../api/extra.ts';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import type { RootState } from '../api/state.ts';

/** Milliseconds until queries are sent again. */
const INTERVAL_MS = 10_000;

type Thunk = ThunkAction<unknown, RootState, ApiExtra, UnknownAction>;

/** The part of any query endpoint that is used here. */
type QueryEndpoints = Record<string, { initiate: (arg: unknown, options: { subscribe: false; forceRefetch: true }) => Thunk }>;

/** Returns the queries whose response is stale, or whose failure may be temporary. */
const selectRecoverable = (state: RootState) =>
  baseApi.util
    .selectAllQueryEntries(state)
    .filter(({ queryCacheKey, data, error }) =>
      error === undefined ? data !== undefined && queryCacheKey in state.staleness : mayRecover(error),
    );

/** Refetches the recoverable queries that a page uses. */
const refetchRecoverable = (): Thunk => (dispatch, getState) => {
  const queryEndpoints = baseApi.endpoints as QueryEndpoints;
  const { subscriptions } = getState().api;
  for (const { queryCacheKey, endpointName, originalArgs } of selectRecoverable(getState())) {
    const query = queryEndpoints[endpointName];
    const isUsed = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;
    if (isUsed && query !== undefined) dispatch(query.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

/** Refetches stale and failed queries until they succeed, except in a hidden tab. */
export function useRefetchOnRecovery(): void {
  const dispatch = useAppDispatch();
  const isNeeded = useAppSelector((state) => selectRecoverable(state).length > 0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(refetchRecoverable());
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isNeeded, dispatch]);
}
