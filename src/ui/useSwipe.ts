import { useEffect, type RefObject } from 'react';

/** Horizontal distance of a swipe (HOME-05, CERT-06), in pixels. */
const SWIPE_THRESHOLD = 50;

/**
 * Detects swipes on a horizontal scroller, which needs `touch-action: pan-y`.
 * @param onSwipe receives 1 for next, -1 for previous or 0 for too short a swipe, and the scroll position in pixels before the swipe
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 0 | 1, from: number) => void): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    let start: { x: number; y: number; left: number } | null = null;
    let isHorizontal = false;

    const onStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start = touch ? { x: touch.clientX, y: touch.clientY, left: scroller.scrollLeft } : null;
      isHorizontal = false;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const dx = touch.clientX - start.x;
      isHorizontal ||= Math.abs(dx) > 8 && Math.abs(dx) > Math.abs(touch.clientY - start.y);
      if (!isHorizontal) return;
      scroller.style.scrollSnapType = 'none';
      scroller.scrollLeft = start.left - dx;
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const swipeStart = start;
      start = null;
      if (!swipeStart || !touch) return;
      const dx = touch.clientX - swipeStart.x;
      const isFarEnough = Math.abs(dx) >= SWIPE_THRESHOLD && Math.abs(dx) > Math.abs(touch.clientY - swipeStart.y);
      if (!isFarEnough && !isHorizontal) return;
      onSwipe(!isFarEnough ? 0 : dx < 0 ? 1 : -1, swipeStart.left);
    };
    const onCancel = () => {
      if (start && isHorizontal) onSwipe(0, start.left);
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

/** Scrolls smoothly to `left` pixels, or jumps there with reduced motion. Scroll snapping is off meanwhile. Calls `onRest` at the end. */
export function scrollSmoothly(scroller: HTMLElement, left: number, reducesMotion: boolean, onRest?: () => void): void {
  scroller.style.scrollSnapType = 'none';
  scroller.scrollTo({ left, behavior: reducesMotion ? 'auto' : 'smooth' });
  const restore = () => {
    scroller.style.scrollSnapType = '';
    onRest?.();
  };
  if (Math.abs(scroller.scrollLeft - left) < 1) restore();
  else onScrollEnd(scroller, restore, { once: true });
}

/** Calls back whenever scrolling ends, or with `once` only the next time. Returns the unsubscribe function. */
export function onScrollEnd(scroller: HTMLElement, callback: () => void, { once = false } = {}): () => void {
  const abort = new AbortController();
  const options = { once, passive: true, signal: abort.signal };
  if ('onscrollend' in window) {
    scroller.addEventListener('scrollend', callback, options);
  } else {
    // Older versions of Safari lack `scrollend`. There, 160 ms without movement count as the end.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (once) abort.abort();
        callback();
      }, 160);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true, signal: abort.signal });
  }
  return () => abort.abort();
}
