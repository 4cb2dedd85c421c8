import { eventPath } from '../config/paths.ts';
import { slugOf } from './slug.ts';

/** Stands in an event's address when its program is not told; the page is found by the event's id. */
const ANY_PROGRAM = 'events';

/** Address of an event below its program, whose name may be empty. */
export const eventHref = ({ category, id }: { category: string; id: string }): string => eventPath(slugOf(category) || ANY_PROGRAM, id);

/** Links that were made from a missing id say so; nobody is asked about them (EVT-04). */
export const isNoId = (id: string | undefined): boolean => id === undefined || id === 'undefined';
