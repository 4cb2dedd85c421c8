import { useEffect, type RefObject } from 'react';

/** So far a finger must move sideways to turn to the next card or slide (HOME-05, CERT-06), in pixels. */
const SWIPE_THRESHOLD = 50;

/**
 * Follows a finger over a sideways scroller and tells at its end whether it was a swipe. The scroller
 * needs `touch-action: pan-y`, so that the browser leaves sideways movement to this.
 *
 * @param onSwipe called with 1 for the next and -1 for the previous, with 0 when the finger did not go far
 *   enough and the scroller should go back to where it was; and with that place, in pixels: by then the finger
 *   has moved the scroller
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 0 | 1, from: number) => void): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    let start: { x: number; y: number; left: number } | null = null;
    let sideways = false;

    const onStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start = touch ? { x: touch.clientX, y: touch.clientY, left: scroller.scrollLeft } : null;
      sideways = false;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const dx = touch.clientX - start.x;
      sideways ||= Math.abs(dx) > 8 && Math.abs(dx) > Math.abs(touch.clientY - start.y);
      if (!sideways) return;
      scroller.style.scrollSnapType = 'none';
      scroller.scrollLeft = start.left - dx;
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const begun = start;
      start = null;
      if (!begun || !touch) return;
      const dx = touch.clientX - begun.x;
      const far = Math.abs(dx) >= SWIPE_THRESHOLD && Math.abs(dx) > Math.abs(touch.clientY - begun.y);
      if (!far && !sideways) return;
      onSwipe(!far ? 0 : dx < 0 ? 1 : -1, begun.left);
    };
    const onCancel = () => {
      if (start && sideways) onSwipe(0, start.left);
      start = null;
    };
    scroller.addEventListener('touchstart', onStart, { passive: true });
    scroller.addEventListener('touchmove', onMove, { passive: true });
    scroller.addEventListener('touchend', onEnd);
    scroller.addEventListener('touchcancel', onCancel);
    return () => {
      scroller.removeEventListener('touchstart', onStart);
      scroller.removeEventListener('touchmove', onMove);
      scroller.removeEventListener('touchend', onEnd);
      scroller.removeEventListener('touchcancel', onCancel);
    };
  }, [ref, onSwipe]);
}

/**
 * Glides a scroller sideways to a place (jumps for visitors who asked for no motion) and turns snapping on
 * again once it is there, because snapping would fight with the glide.
 *
 * @param left the place in pixels
 * @param onRest called when it has come to rest
 */
export function glideTo(scroller: HTMLElement, left: number, calmly: boolean, onRest?: () => void): void {
  scroller.style.scrollSnapType = 'none';
  scroller.scrollTo({ left, behavior: calmly ? 'auto' : 'smooth' });
  const restore = () => {
    scroller.style.scrollSnapType = '';
    onRest?.();
  };
  if (Math.abs(scroller.scrollLeft - left) < 1) restore();
  else whenAtRest(scroller, restore, true);
}

/**
 * Calls back when a scroller has come to rest.
 *
 * @param once only the next time
 * @returns stops it
 */
export function whenAtRest(scroller: HTMLElement, callback: () => void, once = false): () => void {
  const stop = new AbortController();
  const options = { once, passive: true, signal: stop.signal };
  if ('onscrollend' in window) {
    scroller.addEventListener('scrollend', callback, options);
  } else {
    // Safari has learnt the event only lately: there, no movement for a while is rest.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (once) stop.abort();
        callback();
      }, 160);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
