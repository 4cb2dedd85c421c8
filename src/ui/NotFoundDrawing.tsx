import { styled } from '@mui/material/styles';
import { drawKolam } from '../lib/kolam.ts';
import { tone } from '../theme/tokens.ts';

const drawing = drawKolam('wandered off', { shape: 'diamond', columns: 7 });
const SIZE = drawing.width;
/** Horizontal position at which the loop was joined: two units inside the outermost dot on the right. */
const SEAM = SIZE - 4;

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  color: tone.primary,
  '& .trail': { color: tone.lineStrong },
  '& .stray': { color: tone.accentText },
});

/** Decoration of the not-found view: a kolam (lib/kolam.ts) with one detached loop. */
export function NotFoundDrawing(): React.JSX.Element {
  return (
    <Root
      viewBox={`0 0 ${SIZE * 1.7} ${SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing.dots} stroke={tone.accent} strokeWidth="0.55" />
      {/* The inner svg clips the outermost loop. */}
      <svg width={SEAM} height={SIZE} viewBox={`0 0 ${SEAM} ${SIZE}`}>
        <path d={drawing.curves.join('')} strokeWidth="0.26" />
      </svg>
      <path
        className="trail"
        d={`M${SIZE - 0.6} ${SIZE / 2}c4 .5 4.5 6 8.5 5.5s2.2-9.5 5.6-12.4`}
        stroke="currentColor"
        strokeWidth="0.3"
        strokeDasharray="0 1.3"
      />
      <g className="stray" transform={`translate(${SIZE * 1.56} ${SIZE * 0.2}) rotate(-58) scale(1.35)`} stroke="currentColor">
        <path d="M0 0h0" stroke={tone.accent} strokeWidth="0.5" />
        <path d="M-2 0l1-1a1.414 1.414 0 1 1 0 2z" strokeWidth="0.24" />
      </g>
    </Root>
  );
}
