import './early.ts';

/** Writes past React's own value tracking, so that the `input` event that follows counts as a change. */
function writeUntracked(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
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
  for (const field of early.fields) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      // React listens for the click: undo the choice and make it again.
      if (field.type === 'radio' && !field.checked) continue;
      field.checked = !field.checked;
      field.click();
      continue;
    }
    // A chosen file cannot be written again; React takes the event alone.
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');
    if (isText) {
      const typed = field.value;
      field.value = '';
      writeUntracked(field, typed);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const button of early.clicks) {
    if (button.isConnected) button.click();
  }
}
