import { lazy, type ComponentType } from 'react';

/**
 * A part whose code comes when it is first shown, and that the page can do without: where its code cannot be had there is
 * nothing. Show it within a `Suspense` whose fallback keeps its place.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
