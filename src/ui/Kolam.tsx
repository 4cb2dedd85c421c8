import { keyframes, styled } from '@mui/material/styles';
import { memo } from 'react';
import { drawKolam, type Kolam as Drawing, type KolamOptions } from '../lib/kolam.ts';

const drawLine = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-drawn] > path:last-of-type': { strokeDasharray: 1, animation: `${drawLine} 2.4s ease-in-out both` },
});

export interface KolamProps extends KolamOptions {
  seed: string;
  weight?: number;
  /** Colour of the dots. The line has the colour of the text. */
  dotColour?: string;
  /** Animates the line once, unless reduced motion is preferred. */
  isAnimated?: boolean;
  /** `cover` fills the box and may be cropped. */
  fit?: 'contain' | 'cover';
  className?: string;
}

const drawings = new Map<string, Drawing>();
const MAX_DRAWINGS = 200;

/** Draws a kolam or returns it from a cache, so that rendering a list again is cheap. The cache evicts the oldest drawing first. */
function drawingOf(seed: string, { shape, columns, rows }: KolamOptions): Drawing {
  const key = `${seed}|${shape}|${columns}|${rows}`;
  const cached = drawings.get(key);
  if (cached) return cached;
  const drawing = drawKolam(seed, { shape, columns, rows });
  drawings.set(key, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > MAX_DRAWINGS && oldest !== undefined) drawings.delete(oldest);
  return drawing;
}

/** Decorative kolam (lib/kolam.ts) as line art, hidden from screen readers. */
export const Kolam = memo(function Kolam(props: KolamProps) {
  const { seed, shape, columns, rows, weight = 0.3, dotColour = 'currentColor', isAnimated, fit = 'contain', className } = props;
  const drawing = drawingOf(seed, { shape, columns, rows });
  return (
    <Root
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-drawn={isAnimated ? '' : undefined}
      className={className}
    >
      <path d={drawing.dots} stroke={dotColour} strokeWidth={weight * 2.2} />
      <path d={drawing.curves.join('')} strokeWidth={weight} pathLength={isAnimated ? 1 : undefined} />
    </Root>
  );
});
