import type { Early, Wanted } from './early.ts';

/**
 * Inlined at the end of every page. Scripts must not compete with the first picture for the network
 * or the processor: they are fetched once the page has loaded, or at the first touch, key or pointer.
 * Until React has taken over, clicks on buttons and typed text are remembered; links and plain forms
 * work as the browser's own. Where the scripts cannot be had, nothing is recorded any more, and the page says so.
 */
const FALLBACK_MS = 10_000;
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{"scripts":[]}') as { scripts: string[] };

let started = false;
function start(): void {
  if (started) return;
  started = true;
  addScript(0);
}

/** Adds the scripts one a task, because even asking for a dozen at once takes a slow phone a while. They run in order. */
function addScript(index: number): void {
  const source = boot.scripts[index];
  if (source === undefined) return;
  fetchScript(source, true);
  setTimeout(addScript, 0, index + 1);
}

function fetchScript(source: string, again: boolean): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.addEventListener('error', () => {
    // Left in the page, a failed one would keep webpack from asking again.
    script.remove();
    if (again) fetchScript(source, false);
    // The last one starts the app, and tells itself when one of the others is missing (src/browser.tsx).
    else if (source === boot.scripts.at(-1)) early.fail();
  });
  document.head.append(script);
}

const control = 'button, [role="button"], [role="tab"]';

/** A search works without us; formik's `#` is no address. What is posted waits: the server could only ask for scripts. */
const isSearch = (form: HTMLFormElement): boolean => form.method === 'get' && form.getAttribute('action')?.startsWith('/') === true;

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(control) : null;
  // The browser itself opens and closes popovers.
  if (button === null || button.hasAttribute('popovertarget')) return;
  const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
  if (form && isSearch(form)) return;
  event.preventDefault();
  // React may listen already while clicks are still recorded: answered now and replayed, one click would count twice.
  event.stopPropagation();
  early.clicks.push(button);
  start();
}

function onSubmit(event: SubmitEvent): void {
  if (!isSearch(event.target as HTMLFormElement)) event.preventDefault();
}

function wantedOf(field: HTMLElement): Wanted {
  if (field instanceof HTMLInputElement)
    return field.type === 'file' ? null : /checkbox|radio/.test(field.type) ? field.checked : field.value;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const carets = new Map<Element, number | null>();

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  // The last one touched comes last: of several radios it counts.
  early.fields.delete(target);
  early.fields.set(target, wantedOf(target));
  // React writes attributes, too, whenever it writes a value.
  emptied.observe(target, { attributes: true });
  onCaret();
}

function onCaret(): void {
  const field = document.activeElement as TextField | null;
  if (field && early.fields.get(field) === field.value) carets.set(field, field.selectionStart);
}

/**
 * A field that no longer holds what the visitor typed was written by React, whose state knows nothing of it yet. What was
 * typed is put back before the next key lands, or that key would be all that is left.
 */
function putBack(): void {
  for (const [field, wanted] of early.fields) {
    if (typeof wanted !== 'string' || (field as TextField).value === wanted) continue;
    (field as TextField).value = wanted;
    const caret = carets.get(field);
    // An e-mail field tells no caret; the browser puts it at the end.
    if (caret != null && field === document.activeElement) (field as TextField).setSelectionRange(caret, caret);
  }
}

const emptied = new MutationObserver(putBack);

function showNote(): void {
  const note = document.createElement('p');
  const link = document.createElement('a');
  note.setAttribute('role', 'alert');
  note.style.cssText = 'position:sticky;top:0;z-index:9999;padding:12px 16px;background:Canvas;color:CanvasText;border-bottom:2px solid';
  note.append('This page did not load fully. ', link);
  link.style.color = 'inherit';
  link.href = '';
  link.textContent = 'Reload';
  // Behind the link that skips to the content, which stays the first.
  (document.querySelector('header') ?? document.body.firstElementChild)?.before(note);
}

const listeners = { click: onClick, input: onInput, selectionchange: onCaret, keydown: putBack, beforeinput: putBack };

const wake = ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'wheel'] as const;

const early: Early = {
  clicks: [],
  fields: new Map(),
  stop() {
    putBack();
    emptied.disconnect();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener as EventListener, true);
    document.removeEventListener('submit', onSubmit, true);
    for (const type of wake) document.removeEventListener(type, start);
  },
  fail() {
    early.stop();
    // Sent by the browser, a form without an address would only write what it holds into that of the page.
    document.addEventListener('submit', onSubmit, true);
    showNote();
  },
};
window.__early = early;

for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener, true);
document.addEventListener('submit', onSubmit, true);
for (const type of wake) document.addEventListener(type, start, { passive: true });

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}
if (document.readyState === 'complete') afterPaint();
else window.addEventListener('load', afterPaint);
setTimeout(start, FALLBACK_MS);
