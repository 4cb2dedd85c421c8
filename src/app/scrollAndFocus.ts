/** Focuses the page's heading (NAV-05). Returns false when there is no heading yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Attempts while a page is still loading (NAV-02). */
const ATTEMPTS = 5;
const RETRY_DELAY_MS = 120;

/** Runs an action until it returns true, at most five times. Returns a function that cancels further attempts. */
export function retryUntilTrue(action: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (attemptsLeft: number): void => {
    if (action() || attemptsLeft <= 1) return;
    timer = setTimeout(() => run(attemptsLeft - 1), RETRY_DELAY_MS);
  };
  run(ATTEMPTS);
  return () => clearTimeout(timer);
}

/**
 * Unfolds every `details` around an element, as browsers do when they search the page, so that a link to it arrives.
 * @returns whether one was folded
 */
export function revealTarget(target: Element): boolean {
  let hasUnfolded = false;
  let fold = target.parentElement?.closest('details');
  while (fold) {
    hasUnfolded ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  return hasUnfolded;
}

/** Events of manual scrolling, after which the page is left alone. */
const SCROLL_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Milliseconds after which changes of size are ignored. */
const TIMEOUT_MS = 10_000;

/** Returns whether the hash target is below the header, or in view at the page's end. */
export function isAtTarget(id: string): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  return Math.abs(top - (Number.parseFloat(scrollPaddingTop) || 0)) < 2 || (isAtEnd && top > 0 && top < window.innerHeight);
}

/**
 * Keeps a hash target in view while content above it changes size, until the visitor scrolls or the time is over (NAV-02). Not every
 * browser anchors the scroll position itself. Returns a function that stops it.
 */
export function keepTargetInView(id: string): () => void {
  const observer = new ResizeObserver(() => {
    if (!isAtTarget(id)) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  });
  observer.observe(document.body);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of SCROLL_INPUTS) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const type of SCROLL_INPUTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}
