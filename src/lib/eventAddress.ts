import { eventPath } from '../config/paths.ts';
import { slugOf } from './slug.ts';

/** Placeholder segment when the event's program is unknown; the page is found by the event's id. */
const ANY_PROGRAM = 'events';

export const eventHref = ({ category, id }: { category: string; id: string }): string => eventPath(slugOf(category) || ANY_PROGRAM, id);

/** Links built from a missing id contain `undefined`; no request is made for them (EVT-04). */
export const isMissingId = (id: string | undefined): boolean => id === undefined || id === 'undefined';
