import { BREAKPOINTS, HEADER_HEIGHT } from '../../theme/primitives.ts';

export const SIDE_COLUMN = { gridColumn: 2, gridRow: '2 / span 3', alignSelf: 'start' } as const;

export const TALL_WINDOW = `@media (min-width:${BREAKPOINTS.md}px) and (min-height:860px)` as const;

export const STICKY_TOP = HEADER_HEIGHT + 16;

/** Height of the Register bar with its margin, in pixels. */
export const REGISTER_BAR_HEIGHT = 76;
