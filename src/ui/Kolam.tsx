import { keyframes, styled } from '@mui/material/styles';
import { memo, useEffect, useState } from 'react';
import type { kolam, Kolam as Drawing, KolamOptions } from '../lib/kolam.ts';
import { useServed } from './useServed.ts';

const unfold = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-drawn] > path:last-of-type': { strokeDasharray: 1, animation: `${unfold} 2.4s ease-in-out both` },
});

export interface KolamProps extends KolamOptions {
  /** the same text always gives the same drawing: a program's name, a certification */
  seed: string;
  /** width of the line in units of the drawing; four units lie between two dots */
  weight?: number;
  /** colour of the dots; the line has the colour of the text */
  dotColour?: string;
  /** the line is drawn before one's eyes, once (not for visitors who asked for no motion) */
  drawn?: boolean;
  /** `cover` fills a box and may be cut off, for backgrounds */
  fit?: 'contain' | 'cover';
  className?: string;
}

type Draw = typeof kolam;

let draw: Draw | null = null;

/** Hands in the drawing code where it must be there at once: on the server and in tests. */
export function provideKolam(given: Draw): void {
  draw = given;
}

/** In the browser the code comes with the first drawing that the server has not made. */
async function loadKolam(): Promise<void> {
  draw = (await import(/* webpackChunkName: "kolam" */ '../lib/kolam.ts')).kolam;
}

const drawings = new Map<string, Drawing>();

/** Drawings are kept, so that a list drawn anew costs nothing; the oldest go first. */
function drawingOf(drawWith: Draw, key: string, seed: string, options: KolamOptions): Drawing {
  const known = drawings.get(key);
  if (known) return known;
  const made = drawWith(seed, options);
  drawings.set(key, made);
  const [oldest] = drawings.keys();
  if (drawings.size > 200 && oldest !== undefined) drawings.delete(oldest);
  return made;
}

/** The drawing; `served` when the server's stands in the page already, null while the code for it is on its way. */
function useDrawing(seed: string, { shape, columns, rows }: KolamOptions): Drawing | 'served' | null {
  const key = `${seed}|${shape}|${columns}|${rows}`;
  const served = useServed();
  const [servedKey] = useState(served && typeof window !== 'undefined' ? key : null);
  const [, setLoads] = useState(0);
  const missing = servedKey !== key && draw === null;
  useEffect(() => {
    // A drawing is decoration: without its code the place stays empty.
    if (missing)
      void loadKolam().then(
        () => setLoads((loads) => loads + 1),
        () => undefined,
      );
  }, [missing]);
  if (servedKey === key) return 'served';
  return draw === null ? null : drawingOf(draw, key, seed, { shape, columns, rows });
}

/**
 * A kolam as line art: decoration, hidden from screen readers, as large as its box. What the server has drawn is left
 * as it is: working it out again would keep a slow phone busy for nothing.
 */
export const Kolam = memo(function Kolam(props: KolamProps) {
  const { seed, shape, columns, rows, weight = 0.3, dotColour = 'currentColor', drawn, fit = 'contain', className } = props;
  const drawing = useDrawing(seed, { shape, columns, rows });
  const frame = {
    preserveAspectRatio: fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    focusable: 'false',
    'data-drawn': drawn ? '' : undefined,
    className,
  } as const;
  // oxlint-disable-next-line react/no-danger -- empty: tells React to leave the server's content alone
  if (drawing === 'served') return <Root key="served" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  if (drawing === null) return <Root key="empty" {...frame} viewBox="0 0 1 1" />;
  return (
    <Root key="drawn" {...frame} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      <path d={drawing.dots} stroke={dotColour} strokeWidth={weight * 2.2} />
      <path d={drawing.curves.join('')} strokeWidth={weight} pathLength={drawn ? 1 : undefined} />
    </Root>
  );
});
