import { useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { calmQuery } from '../theme/tokens.ts';

/**
 * Advances something at even steps, and knows when not to (HOME-02, D-13): under the pointer, with the
 * focus inside, in a hidden tab, after Pause, and for visitors who asked for no motion.
 *
 * @param every milliseconds between two steps; 0 never advances
 * @param at changes whenever something was shown, by hand or by itself: the time starts anew
 */
export function useAutoplay(every: number, at: number, advance: () => void) {
  const still = useMediaQuery(calmQuery);
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
  const running = every > 0 && !still && !paused && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(advance, every);
    return () => clearTimeout(timer);
  }, [running, every, at, advance]);
  return {
    running,
    paused,
    /** whether there is anything to pause at all */
    pausable: every > 0 && !still,
    togglePaused: () => setPaused((was) => !was),
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType !== 'touch') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      // Focus that moves within comes back with its focus event, before anything is drawn.
      onBlur: () => setFocused(false),
    },
  };
}
