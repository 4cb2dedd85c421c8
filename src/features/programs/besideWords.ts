import { BREAKPOINTS, HEADER_HEIGHT } from '../../theme/primitives.ts';

/** The column beside an event's words, below its poster and as long as they are. */
export const COLUMN = { gridColumn: 2, gridRow: '2 / span 3', alignSelf: 'start' } as const;

/** In a window so large what stands beside the words stays in sight while they are read. */
export const TALL = `@media (min-width:${BREAKPOINTS.md}px) and (min-height:860px)` as const;

/** Pixels. */
export const BELOW_HEADER = HEADER_HEIGHT + 16;

/** Height of Register with the room below it, in pixels. */
export const REGISTER = 76;
