import type { BatchDate, BatchMonth } from './operations/cms.ts';
import { isRow, toList, toText } from './values.ts';

/** Values from a response, unvalidated. */
type Unchecked<Schema> = { readonly [Name in keyof Schema]?: unknown };

/** A course in a month of `upcoming_batches_dates`. */
interface Course {
  /** Its days as displayed: `12, 13, 19 and 20`. */
  dates: string;
  seats: unknown;
  registerLink: unknown;
}

/**
 * Returns the courses of a month (D-64): all texts and numbers in `dates` are the days of one course, and each object is a course of its
 * own.
 */
export function listCourses({ dates }: Unchecked<BatchMonth>): Course[] {
  const items = toList(dates);
  const days = items.map(toText).filter((text) => text !== '');
  const courses = items.flatMap((item, index): Course[] => {
    if (isRow<Unchecked<Exclude<BatchDate, string>>>(item))
      return [{ dates: toText(item.date), seats: item.seats, registerLink: item.register_link }];
    return index === items.findIndex((other) => !isRow(other))
      ? [{ dates: days.join(', '), seats: undefined, registerLink: undefined }]
      : [];
  });
  return courses.filter((course) => course.dates !== '');
}
