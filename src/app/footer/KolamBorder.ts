import { styled } from '@mui/material/styles';
import { tone, up } from '../../theme/tokens.ts';

/** One unbroken line around two rows of three dots, 84 × 56; each dot is the centre of a 28 px square. */
const LINE =
  'M14 28C8 22 3 19 3 14S8 3 14 3 22 8 28 14L56 42C62 48 65 53 70 53S81 48 81 42 76 34 70 28L56 14C50 8 47 3 42 3S34 8 28 14L14 28' +
  'C8 34 3 37 3 42S8 53 14 53 22 48 28 42L56 14C62 8 65 3 70 3S81 8 81 14 76 22 70 28L56 42C50 48 47 53 42 53S34 48 28 42L14 28Z';

const knot = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 56"><path d="${LINE}" fill="none" stroke="#000" stroke-width="2"/></svg>`;

/**
 * Decorative row of kolams (South Indian line drawings around dots) at the page's end. Drawn in CSS, so that there is nothing to hydrate.
 * Hidden in forced colours.
 */
export const KolamBorder = styled('div')({
  '--cell': '18px',
  position: 'relative',
  height: 'calc(2 * var(--cell))',
  marginBlock: 5,
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': {
    backgroundColor: tone.deepLine,
    mask: `url("data:image/svg+xml,${encodeURIComponent(knot)}") center/calc(3 * var(--cell)) auto repeat-x`,
  },
  '&::after': {
    background: `radial-gradient(circle, ${tone.accent} 9%, transparent 13%) center top/var(--cell) var(--cell)`,
  },
  [up.sm]: { '--cell': '26px' },
  '@media (forced-colors: active)': { display: 'none' },
});
