/** A control for text, whose value is a string. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isCheckable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Returns whether an element is a control whose value is the text that is typed into it. */
export const isTextField = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file' && !isCheckable(field));

/**
 * Writes a text into a field so that React takes it for a change, even if the field shows it already. React ignores an `input` event whose
 * value a script has written, so the value is written without React's tracking.
 */
export function enterText(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // Tracked, and different from the value.
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Checks or unchecks a box, or chooses a radio button, so that React takes it for a change, even if the field shows it already. */
export function enterChecked(field: HTMLInputElement, checked: boolean): void {
  // React listens for clicks, so the choice is undone and repeated with a click.
  field.checked = !checked;
  field.click();
}

/** Chooses an option so that React takes it for a change, even if the field shows it already. */
export function enterChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
