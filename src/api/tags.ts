import { SESSION_TAGS as GENERATED_SESSION_TAGS, TAG_TYPES } from './generated/tags.ts';
import { removeStored, writeStored } from './session/browserStorage.ts';

export type TagType = (typeof TAG_TYPES)[number];

/** The tag of an item or of a named list. A whole subject has a plain name as its tag, which the generator writes. */
export interface Tag<T extends TagType = TagType> {
  type: T;
  id: string;
}

const LIST = 'LIST';

export const JOB_LISTS = { created: 'CREATED', applied: 'APPLIED', moderation: 'MODERATION' } as const;

/**
 * Creates a tag. The id gets a prefix, because RTK Query looks ids up in a plain object, where an id such as `constructor` would find an
 * inherited property.
 */
export const tag = <T extends TagType>(type: T, id: string = LIST): Tag<T> => ({ type, id: `#${id}` });

/** Returns the tags of a list and its items, so that a change of one item refreshes the list. */
export const listTags = <T extends TagType>(type: T, items: readonly { id: string }[] = [], list: string = LIST): Tag<T>[] => [
  tag(type, list),
  ...items.map((item) => tag(type, item.id)),
];

type AnyTag = TagType | Tag;

const isTagType = (name: unknown): boolean => TAG_TYPES.some((known) => known === name);

/** Local-storage key by which a tab announces changed tags to the others. The entry is removed at once. */
export const CHANGES_KEY = 'changes';

/** Announces tags to the other tabs, through the storage event, and returns them. */
function broadcastTags(tags: readonly AnyTag[]): readonly AnyTag[] {
  if (tags.length > 0 && writeStored(CHANGES_KEY, JSON.stringify(tags))) removeStored(CHANGES_KEY);
  return tags;
}

/** Parses announced tags, ignoring unknown ones. */
export function readBroadcastTags(text: string | null): AnyTag[] {
  try {
    const tags = JSON.parse(text ?? '[]') as unknown[];
    return tags.filter((item): item is AnyTag => {
      if (typeof item === 'string') return isTagType(item);
      const { type, id } = Object(item) as Partial<Tag>;
      return typeof id === 'string' && isTagType(type);
    });
  } catch {
    return [];
  }
}

/**
 * Creates the `invalidatesTags` of a write. If the write succeeds, invalidates the tags in all tabs (CACHE-02); otherwise none. `baseApi` does
 * so with generated tags; tags in `src/api/endpoints` need it.
 */
export const onSuccess =
  <Arg, Result>(tags: (arg: Arg, result: Result | undefined) => readonly AnyTag[]) =>
  (result: Result | undefined, error: unknown, arg: Arg): readonly AnyTag[] =>
    error ? [] : broadcastTags(tags(arg, result));

/** Tags of responses that depend on the caller. Login and logout invalidate them (D-36, D-37). */
export const SESSION_TAGS: TagType[] = [...GENERATED_SESSION_TAGS];
