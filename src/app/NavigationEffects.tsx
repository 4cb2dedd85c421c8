import { useContext, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation, type Location } from 'react-router';
import { decoded } from '../lib/links.ts';
import { attempt } from './attempt.ts';
import { focusHeading } from './focusHeading.ts';
import { isAtTarget, keepTargetInView } from './keepTargetInView.ts';

function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  // The 80 px offset is the page's scroll-padding, so that native jumps have it too.
  target?.scrollIntoView({ behavior: 'instant' });
  // Sections are focusable (`tabIndex` -1), so that keyboard navigation continues there.
  target?.focus({ preventScroll: true });
  // A form of the contact page is hidden until it is chosen, and cannot take the focus yet.
  return target !== null && getComputedStyle(target).display !== 'none';
}

function scrollToTop(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

/**
 * Scrolls and moves the focus after each navigation (NAV-02, NAV-05). React Router scrolls once: to the top, the hash target or, with
 * Back and Forward, the saved position. This repeats it while the page loads, and focuses the target or the page's heading.
 */
export function NavigationEffects(): React.JSX.Element {
  const location = useLocation();
  // React Router has no public hook for it.
  const saved = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const previous = useRef<Location | null>(null);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === location) return undefined;
    previous.current = location;
    const target = decoded(location.hash.slice(1));
    const stops: (() => void)[] = [];
    if (typeof saved === 'number') stops.push(attempt(() => scrollToTop(saved)));
    else if (target !== '') {
      const startKeepingInView = (): void => void stops.push(keepTargetInView(target));
      // On the first page the browser itself scrolls to a target in the HTML; the visitor may have scrolled on since.
      if (before === null && document.getElementById(target) !== null) {
        if (isAtTarget(target)) startKeepingInView();
      } else
        stops.push(
          attempt(() => {
            const isThere = scrollToId(target);
            if (isThere) startKeepingInView();
            return isThere;
          }),
        );
    }
    if (before !== null && before.pathname !== location.pathname) {
      stops.push(attempt(() => (target !== '' && document.activeElement?.id === target) || focusHeading()));
    }
    return () => stops.forEach((stop) => stop());
  }, [location, saved]);

  return <ScrollRestoration />;
}
