/**
 * Keeps React and page translators apart (D-11). A translator puts a `<font>` with the translation in the place of a text node, which it
 * takes out of the page or into the `<font>`. React does not know that, and would change a node that nobody sees, or fail. So just before
 * React changes, moves or removes such a node, or inserts before it, the node is put back in its place. The translator then translates it
 * again.
 */
export function guardAgainstTranslators(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const replacements = createReplacements();

  Node.prototype.removeChild = function guardedRemove<T extends Node>(this: Node, child: T): T {
    replacements.undo(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function guardedInsert<T extends Node>(this: Node, node: T, reference: Node | null): T {
    const wasChild = reference?.parentNode === this;
    const wasReplaced = replacements.undo(node);
    if (reference !== null) replacements.undo(reference);
    const isChild = reference?.parentNode === this;
    // A translator restores the original: the reference was the `<font>`, and the node is in its place already.
    if (wasReplaced && wasChild && !isChild) return node;
    return insertBefore.call(this, node, isChild ? reference : null) as T;
  };

  Node.prototype.appendChild = function guardedAppend<T extends Node>(this: Node, node: T): T {
    replacements.undo(node);
    return appendChild.call(this, node) as T;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      replacements.undo(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

/** Follows which nodes translators replace. A `MutationObserver` sees translators that are extensions, too, whose calls cannot be wrapped. */
function createReplacements() {
  /** The `<font>` in the place of a node. */
  const fontOf = new WeakMap<Node, HTMLElement>();
  /** The nodes in whose place a `<font>` is, in order. */
  const nodesOf = new WeakMap<Node, Node[]>();
  const add = (font: HTMLElement, nodes: readonly Node[]): void => {
    nodesOf.set(font, [...(nodesOf.get(font) ?? []), ...nodes]);
    for (const node of nodes) fontOf.set(node, font);
  };

  const record = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    if (removedNodes.length === 0) return;
    const font = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((candidate) => !nodesOf.has(candidate));
    if (font === undefined) return;
    for (const node of removedNodes) {
      // A `<font>` is replaced when the visitor chooses another language.
      if (isFont(node) && node !== font) add(font, nodesOf.get(node) ?? []);
      else if (node instanceof Text || font.contains(node)) add(font, [node]);
    }
  };

  const observer = new MutationObserver((changes) => changes.forEach(record));
  observer.observe(document, { childList: true, subtree: true });

  return {
    /** Puts a replaced node back in its place, with the nodes that the same `<font>` replaces. Returns whether the node was replaced. */
    undo(node: Node): boolean {
      observer.takeRecords().forEach(record);
      const font = fontOf.get(node);
      if (font === undefined) return false;
      const nodes = (nodesOf.get(font) ?? []).filter((replaced) => !replaced.isConnected || font.contains(replaced));
      for (const replaced of nodes) fontOf.delete(replaced);
      nodesOf.delete(font);
      fontOf.delete(node);
      if (font.parentNode === null || !nodes.includes(node)) return false;
      font.replaceWith(...nodes);
      return true;
    },
  };
}
