import type { EventDetail } from '../../api/models/event.ts';
import { paths, programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';

/** Returns the breadcrumbs of an event. */
export const eventCrumbs = ({ category, title }: EventDetail, path: string) => [
  { name: 'Home', path: paths.home },
  ...(category === '' ? [] : [{ name: category, path: programPath(slugOf(category)) }]),
  { name: title, path },
];
