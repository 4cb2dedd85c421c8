import styled from '@emotion/styled';
import { kolam } from '../lib/kolam.ts';
import { tone } from '../theme/tokens.ts';

const drawing = kolam('wandered off', { shape: 'diamond', columns: 7 });
const SIZE = drawing.width;

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  color: tone.violet,
  '& .trail': { color: tone.lineStrong },
  '& .stray': { color: tone.marigoldText },
});

/** A kolam of which one loop has wandered off, leaving a trail of dots: decoration of the not-found view. */
export function LostKolam(): React.JSX.Element {
  return (
    <Root
      viewBox={`0 0 ${SIZE * 1.75} ${SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing.dots} stroke={tone.marigold} strokeWidth="0.55" />
      <path d={drawing.curves.join('')} strokeWidth="0.26" />
      <path
        className="trail"
        d={`M${SIZE - 1.5} ${SIZE / 2}c4 .5 4.5 6 8.5 5.5s1.5-10 6-12.5`}
        stroke="currentColor"
        strokeWidth="0.3"
        strokeDasharray="0 1.3"
      />
      <g className="stray" transform={`translate(${SIZE * 1.56} ${SIZE * 0.2}) rotate(24)`} stroke="currentColor">
        <path d="M0 0h0" stroke={tone.marigold} strokeWidth="0.7" />
        <path d="M-2 2a2.83 2.83 0 1 1 4 0l-2 2.1z" strokeWidth="0.3" />
      </g>
    </Root>
  );
}
