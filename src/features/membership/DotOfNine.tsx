import { styled } from '@mui/material/styles';
import { tone } from '../../theme/tokens.ts';

const Drawing = styled('svg')({ maxWidth: 72, color: tone.primary, overflow: 'visible' });

/** Distance of dots in drawing units. */
const STEP = 20;

const findDotPosition = (index: number): readonly [x: number, y: number] => [
  (index % 3) * STEP + 8,
  (Math.floor(index / 3) % 3) * STEP + 8,
];

const drawDot = (index: number): string => `M${findDotPosition(index).join(' ')}h0`;

const ALL_DOTS = Array.from({ length: 9 }, (_, index) => drawDot(index)).join('');

/** Grid of nine dots with a circle around one of them, like the line around the dots of a kolam drawing. */
export function DotOfNine({ index }: { index: number }): React.JSX.Element {
  const [x, y] = findDotPosition(index);
  return (
    <Drawing aria-hidden="true" focusable="false" width="100%" viewBox="0 0 56 56" fill="none" strokeLinecap="round">
      <path d={ALL_DOTS} stroke="currentColor" strokeWidth={5} opacity={0.45} />
      <circle cx={x} cy={y} r={8.5} stroke="currentColor" strokeWidth={2.5} />
      <path d={drawDot(index)} stroke={tone.accent} strokeWidth={7} />
    </Drawing>
  );
}
