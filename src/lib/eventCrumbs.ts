import { paths } from '../config/paths.ts';
import { programHref } from './subjectAddress.ts';

interface TitledEvent {
  title: string;
  /** Program name; empty when unknown. */
  category: string;
}

/** Returns the breadcrumbs of an event, as the structured data have them. */
export function eventCrumbs({ category, title }: TitledEvent, path: string): { name: string; path: string }[] {
  const program = programHref(category);
  return [{ name: 'Home', path: paths.home }, ...(program === null ? [] : [{ name: category, path: program }]), { name: title, path }];
}

/** Returns the breadcrumbs as a page shows them: `Special Program` has no page, so it is not in the structured data. */
export function shownEventCrumbs(event: TitledEvent, path: string): { label: string; to?: string }[] {
  const [home, ...others] = eventCrumbs(event, path).map(({ name, path: to }) => ({ label: name, to }));
  return [...(home ? [home] : []), { label: 'Special Program' }, ...others];
}
