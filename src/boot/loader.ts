import type { EarlyInput, FieldValue } from './earlyInput.ts';

/**
 * Inlined at the end of every page. Scripts must not compete with the first paint, so they are fetched after `load`, or at the first touch,
 * key or movement of the pointer. Until hydration, clicks on buttons and changes of fields are recorded; links and search forms work
 * natively. If the scripts cannot be loaded, recording stops and the page shows a note.
 */

/** Time after which the scripts are fetched even if `load` has not fired. */
const FALLBACK_MS = 10_000;
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{"scripts":[]}') as { scripts: string[] };

let started = false;
function start(): void {
  if (started) return;
  started = true;
  addScript(0);
}

/** Adds one script per task, because requesting a dozen at once would block a slow phone. The scripts run in order. */
function addScript(index: number): void {
  const source = boot.scripts[index];
  if (source === undefined) return;
  fetchScript(source);
  setTimeout(addScript, 0, index + 1);
}

function fetchScript(source: string, mayRetry = true): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.addEventListener('error', () => {
    // webpack would reuse a failed script element instead of requesting it again.
    script.remove();
    if (mayRetry) fetchScript(source, false);
    // The last script starts the app, and calls `fail` itself when another script is missing (src/browser.tsx).
    else if (source === boot.scripts.at(-1)) early.fail();
  });
  document.head.append(script);
}

const CONTROLS = 'button, [role="button"], [role="tab"]';

/**
 * Returns whether a form is a search form, which submits natively. Other forms, such as Formik's with the action `#`, wait for the scripts.
 */
const isSearch = (form: HTMLFormElement): boolean => form.method === 'get' && form.getAttribute('action')?.startsWith('/') === true;

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  // Popovers open without scripts.
  if (button === null || button.hasAttribute('popovertarget')) return;
  const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
  if (form && isSearch(form)) return;
  event.preventDefault();
  // React may be listening already. If it handled the click now, the replayed click would be a second one.
  event.stopPropagation();
  early.clicks.push(button);
  start();
}

function onSubmit(event: SubmitEvent): void {
  if (!isSearch(event.target as HTMLFormElement)) event.preventDefault();
}

function readFieldValue(field: HTMLElement): FieldValue {
  if (field instanceof HTMLInputElement)
    return field.type === 'file' ? null : /checkbox|radio/.test(field.type) ? field.checked : field.value;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const carets = new Map<Element, number | null>();

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  // Moves the field to the end of the map: of several radios, the last one counts.
  early.fields.delete(target);
  early.fields.set(target, readFieldValue(target));
  // When React writes a value, it writes attributes too, which can be observed.
  resetObserver.observe(target, { attributes: true });
  saveCaret();
}

function saveCaret(): void {
  const field = document.activeElement as TextField | null;
  if (field && early.fields.get(field) === field.value) carets.set(field, field.selectionStart);
}

/** Restores typed text that React has reset, because its state does not have the text. */
function restoreFields(): void {
  for (const [field, typedValue] of early.fields) {
    if (typeof typedValue !== 'string' || (field as TextField).value === typedValue) continue;
    (field as TextField).value = typedValue;
    const caret = carets.get(field);
    // An e-mail field reports no caret; the browser puts the caret at the end.
    if (caret != null && field === document.activeElement) (field as TextField).setSelectionRange(caret, caret);
  }
}

const resetObserver = new MutationObserver(restoreFields);

function showNote(): void {
  const note = document.createElement('p');
  const link = document.createElement('a');
  note.setAttribute('role', 'alert');
  note.style.cssText = 'position:sticky;top:0;z-index:9999;padding:12px 16px;background:Canvas;color:CanvasText;border-bottom:2px solid';
  note.append('This page did not load fully. ', link);
  link.style.color = 'inherit';
  link.href = '';
  link.textContent = 'Reload';
  // After the skip link, which must stay first.
  (document.querySelector('header') ?? document.body.firstElementChild)?.before(note);
}

const listeners = { click: onClick, input: onInput, selectionchange: saveCaret, keydown: restoreFields, beforeinput: restoreFields };

const WAKE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'wheel'] as const;

/** Starts the scripts. Ignores a `pointermove` without movement, which browsers report when a page appears below a resting pointer. */
function onWake(event: Event): void {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX === 0 && movementY === 0) return;
  }
  start();
}

const early: EarlyInput = {
  clicks: [],
  fields: new Map(),
  stop() {
    restoreFields();
    resetObserver.disconnect();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener as EventListener, true);
    document.removeEventListener('submit', onSubmit, true);
    for (const type of WAKE_EVENTS) document.removeEventListener(type, onWake);
  },
  fail() {
    early.stop();
    // Without this, the browser would submit a form that has no action, and put its values into the page's URL.
    document.addEventListener('submit', onSubmit, true);
    showNote();
  },
};
window.__early = early;

for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener, true);
document.addEventListener('submit', onSubmit, true);
for (const type of WAKE_EVENTS) document.addEventListener(type, onWake, { passive: true });

function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}
if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint);
setTimeout(start, FALLBACK_MS);
