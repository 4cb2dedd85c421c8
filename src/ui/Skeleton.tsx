import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { radius, tone } from '../theme/tokens.ts';
import { Card, CardBody } from './Card.tsx';
import { SlowHint } from './SlowHint.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A grey block in the place of something that loads. Give it the final size; it is hidden from screen readers. */
export const SkeletonBlock = styled('span', {
  shouldForwardProp: (prop) => !['width', 'height', 'ratio', 'round'].includes(String(prop)),
})<{
  width?: number | string;
  height?: number | string;
  ratio?: string;
  round?: boolean;
}>(({ width = '100%', height = '1em', ratio, round }) => ({
  display: 'block',
  width,
  maxWidth: '100%',
  height: ratio ? 'auto' : height,
  aspectRatio: ratio,
  borderRadius: round ? '50%' : ratio ? 0 : radius / 2,
  background: tone.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));

/** Lines of text that load; the last one is shorter. `leading` is the line height in em. */
export function SkeletonText({ lines = 3, leading = 1.6 }: { lines?: number; leading?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} leading={leading}>
          <SkeletonBlock width={line === lines - 1 ? '62%' : '100%'} height="0.75em" />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled('span')({ display: 'block' });

const Line = styled('span', { shouldForwardProp: (prop) => prop !== 'leading' })<{ leading: number }>(({ leading }) => ({
  display: 'flex',
  alignItems: 'center',
  height: `${leading}em`,
}));

/** A card that loads: a picture of a ratio (none when left out), a title and some lines. */
export function SkeletonCard({ ratio, lines = 3 }: { ratio?: string; lines?: number }) {
  return (
    <Card as="div" aria-hidden="true">
      {ratio && <SkeletonBlock ratio={ratio} />}
      <CardBody>
        <SkeletonBlock width="70%" height="1.5em" />
        <SkeletonText lines={lines} />
      </CardBody>
    </Card>
  );
}

/**
 * The place of something that loads: its skeletons, a word for screen readers, and a hint when it is slow.
 *
 * @param props.label what loads: `Loading events`
 */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Region aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
      <SlowHint />
    </Region>
  );
}

const Region = styled('div')({ position: 'relative' });
