import type * as TestingLibrary from '@testing-library/dom';

/** A text, or the source of a regular expression: what is sent to the page must be JSON. */
type Pattern = string | { source: string };

/** How people name an element. */
export type Query = { by: 'role'; role: string; name?: Pattern } | { by: 'label'; name: Pattern } | { by: 'text'; name: Pattern };

/** Where an element can be clicked, or why it cannot. */
type Target = { x: number; y: number } | { problem: string };

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    pageTools: {
      findElements: typeof findElements;
      locate: typeof locate;
      /** Ends what `locate` began. @returns whether the click would have hit something else */
      endClick?: () => boolean;
    };
  }
}

/**
 * Returns the elements that a path of queries names, each query within the results of the one before.
 * @param options `hidden`: also those that people cannot see, for example file fields behind a button
 */
function findElements(path: Query[], { hidden = false } = {}): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const read = (pattern: Pattern): string | RegExp => (typeof pattern === 'string' ? pattern : new RegExp(pattern.source));
  const search = (scope: HTMLElement, query: Query): HTMLElement[] => {
    if (query.by === 'label') return queryAllByLabelText(scope, read(query.name));
    if (query.by === 'text') return queryAllByText(scope, read(query.name), { ignore: 'script, style, noscript' });
    // Testing Library would compute the style of every ancestor of every element; this is checked for the results only.
    return queryAllByRole(scope, query.role, { hidden: true, ...(query.name !== undefined && { name: read(query.name) }) });
  };
  const isSeen = (element: HTMLElement): boolean =>
    hidden || (element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null);
  return path.reduce<HTMLElement[]>(
    (scopes, query) => [...new Set(scopes.flatMap((scope) => search(scope, query)))].filter(isSeen),
    [document.body],
  );
}

/** Returns the beginning of an element's HTML. */
function describeElement(element: Element | null): string {
  return element?.outerHTML.slice(0, 160) ?? 'nothing';
}

/** Lets no input of the next click reach anything but these elements, because the page can still move before the click. */
function guardClick(elements: Element[]): void {
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let missed: boolean | undefined;
  const guard = (event: Event): void => {
    const { target } = event;
    missed ??= !(target instanceof Node && elements.some((element) => element.contains(target)));
    if (!missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) window.addEventListener(type, guard, true);
  window.pageTools.endClick = () => {
    for (const type of types) window.removeEventListener(type, guard, true);
    return missed === true;
  };
}

/** Scrolls the only element of a path into view, waits until it does not move, and returns the point at which it can be clicked. */
async function locate(path: Query[]): Promise<Target> {
  const elements = findElements(path);
  const [element] = elements;
  if (element === undefined || elements.length > 1)
    return { problem: [`${elements.length} elements`, ...elements.map(describeElement)].join('\n') };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { problem: `disabled: ${describeElement(element)}` };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const measure = (): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const before = measure();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = measure();
  if (left !== before.left || top !== before.top) return { problem: `moving: ${describeElement(element)}` };
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const targets = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
  const hit = document.elementFromPoint(x, y);
  if (!targets.some((target) => target.contains(hit))) return { problem: `${describeElement(element)} is behind ${describeElement(hit)}` };
  guardClick(targets);
  return { x, y };
}

/** The source of a script that gives a page `window.pageTools`; it needs Testing Library. */
export const pageToolsScript = `window.pageTools = (() => {
${[findElements, describeElement, guardClick, locate].map(String).join('\n')}
return { findElements, locate };
})();`;
