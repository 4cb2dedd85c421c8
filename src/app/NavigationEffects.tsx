import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { decoded } from '../lib/links.ts';
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
  // A part of a page can be focused (its `tabIndex` is -1), and then the keyboard goes on from there.
  target?.focus({ preventScroll: true });
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

/**
 * Scrolls and moves the focus after each navigation (NAV-02, NAV-05): to the top, to the hash target, or, with
 * Back and Forward, to where the page was. A navigation with `state: {keepScroll: true}` stays where it is.
 */
export function NavigationEffects(): null {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location | null>(null);
  // A plain `#target` link makes an entry without a key of its own, and looks like Back where it was followed before.
  const pressed = useRef<string>(undefined);
  const entry = `${location.key}${location.hash}`;

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
    const press = ({ target }: MouseEvent): void => {
      pressed.current = target instanceof Element ? target.closest('a')?.hash : undefined;
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  // In the commit, not after it: a shorter page moves the scroll at once, which must not count for the page before.
  useLayoutEffect(() => {
    const remember = (): void => rememberScroll(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry]);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === location) return undefined;
    previous.current = location;
    const { pathname, hash } = location;
    const toTarget = (): boolean => scrollToId(decoded(hash.slice(1)));
    // The browser itself scrolls the first page, unless what it looks for is still loading.
    if (before === null) return hash === '' || document.getElementById(decoded(hash.slice(1))) ? undefined : attempt(toTarget);
    const keep = (location.state as { keepScroll?: unknown } | null)?.keepScroll === true;
    const jumped = hash !== '' && pressed.current === hash;
    pressed.current = undefined;
    const known = type === 'POP' && !jumped ? recallScroll(entry) : null;
    const stops: (() => void)[] = [];
    if (known !== null) stops.push(attempt(() => scrollToTop(known)));
    else if (hash !== '') stops.push(attempt(toTarget));
    else if (keep) rememberScroll(location.key, window.scrollY);
    else scrollToTop(0);
    if (before.pathname !== pathname) {
      stops.push(attempt(() => (hash !== '' && document.activeElement?.id === decoded(hash.slice(1))) || focusHeading()));
    }
    return () => stops.forEach((stop) => stop());
  }, [location, entry, type]);

  return null;
}
