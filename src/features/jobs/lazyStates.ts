import { lazy } from 'react';

const states = () => import(/* webpackChunkName: "board-states" */ './BoardStates.tsx');

/** States that few visitors see: their code comes when they are needed. They stand in a Suspense boundary of their own. */
export const BoardEmpty = lazy(async () => ({ default: (await states()).BoardEmpty }));
export const JobGone = lazy(async () => ({ default: (await states()).JobGone }));
