import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { reducedMotionQuery } from '../theme/tokens.ts';

/**
 * Advances at a fixed interval (HOME-02, D-13), but not on hover, with the focus inside, in a hidden tab, after Pause, or with reduced
 * motion.
 * @param intervalMs milliseconds; with 0 it never advances
 * @param index current slide; a change restarts the interval
 * @returns the state of autoplay, the function for Pause and Play, and handlers for the element on which hover and focus stop autoplay
 */
export function useAutoplay(intervalMs: number, index: number, advance: () => void) {
  const reducesMotion = useMediaQuery(reducedMotionQuery);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const running = intervalMs > 0 && !reducesMotion && !paused && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(advance, intervalMs);
    return () => clearTimeout(timer);
  }, [running, intervalMs, index, advance]);
  return {
    running,
    paused,
    pausable: intervalMs > 0 && !reducesMotion,
    togglePaused: () => setPaused((was) => !was),
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType !== 'touch') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      // When the focus moves within the element, `onFocus` sets this again before the next paint.
      onBlur: () => setFocused(false),
    },
  };
}
