import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part whose code comes when it is first shown, and that the page can do without: where its code cannot be had there is nothing.
 * What the server has written of it stays until the code is there, whatever happens to the page meanwhile. React would take it away
 * if it were drawn again before: so it is, only when its own props change, and those have to be the same objects as long as they say
 * the same.
 *
 * @param fallback keeps its place where the server has not written it
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, fallback?: ReactNode) {
  const Part = lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
