import type { EnquiryForm as Form } from '../../shared/enquiry.ts';
import { phoneDigits } from '../lib/digits.ts';
import { keepDraft } from '../ui/form/draftStorage.ts';
import { draftOf, NOT_KEPT } from './drafts.ts';
import type { Typed } from './EnquiryForm.tsx';

/** How long nothing must be pressed and no word be composed before the fields are replaced; milliseconds. */
const QUIET_MS = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the fields of a form hold that the server has written; empty ones are left out. */
function readTyped(root: ParentNode): Typed {
  const form = root.querySelector('form');
  if (form === null) return {};
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string | boolean][] => {
    if (typeof value !== 'string' || value === '') return [];
    if (name === 'consent') return [[name, true]];
    return [[name, name === 'mobile' ? phoneDigits(value, 15) : value]];
  });
  return Object.fromEntries(entries);
}

/** Puts the focus back to where it was in the form before, with the caret once the field holds what it held. */
function refocus(root: ParentNode, before: Element | null): void {
  const field = before as HTMLInputElement | null;
  if (field === null) return;
  const found = root.querySelector<HTMLInputElement>(field.name ? `[name="${field.name}"]` : `[type="${field.type}"]`);
  found?.focus({ preventScroll: true });
  const { selectionStart, value } = field;
  setTimeout(() => {
    // An e-mail field tells no caret.
    if (selectionStart !== null && found?.value === value && found.setSelectionRange)
      found.setSelectionRange(selectionStart, selectionStart);
  });
}

interface Parts<Code> {
  form: Form;
  /** around the served form, and around the one that replaces it */
  root: HTMLElement;
  load: () => Promise<Code>;
  /** puts the form in place of the served one, at once */
  replace: (code: Code, typed: Typed) => void;
  /** it was to be sent, and its code could not be had */
  onFailure: (error: unknown) => void;
}

/**
 * Looks after a form that the server has written, until its code is needed: at the first touch it is fetched and takes over
 * what was typed, the focus, and a press of the button. Until then the fields are the browser's own. Nothing is replaced
 * under a pressed pointer, whose click would be lost, nor in the middle of a word that is being composed.
 *
 * @returns ends it; what was typed by then is kept as the form's draft
 */
export function tendServedForm<Code>({ form, root, load, replace, onFailure }: Parts<Code>): () => void {
  const hands = { pressed: false, composing: false };
  let sending = false;
  let started = false;
  let ended = false;

  const removals: (() => void)[] = [];
  const on = (target: EventTarget, types: readonly string[], listener: (event: Event) => void): void => {
    for (const type of types) {
      target.addEventListener(type, listener, true);
      removals.push(() => target.removeEventListener(type, listener, true));
    }
  };
  const end = (): void => {
    ended = true;
    for (const remove of removals) remove();
  };

  const begin = async (): Promise<void> => {
    if (started) return;
    started = true;
    try {
      const code = await load();
      do await pause(QUIET_MS);
      while (hands.pressed || hands.composing);
      if (ended) return;
      end();
      const active = document.activeElement;
      const focused = root.contains(active) ? active : null;
      replace(code, readTyped(root));
      refocus(root, focused);
      if (sending) setTimeout(() => root.querySelector('form')?.requestSubmit(), QUIET_MS);
    } catch (error) {
      started = false;
      if (sending) onFailure(error);
      sending = false;
    }
  };

  root.querySelector('form')?.setAttribute('novalidate', '');
  on(root, ['pointerenter'], () => void load().catch(() => undefined));
  on(document, ['pointerdown'], () => (hands.pressed = true));
  on(document, ['pointerup', 'pointercancel'], () => (hands.pressed = false));
  on(root, ['compositionstart'], () => (hands.composing = true));
  on(root, ['compositionend'], () => (hands.composing = false));
  on(root, ['submit'], (event) => {
    event.preventDefault();
    sending = true;
  });
  on(root, ['focusin', 'pointerdown', 'input', 'change', 'submit'], () => void begin());
  const keep = (): void => {
    const typed = readTyped(root);
    if (!ended && Object.keys(typed).length > 0) keepDraft(draftOf(form), typed, NOT_KEPT);
  };
  on(window, ['pagehide'], keep);
  return () => {
    keep();
    end();
  };
}
