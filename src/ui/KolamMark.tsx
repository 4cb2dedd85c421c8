import { styled } from '@mui/material/styles';
import { chooseKolamMark } from '../lib/kolamMark.ts';
import { radius, tone } from '../theme/tokens.ts';
import { Kolam } from './Kolam.tsx';

const TINTS = [
  [tone.primarySoft, tone.primary],
  [tone.secondarySoft, tone.secondary],
  [tone.accentSoft, tone.accentText],
  [tone.deep, tone.onDeep],
  [tone.errorSoft, tone.error],
  [tone.secondary, tone.surface],
  [tone.primary, tone.surface],
] as const;

const Tile = styled('span')({
  flex: 'none',
  display: 'block',
  width: 48,
  height: 48,
  padding: 5,
  overflow: 'hidden',
  borderRadius: radius,
  ...Object.fromEntries(TINTS.map(([background, color], tint) => [`&[data-tint="${tint}"]`, { background, color }])),
  // A rotated square needs more room, a rotated diamond less.
  '&[data-turned=square] > svg': { transform: 'rotate(45deg) scale(.8)' },
  '&[data-turned=octagon] > svg': { transform: 'rotate(45deg) scale(.92)' },
  '&[data-turned=diamond] > svg': { transform: 'rotate(45deg) scale(1.3)' },
  '@media (forced-colors:active)': { border: '1px solid' },
});

interface Props {
  seed: string;
  className?: string;
}

/** Small kolam (lib/kolam.ts) on a coloured tile: the mark of an employer, a course or a group. 48 px by default. */
export function KolamMark({ seed, className }: Props): React.JSX.Element {
  const { shape, columns, rows, isRotated, tint } = chooseKolamMark(seed);
  return (
    <Tile data-tint={tint} data-turned={isRotated ? shape : undefined} className={className} aria-hidden="true">
      <Kolam seed={seed} shape={shape} columns={columns} rows={rows} weight={0.5} />
    </Tile>
  );
}
