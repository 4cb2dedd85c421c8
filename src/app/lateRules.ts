/** Styles of a document, split. */
export interface SplitRules {
  /** What the document can show as it is. */
  now: string;
  /** What it can show only once scripts have changed it, to be put behind all of `now`. */
  late: string;
}

/** Rules as emotion writes them: one after the other, nested in nothing but conditions. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** The selectors of a rule, or of all rules in a condition; none of an animation. */
function selectorsOf(rule: string): string[] {
  if (/^@(?!media|supports|container)/.test(rule)) return [];
  return [...rule.matchAll(/([^{}]+)\{/g)]
    .map(([, list = '']) => list)
    .filter((list) => !list.startsWith('@'))
    .flatMap((list) => list.split(/,(?![^(]*\))/));
}

/** How many classes, attributes and states a selector asks for; two that ask for as many are settled by their order. */
const weight = (selector: string): number =>
  selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)|::[\w-]+/g, '').match(/[.[]|:(?!not|is|has)/g)?.length ?? 0;

/** MUI says what a placeholder looks like three times, for old browsers too; every browser that the site is for knows `::placeholder`. */
const inOnePlaceholder = (css: string): string => css.replaceAll('::-webkit-input-placeholder', '::placeholder');
const isOldPlaceholder = (selector: string): boolean => /::-(?:moz|ms-input)-placeholder$/.test(selector.trim());

/** The class of emotion's that a rule belongs to: within one, rules count on their order. */
const ownerOf = (selectors: readonly string[]): string => /\.(css-[\da-z]+)/.exec(selectors[0] ?? '')?.[1] ?? '';

/**
 * Parts what a document needs before its scripts from what MUI has for states that only scripts bring about: disabled,
 * focused, loading, a chip's button for removing it. A fifth of the board's rules; a slow phone reads them ahead of the title.
 *
 * A rule is late when its selectors ask for a class of MUI that no element of the document has. Rules of the same component
 * that stood after a late one, and won only because of that, are said once more after it.
 *
 * What MUI says of placeholders to browsers of long ago is left out.
 *
 * @param css rules as emotion writes them
 * @param html the document's markup
 */
export function splitRules(css: string, html: string): SplitRules {
  const present = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const cannotBe = (selector: string): boolean =>
    [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.(Mui[\w-]+)/g)].some(([, name = '']) => !present.has(name));

  const now: string[] = [];
  const late: string[] = [];
  const lateWeights = new Map<string, Set<number>>();
  for (const rule of rulesOf(inOnePlaceholder(css))) {
    const selectors = selectorsOf(rule);
    if (selectors.length > 0 && selectors.every(isOldPlaceholder)) continue;
    const owner = ownerOf(selectors);
    const weights = lateWeights.get(owner) ?? new Set<number>();
    const isLate = selectors.length > 0 && selectors.every(cannotBe);
    if (!isLate) now.push(rule);
    if (!isLate && !selectors.some((selector) => weights.has(weight(selector)))) continue;
    late.push(rule);
    for (const selector of selectors) weights.add(weight(selector));
    lateWeights.set(owner, weights);
  }
  return { now: now.join(''), late: late.join('') };
}
