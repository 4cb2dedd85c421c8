/**
 * Page translators replace text nodes by elements of their own; React then removes or moves a node that is no
 * longer where it was, and the page would fall to pieces (D-11). Such a call is answered quietly instead.
 */
export function guardAgainstTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function guardedRemove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) {
      // The translator wrapped it: take the wrapper away, so that no stale text stays.
      const wrapper = child.parentNode;
      if (wrapper !== null && wrapper.parentNode === this) removeChild.call(this, wrapper);
      return child;
    }
    return removeChild.call(this, child) as T;
  };

  Node.prototype.insertBefore = function guardedInsert<T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (reference !== null && reference.parentNode !== this) {
      const wrapper = reference.parentNode;
      return insertBefore.call(this, node, wrapper !== null && wrapper.parentNode === this ? wrapper : null) as T;
    }
    return insertBefore.call(this, node, reference) as T;
  };
}
