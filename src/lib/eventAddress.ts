import { eventPath } from '../config/paths.ts';
import { slugOf } from './slug.ts';

/** Path segment for an event whose program is unknown. The page only needs the event's id. */
const ANY_PROGRAM = 'events';

export const eventHref = ({ category, id }: { category: string; id: string }): string => eventPath(slugOf(category) || ANY_PROGRAM, id);

/** Returns whether an id is missing; links built from a missing one contain `undefined`. No request is made for it (EVT-04). */
export const isMissingId = (id: string | undefined): boolean => id === undefined || id === 'undefined';
