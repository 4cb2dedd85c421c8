import type { Wanted } from './early.ts';

const isBox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');

/** Writes past React's own value tracking, so that the `input` event that follows counts as a change. */
function writeUntracked(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replayField(field: HTMLElement, wanted: Wanted): void {
  // React hydrates the part of the page that an event reaches; only then does it know the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isBox(field)) {
    // Of several radios only the chosen one counts. React listens for the click: undo the choice and make it again.
    if (field.type === 'radio' && wanted !== true) return;
    field.checked = wanted !== true;
    field.click();
    return;
  }
  if (isText(field)) {
    field.value = '';
    writeUntracked(field, String(wanted));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) field.value = String(wanted);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Gives React what the visitor did before it had started: text typed into fields, then clicks.
 * Called once, when the page has hydrated.
 */
export function replayEarly(): void {
  const early = window.__early;
  if (early === undefined) return;
  early.stop();
  delete window.__early;
  for (const [field, wanted] of early.fields) replayField(field, wanted);
  for (const button of early.clicks) {
    if (button.isConnected) button.click();
  }
}
