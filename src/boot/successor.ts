import { isCheckable, isTextField } from '../lib/fieldValue.ts';

/** Returns what distinguishes the form of a control from other forms; null when the control is in no form. */
function formOf(control: HTMLElement): string | null {
  const form = control.closest('form');
  return form && (form.getAttribute('aria-label') ?? form.getAttribute('action'));
}

/** Returns what stays the same when React renders a control again. Its `id` does not. */
function identityOf(control: HTMLElement): string {
  const isSubmit = control.getAttribute('type') === 'submit' && formOf(control) !== null;
  return JSON.stringify([
    ['type', 'name', 'role'].map((name) => control.getAttribute(name)),
    isCheckable(control) && control.value,
    // An extension may have changed a word of the label, so it counts only where nothing else identifies the control.
    control.hasAttribute('name') || isSubmit ? null : (control.getAttribute('aria-label') ?? control.textContent),
  ]);
}

/**
 * Returns the element that replaces one which React has removed: that of the same form and name or, if it has no name, the same label.
 * React removes what the server has sent when it differs from what React renders, for example because an extension has added an element or
 * changed a word. Returns null when there is none, or when several are possible.
 * @param takesFocus whether it gets the focus, with the caret in the same place
 */
export function findSuccessor(removed: HTMLElement, takesFocus: boolean): HTMLElement | null {
  const identity = identityOf(removed);
  const form = formOf(removed);
  const findEqual = (root: Document | Element): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(removed.localName)].filter(
      (other) => identityOf(other) === identity && (form === null || formOf(other) === form),
    );
  const before = findEqual(removed.getRootNode() as Element);
  const after = findEqual(document);
  const successor = after[after.length === 1 ? 0 : after.length === before.length ? before.indexOf(removed) : -1] ?? null;
  // Chosen files go along, because they are the only value that cannot be written as text.
  if (removed instanceof HTMLInputElement && removed.files !== null && successor !== null) {
    (successor as HTMLInputElement).files = removed.files;
  }
  if (takesFocus) successor?.focus({ preventScroll: true });
  const caret = takesFocus && isTextField(removed) ? removed.selectionStart : null;
  if (caret !== null && successor !== null && isTextField(successor)) successor.setSelectionRange(caret, caret);
  return successor;
}
