import { Container, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { reducedMotionQuery, touch } from '../theme/tokens.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useMounted } from './useMounted.ts';
import { scrollSmoothly, useSwipe, onScrollEnd } from './useSwipe.ts';

/**
 * Advances at a fixed interval (HOME-02, D-13), but not on hover, with the focus inside, in a hidden tab, after Pause, or with reduced
 * motion.
 * @param intervalMs milliseconds; with 0 it never advances
 * @param index current slide; a change restarts the interval
 * @returns the state of autoplay, the function for Pause and Play, and handlers for the element on which hover and focus stop autoplay
 */
function useAutoplay(intervalMs: number, index: number, advance: () => void) {
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

const Root = styled('section')({ position: 'relative' });

const Track = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&[data-ready]': { overflowX: 'hidden', touchAction: 'pan-y' },
});

const Slide = styled('div')({
  flex: '0 0 100%',
  minWidth: 0,
  display: 'grid',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

const Bar = styled(Container)({
  position: 'relative',
  minHeight: touch + 6,
  marginTop: -(touch / 2 + 3),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

export interface CarouselSlide {
  key: string | number;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds until the next slide. When absent, slides change by hand only. */
  autoplayMs?: number;
}

/**
 * Carousel with arrows, dots and Pause (HOME-02). Wraps around at both ends. Built on scroll snapping, so that all slides can be reached
 * without scripts.
 */
export function Carousel({ label, slides, autoplayMs: autoplay = 0 }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const mounted = useMounted();
  const reducesMotion = useMediaQuery(reducedMotionQuery);
  const [index, setIndex] = useState(0);
  const count = slides.length;

  const show = useCallback(
    (slide: number) => {
      const next = (slide + count) % count;
      setIndex(next);
      if (track.current) scrollSmoothly(track.current, next * track.current.clientWidth, reducesMotion);
    },
    [count, reducesMotion],
  );
  const advance = useCallback(() => show(index + 1), [show, index]);
  const { running, paused, pausable, togglePaused, handlers } = useAutoplay(count > 1 ? autoplay : 0, index, advance);
  useSwipe(
    track,
    useCallback((step) => show(index + step), [show, index]),
  );
  useScrollSync(track, setIndex);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || count < 2) return;
    event.preventDefault();
    show(index + step);
  };

  return (
    <Root aria-roledescription="carousel" aria-label={label} {...handlers}>
      <Track ref={track} data-ready={mounted ? '' : undefined} aria-live={running ? 'off' : 'polite'}>
        {slides.map(({ key, content }, slide) => (
          <Slide
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${slide + 1} of ${count}`}
            inert={mounted && slide !== index}
          >
            {content}
          </Slide>
        ))}
      </Track>
      {count > 1 && (
        <Bar onKeyDown={onKeyDown}>
          {mounted && (
            <CarouselControls
              count={count}
              index={index}
              onShow={show}
              isPlaying={pausable ? !paused : null}
              onTogglePlaying={togglePaused}
            />
          )}
        </Bar>
      )}
    </Root>
  );
}

/** Synchronises the slide number with native scrolling, which happens before hydration and by assistive technology. */
function useScrollSync(track: { current: HTMLElement | null }, onSlide: (slide: number) => void) {
  useEffect(() => {
    const scroller = track.current;
    if (!scroller) return undefined;
    const showSlide = () => {
      if (scroller.clientWidth > 0) onSlide(Math.round(scroller.scrollLeft / scroller.clientWidth));
    };
    showSlide();
    return onScrollEnd(scroller, showSlide);
  }, [track, onSlide]);
}
