import { enterChecked, enterChoice, enterText, isCheckable, isTextField } from '../lib/fieldValue.ts';
import type { FieldValue } from './earlyInput.ts';
import { pause } from './pause.ts';

/** Finds the element by which React has replaced another; null when there is none. Loaded only then, because few visitors need it. */
const findSuccessor = (removed: HTMLElement, takesFocus = false): Promise<HTMLElement | null> =>
  import(/* webpackChunkName: "successor" */ './successor.ts').then(
    (module) => module.findSuccessor(removed, takesFocus),
    () => null,
  );

/** Hydrates the tree around an element. Returns the element, or the one by which React has replaced it. */
async function hydrateAround(element: HTMLElement): Promise<HTMLElement | null> {
  // An event makes React hydrate the tree around its target. Before that, React does not know the element.
  if (element.isConnected) element.dispatchEvent(new Event('input', { bubbles: true }));
  return element.isConnected ? element : findSuccessor(element);
}

async function replayField(recorded: HTMLElement, earlyValue: FieldValue): Promise<void> {
  const field = await hydrateAround(recorded);
  if (field === null) return;
  if (isCheckable(field)) {
    // Of several radios, only the chosen one is replayed.
    if (field.type !== 'radio' || earlyValue === true) enterChecked(field, earlyValue === true);
  } else if (isTextField(field)) {
    const caret = field.selectionStart;
    enterText(field, String(earlyValue));
    if (caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) enterChoice(field, String(earlyValue));
  else field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Records fields that autofill or a restored page has filled, because not every browser fires an event. Call just before hydration. */
export function recordAutofilled(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    if (!isTextField(field) || field.value === field.defaultValue || window.__early?.fields.has(field)) continue;
    window.__early?.fields.set(field, field.value);
  }
}

const formOf = (button: HTMLElement): HTMLFormElement | null =>
  button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;

/** Replays clicks one by one, each after the previous one has rendered. A form is submitted once, however often its button was pressed. */
async function replayClicks(buttons: readonly HTMLElement[]): Promise<void> {
  const sentForms = new Set<HTMLFormElement>();
  for (const recorded of buttons) {
    const button = await hydrateAround(recorded);
    if (button === null) continue;
    const form = formOf(button);
    if (button.matches(':disabled, [aria-disabled="true"]') || (form && sentForms.has(form))) continue;
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
  const active = document.activeElement;
  // If the focused element has been replaced already, it was probably the last changed field.
  const focused = active instanceof HTMLElement && active !== document.body ? active : [...earlyInput.fields.keys()].at(-1);
  for (const [field, earlyValue] of earlyInput.fields) await replayField(field, earlyValue);
  if (focused?.isConnected === false) await findSuccessor(focused, true);
  await replayClicks(earlyInput.clicks);
}
