import { BREAKPOINTS, HEADER_HEIGHT } from '../theme/primitives.ts';

/** Pixels that a toast of two lines needs above the bottom. */
const TOAST_HEIGHT = 104;
/** Half the width of the widest toast, in pixels. */
const HALF_WIDTH = 288;

/** Action bars that stay at the bottom of the window. */
const BOTTOM_BARS = '[data-bottom-bar], .MuiDialogActions-root';

/** Returns whether the page's heading is not yet scrolled out of view. A toast below the header would cover a visible heading. */
const isHeadingVisible = (): boolean => (document.querySelector('main h1')?.getBoundingClientRect().bottom ?? Infinity) > HEADER_HEIGHT;

/** Returns the distance in pixels from the highest bottom bar's upper edge to the window's lower edge; 0 without a bar there. */
function bottomBarHeight(): number {
  const end = window.innerHeight;
  const heights = [...document.querySelectorAll(BOTTOM_BARS)].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    return height > 0 && top < end && bottom > end - TOAST_HEIGHT ? end - top : 0;
  });
  return Math.max(0, ...heights);
}

/** Returns whether a toast `bottom` pixels above the window's lower edge would cover the focused element. */
function coversFocus(bottom: number): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.contains(document.querySelector('main'))) return false;
  const box = focused.getBoundingClientRect();
  const [edge, centre] = [window.innerHeight - bottom, window.innerWidth / 2];
  return box.bottom > edge - TOAST_HEIGHT && box.top < edge && box.right > centre - HALF_WIDTH && box.left < centre + HALF_WIDTH;
}

/** Milliseconds between two looks at the action bars while a toast is shown. */
const BARS_MS = 250;

/**
 * Keeps the toasts at the bottom above the action bars, also above one that appears while a toast is shown: the toast of a login comes
 * before the page that the login leads to. Returns a function that stops it.
 */
export function followBottomBars(): () => void {
  const { style } = document.documentElement;
  const update = (): void => {
    const bottom = `${bottomBarHeight()}px`;
    // Writing the variable makes the browser compute styles anew, so only a change is written.
    if (style.getPropertyValue('--toasts-bottom') !== bottom) style.setProperty('--toasts-bottom', bottom);
  };
  update();
  const timer = setInterval(update, BARS_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the vertical position of a toast. Usually the toast is at the bottom, above the action bars (`followBottomBars`). It is below the
 * header when it would otherwise cover the focused element or a dialog's buttons, and when bars take up over half of the window. On a phone
 * it is also below the header while the visitor types, and when the page's heading is scrolled out of view.
 */
export function findToastPosition(announcedByPage: boolean): 'top' | 'bottom' {
  const bottom = bottomBarHeight();
  const isOverDialog = announcedByPage && document.querySelector('[role=dialog][aria-modal=true]') !== null;
  const isPhone = window.innerWidth < BREAKPOINTS.sm;
  const isTyping = document.activeElement?.matches('input, textarea') === true;
  const belongsAtTop =
    isOverDialog || (isPhone && (isTyping || !isHeadingVisible())) || bottom > window.innerHeight / 2 || coversFocus(bottom);
  return belongsAtTop ? 'top' : 'bottom';
}
