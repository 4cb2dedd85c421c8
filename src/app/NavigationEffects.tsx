import { useContext, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation, type Location } from 'react-router';
import { decodePercent } from '../lib/links.ts';
import { retryUntilTrue, isAtTarget, keepTargetInView, revealTarget, focusHeading } from './scrollAndFocus.ts';

function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  if (target !== null) revealTarget(target);
  // The 80 px offset is the page's scroll-padding, so that native jumps have it too.
  target?.scrollIntoView({ behavior: 'instant' });
  // Sections are focusable (`tabIndex` -1), so that keyboard navigation continues there.
  target?.focus({ preventScroll: true });
  // A form of the contact page is hidden until it is chosen, and cannot take the focus yet.
  return target !== null && getComputedStyle(target).display !== 'none';
}

function scrollToPosition(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

/**
 * Scrolls and moves the focus after each navigation (NAV-02, NAV-05). React Router scrolls once: to the top, the hash target or, with
 * Back and Forward, the saved position. While the page loads, this component scrolls again, and focuses the target or the heading.
 */
export function NavigationEffects(): React.JSX.Element {
  const location = useLocation();
  // React Router has no public hook for the saved position.
  const savedPosition = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const previous = useRef<Location | null>(null);

  useLayoutEffect(() => {
    const previousLocation = previous.current;
    if (previousLocation === location) return undefined;
    previous.current = location;
    const target = decodePercent(location.hash.slice(1));
    const cleanups: (() => void)[] = [];
    if (typeof savedPosition === 'number') cleanups.push(retryUntilTrue(() => scrollToPosition(savedPosition)));
    else if (target !== '') {
      const startKeepingInView = (): void => void cleanups.push(keepTargetInView(target));
      const served = previousLocation === null ? document.getElementById(target) : null;
      // On the first page the browser itself scrolls to a target in the HTML; the visitor may have scrolled on since. Not every browser
      // unfolds a folded target.
      if (served !== null && !revealTarget(served)) {
        if (isAtTarget(target)) startKeepingInView();
      } else
        cleanups.push(
          retryUntilTrue(() => {
            const isShown = scrollToId(target);
            if (isShown) startKeepingInView();
            return isShown;
          }),
        );
    }
    if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
      cleanups.push(retryUntilTrue(() => (target !== '' && document.activeElement?.id === target) || focusHeading()));
    }
    return () => cleanups.forEach((stop) => stop());
  }, [location, savedPosition]);

  return <ScrollRestoration />;
}
