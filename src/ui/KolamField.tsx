import { styled } from '@mui/material/styles';
import { down } from '../theme/tokens.ts';
import { Kolam } from './Kolam.tsx';

const Root = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  // On a phone there is no room beside the text: it steps back.
  [down.sm]: { opacity: 0.5 },
  // The colours that keep it quieter than the words are not kept there.
  '@media (forced-colors:active)': { display: 'none' },
  '&[data-fade=start]': { maskImage: 'linear-gradient(to right, transparent 30%, #000 85%)' },
  '&[data-fade=down]': { maskImage: 'linear-gradient(to bottom, #000, transparent 90%)' },
  '&[data-fade=up]': { maskImage: 'linear-gradient(to top, #000, transparent 90%)' },
});

export interface KolamFieldProps {
  seed: string;
  /** where the drawing fades away, so that it is never behind text: at the start of the line, downwards, upwards */
  fade?: 'start' | 'down' | 'up' | 'none';
  /** dots across and down; more dots make a finer field */
  columns?: number;
  rows?: number;
  weight?: number;
  className?: string;
}

/**
 * A large, quiet kolam behind a whole surface, in the colour of the text around it. The parent is
 * `position: relative`, sets the colour (`tone.deepLine`, `tone.line`) on this, and keeps its own content
 * above with `position: relative`.
 */
export function KolamField({ seed, fade = 'start', columns = 13, rows = 7, weight = 0.16, className }: KolamFieldProps) {
  return (
    <Root data-fade={fade} className={className} aria-hidden="true">
      <Kolam seed={seed} shape="square" columns={columns} rows={rows} weight={weight} fit="cover" />
    </Root>
  );
}
