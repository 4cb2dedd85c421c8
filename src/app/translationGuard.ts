/** Returns the child of `parent` that is the translator's wrapper around a node; null when there is none. Wrappers may be nested. */
function wrapperIn(parent: Node, node: Node): Node | null {
  let wrapper = node.parentNode;
  while (wrapper instanceof HTMLElement && wrapper.localName === 'font' && wrapper.parentNode !== parent) wrapper = wrapper.parentNode;
  return wrapper?.parentNode === parent ? wrapper : null;
}

/**
 * Keeps React from failing on text nodes that a page translator has wrapped (D-11). Removing such a node removes the translator's wrapper.
 * Inserting before such a node inserts before the wrapper.
 */
export function guardAgainstTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function guardedRemove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) {
      // Remove the translator's wrapper, so that no stale text stays.
      const wrapper = wrapperIn(this, child);
      if (wrapper !== null) removeChild.call(this, wrapper);
      return child;
    }
    return removeChild.call(this, child) as T;
  };

  Node.prototype.insertBefore = function guardedInsert<T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (reference !== null && reference.parentNode !== this) {
      return insertBefore.call(this, node, wrapperIn(this, reference)) as T;
    }
    return insertBefore.call(this, node, reference) as T;
  };
}
