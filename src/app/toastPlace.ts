import { BREAKPOINTS, HEADER_HEIGHT } from '../theme/primitives.ts';

/** Height in pixels that a toast of two lines needs at the bottom, and half the width of a wide one. */
const TOAST_HEIGHT = 104;
const HALF_WIDTH = 288;

/** Action bars that stay at the bottom of the window. */
const BOTTOM_BARS = '[data-bottom-bar], .MuiDialogActions-root';

/** A toast of two lines below the header would lie over the page's heading. */
const isHeadingAtTop = (): boolean => (document.querySelector('main h1')?.getBoundingClientRect().bottom ?? Infinity) > HEADER_HEIGHT;

/** Returns the pixels at the bottom of the window down to which a bar reaches from its upper edge; 0 without one there. */
function bottomBarHeight(): number {
  const end = window.innerHeight;
  const heights = [...document.querySelectorAll(BOTTOM_BARS)].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    return height > 0 && top < end && bottom > end - TOAST_HEIGHT ? end - top : 0;
  });
  return Math.max(0, ...heights);
}

function coversFocus(bottom: number): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.contains(document.querySelector('main'))) return false;
  const box = focused.getBoundingClientRect();
  const [edge, centre] = [window.innerHeight - bottom, window.innerWidth / 2];
  return box.bottom > edge - TOAST_HEIGHT && box.top < edge && box.right > centre - HALF_WIDTH && box.left < centre + HALF_WIDTH;
}

/**
 * Returns where a toast covers neither a bar of actions at the bottom nor what has the focus: at the bottom, that many pixels up, or
 * below the header. There it is, too, where it would cover the keyboard or the pressed button of a phone, unless it would cover the
 * heading; and where it would cover a dialog's buttons.
 */
export function toastPlace(announcedByPage: boolean): { vertical: 'top' | 'bottom'; bottom: number } {
  const bottom = bottomBarHeight();
  const isOverDialog = announcedByPage && document.querySelector('[role=dialog][aria-modal=true]') !== null;
  const isPhone = window.innerWidth < BREAKPOINTS.sm;
  const isTyping = document.activeElement?.matches('input, textarea') === true;
  const belongsAtTop =
    isOverDialog || (isPhone && (isTyping || !isHeadingAtTop())) || bottom > window.innerHeight / 2 || coversFocus(bottom);
  return { vertical: belongsAtTop ? 'top' : 'bottom', bottom };
}
