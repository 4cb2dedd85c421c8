import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { recallScroll, rememberScroll, saveScroll } from './scrollMemory.ts';

/** A target that is still loading is looked for again so often (NAV-02). */
const ATTEMPTS = 5;
const ATTEMPT_MS = 120;

/** Tries until it works, at most five times; the answer stops trying. */
function attempt(action: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (left: number): void => {
    if (action() || left <= 1) return;
    timer = setTimeout(() => run(left - 1), ATTEMPT_MS);
  };
  run(ATTEMPTS);
  return () => clearTimeout(timer);
}

function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  // The 80 px offset is the page's scroll-padding, so that the browser's own jumps keep it, too.
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}

function scrollToTop(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Scrolls and moves the focus after each navigation (NAV-02, NAV-05): to the top, to the hash target, or, with
 * Back and Forward, to where the page was. A navigation with `state: {keepScroll: true}` stays where it is.
 */
export function NavigationEffects(): null {
  const location = useLocation();
  const type = useNavigationType();
  const previousPath = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = (): void => {
      saveScroll();
      // After a reload the browser itself restores the position, before any script runs.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const remember = (): void => rememberScroll(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const first = previousPath.current === null;
    const samePage = previousPath.current === location.pathname;
    previousPath.current = location.pathname;
    if (first) return undefined;
    const keep = (location.state as { keepScroll?: unknown } | null)?.keepScroll === true;
    const stops: (() => void)[] = [];
    if (type === 'POP') stops.push(attempt(() => scrollToTop(recallScroll(location.key))));
    else if (location.hash !== '') stops.push(attempt(() => scrollToId(decoded(location.hash))));
    else if (!keep) scrollToTop(0);
    if (!samePage) stops.push(attempt(focusHeading));
    return () => stops.forEach((stop) => stop());
  }, [location, type]);

  return null;
}
