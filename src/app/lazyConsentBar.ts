import { lazy, type ComponentProps, type ComponentType } from 'react';
import type Component from './ConsentBar.tsx';

/** The consent banner, loaded when it is shown. If that fails, analytics may still store nothing, and the next page load tries again. */
export const ConsentBar = lazy<ComponentType<ComponentProps<typeof Component>>>(() =>
  import(/* webpackChunkName: "consent" */ './ConsentBar.tsx').catch(() => ({ default: () => null })),
);
