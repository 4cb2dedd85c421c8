/** What the element of a selector must have to match: a class, or else the name of its tag. */
type Key = { kind: 'class' | 'tag'; name: string };

/** The selectors of a list without what is in brackets, which may be an alternative or the opposite. Undefined when it has escapes. */
function partsOf(selectors: string): string[] | undefined {
  if (/[\\"']/.test(selectors)) return undefined;
  const parts = [''];
  let depth = 0;
  for (const sign of selectors) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) parts.push('');
    else if (depth === 0) parts[parts.length - 1] += sign;
  }
  return depth === 0 ? parts : undefined;
}

/** The key of a selector without brackets: it is in its last step. */
function keyOf(selector: string): Key | undefined {
  const step =
    selector
      .trim()
      .split(/[\s>+~]/)
      .at(-1) ?? '';
  const [, name] = /\.([\w-]+)/.exec(step) ?? [];
  if (name !== undefined) return { kind: 'class', name };
  const [tag] = /^[a-z][\w-]*/i.exec(step) ?? [];
  return tag === undefined ? undefined : { kind: 'tag', name: tag.toLowerCase() };
}

/**
 * The keys of which an element must have one to match a list of selectors; undefined when that cannot be told.
 * `.a > .b:hover, li` → class `b`, tag `li`
 */
export function keysOf(selectors: string): Key[] | undefined {
  const keys = partsOf(selectors)?.map(keyOf);
  return keys?.every((key) => key !== undefined) ? keys : undefined;
}

/** Whether an element matches selectors; rules that have none, such as `@font-face`, are asked about as well. */
export type Match = (selectors: string | undefined, element: Element) => boolean;

/**
 * The same answers as `match`, which is asked only about elements that have a key of the selectors. Browsers do so, too.
 * For documents in standards mode, where classes are told apart by case.
 */
export function filteredByKey(match: Match): Match {
  const keyCache = new Map<string, Key[] | undefined>();
  return (selectors, element) => {
    if (selectors === undefined) return match(selectors, element);
    if (!keyCache.has(selectors)) keyCache.set(selectors, keysOf(selectors));
    const keys = keyCache.get(selectors);
    if (keys !== undefined) {
      const tag = element.localName.toLowerCase();
      const classes = element.getAttributeNS(null, 'class') ?? '';
      if (!keys.some(({ kind, name }) => (kind === 'tag' ? name === tag : classes.includes(name)))) return false;
    }
    return match(selectors, element);
  };
}
