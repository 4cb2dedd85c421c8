import type { EventDetail } from '../../api/models/event.ts';
import { paths } from '../../config/paths.ts';
import { programHref } from '../../lib/subjectAddress.ts';

/** Returns the breadcrumbs of an event. */
export function eventCrumbs({ category, title }: EventDetail, path: string): { name: string; path: string }[] {
  const program = programHref(category);
  return [{ name: 'Home', path: paths.home }, ...(program === null ? [] : [{ name: category, path: program }]), { name: title, path }];
}
