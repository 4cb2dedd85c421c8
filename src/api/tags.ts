/** Every kind of cached answer; named like the tags of the contracts. */
export const TAG_TYPES = [
  'Applicant',
  'Banner',
  'Certification',
  'Event',
  'Job',
  'JobAlert',
  'Login',
  'Mail',
  'Member',
  'Page',
  'Person',
  'Program',
  'Provider',
  'Search',
  'Statistic',
  'System',
  'Video',
] as const;

/** A kind of cached answer. */
export type TagType = (typeof TAG_TYPES)[number];

/** A cached answer of one kind: one item by its id, or a list by its name. */
export interface Tag<T extends TagType = TagType> {
  type: T;
  id: string;
}

/** Name of a list that has no other name. */
const LIST = 'LIST';

/** Names of the lists of jobs that are not the public board. */
export const JOB_LISTS = { created: 'CREATED', applied: 'APPLIED', pending: 'PENDING', saved: 'SAVED' } as const;

/**
 * One tag. With a sign before its name: the library looks names up in a plain object, where an id from an address such as
 * `constructor` would find what every object has.
 */
export const tag = <T extends TagType>(type: T, id: string = LIST): Tag<T> => ({ type, id: `#${id}` });

/** The tags of a list and of everything in it, so that a change of one item refreshes the list that shows it. */
export const listTags = <T extends TagType>(type: T, items: readonly { id: string }[] = [], list: string = LIST): Tag<T>[] => [
  tag(type, list),
  ...items.map((item) => tag(type, item.id)),
];

/**
 * `invalidatesTags` of a write: the tags of what has changed, and none when it failed.
 *
 * @param tags the tags, by the argument and the result of the write
 */
export const onSuccess =
  <Arg, Result>(tags: (arg: Arg, result: Result | undefined) => Tag[]) =>
  (result: Result | undefined, error: unknown, arg: Arg): Tag[] =>
    error ? [] : tags(arg, result);

/** Kinds whose answers depend on who asks: invalidate them after signing in (D-36, D-37). */
export const SESSION_TAGS: TagType[] = ['Job', 'JobAlert', 'Applicant', 'Video', 'Member', 'Provider', 'System'];
