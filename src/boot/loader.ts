import type { Early, Wanted } from './early.ts';

/**
 * Inlined at the end of every page. Scripts must not compete with the first picture for the network
 * or the processor: they are fetched once the page has loaded, or at the first touch, key or pointer.
 * Until React has taken over, clicks on buttons and typed text are remembered; links and plain forms
 * work as the browser's own.
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
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  // Left in the page, a failed one would keep webpack from asking again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  setTimeout(addScript, 0, index + 1);
}

const control = 'button, [role="button"], [role="tab"]';

/** A form with an address of its own (a search) works without us; formik's `#` is none. */
const hasAddress = (form: HTMLFormElement): boolean => form.getAttribute('action')?.startsWith('/') === true;

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(control) : null;
  // The browser itself opens and closes popovers.
  if (button === null || button.hasAttribute('popovertarget')) return;
  const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null;
  if (form && hasAddress(form)) return;
  event.preventDefault();
  // React may listen already while clicks are still recorded: answered now and replayed, one click would count twice.
  event.stopPropagation();
  early.clicks.push(button);
  start();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!hasAddress(form)) event.preventDefault();
}

function wantedOf(field: HTMLElement): Wanted {
  if (field instanceof HTMLInputElement)
    return field.type === 'file' ? null : /checkbox|radio/.test(field.type) ? field.checked : field.value;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : null;
}

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  // The last one touched comes last: of several radios it counts.
  early.fields.delete(target);
  early.fields.set(target, wantedOf(target));
}

const wake = ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'wheel'] as const;

const early: Early = {
  clicks: [],
  fields: new Map(),
  stop() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('input', onInput, true);
    for (const type of wake) document.removeEventListener(type, start);
  },
};
window.__early = early;

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('input', onInput, true);
for (const type of wake) document.addEventListener(type, start, { passive: true });

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start, 0));
}
if (document.readyState === 'complete') afterPaint();
else window.addEventListener('load', afterPaint);
setTimeout(start, FALLBACK_MS);
