import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "board-states" */ './boardStates.tsx');

/** What the board seldom shows comes with a chunk of its own. */
export const BoardEmpty = lazy(async () => ({ default: (await load()).BoardEmpty }));
export const JobGone = lazy(async () => ({ default: (await load()).JobGone }));
