import { styled } from '@mui/material/styles';
import { down } from '../theme/tokens.ts';
import { Kolam } from './Kolam.tsx';

const Root = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  [down.sm]: { opacity: 0.5 },
  // Hidden, because forced-colours mode would replace its colour.
  '@media (forced-colors:active)': { display: 'none' },
  '&[data-fade=start]': { maskImage: 'linear-gradient(to right, transparent 30%, #000 85%)' },
  '&[data-fade=down]': { maskImage: 'linear-gradient(to bottom, #000, transparent 90%)' },
  '&[data-fade=up]': { maskImage: 'linear-gradient(to top, #000, transparent 90%)' },
});

export interface KolamFieldProps {
  seed: string;
  fade?: 'start' | 'down' | 'up' | 'none';
  columns?: number;
  rows?: number;
  weight?: number;
  className?: string;
}

/**
 * Large decorative kolam (lib/kolam.ts) behind a section. The parent must be `position: relative`, set the colour, and position its own
 * content.
 */
export function KolamField({ seed, fade = 'start', columns = 13, rows = 7, weight = 0.16, className }: KolamFieldProps) {
  return (
    <Root data-fade={fade} className={className} aria-hidden="true">
      <Kolam seed={seed} shape="square" columns={columns} rows={rows} weight={weight} fit="cover" />
    </Root>
  );
}
