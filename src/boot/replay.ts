import type { FieldValue } from './earlyInput.ts';
import { pause } from './pause.ts';

const isCheckable = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');

/** Writes a value without React's tracking, so that React takes the following `input` event for a change. */
function writeUntracked(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replayField(field: HTMLElement, earlyValue: FieldValue): void {
  const caret = isText(field) ? field.selectionStart : null;
  // An event makes React hydrate the tree around its target. Before that, React does not know the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isCheckable(field)) {
    // Of several radios, only the chosen one is replayed. React listens for clicks, so the choice is undone and repeated with a click.
    if (field.type === 'radio' && earlyValue !== true) return;
    field.checked = earlyValue !== true;
    field.click();
    return;
  }
  if (isText(field)) {
    field.value = '';
    writeUntracked(field, String(earlyValue));
    if (caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) field.value = String(earlyValue);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Records fields that autofill or a restored page has filled, because not every browser fires an event. Call just before hydration. */
export function recordAutofilled(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (!isText(field) || isCheckable(field) || field.value === field.defaultValue || window.__early?.fields.has(field)) continue;
    window.__early?.fields.set(field, field.value);
  }
}

const formOf = (button: HTMLElement): HTMLFormElement | null =>
  button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;

/** Replays clicks one by one, each after the previous one has rendered. A form is submitted once, however often its button was pressed. */
async function replayClicks(buttons: readonly HTMLElement[]): Promise<void> {
  const sentForms = new Set<HTMLFormElement>();
  for (const button of buttons) {
    const form = formOf(button);
    if (!button.isConnected || button.matches(':disabled, [aria-disabled="true"]') || (form && sentForms.has(form))) continue;
    if (form) sentForms.add(form);
    button.click();
    await pause();
  }
}

/** Replays input from before hydration: first the changed fields, then the clicks. */
export async function replayEarlyInput(): Promise<void> {
  const earlyInput = window.__early;
  if (earlyInput === undefined) return;
  earlyInput.stop();
  delete window.__early;
  for (const [field, earlyValue] of earlyInput.fields) replayField(field, earlyValue);
  await replayClicks(earlyInput.clicks);
}
