import { pause } from './pause.ts';

/**
 * Parts of the page that carry `data-below` begin below the first screen. Until the page has started the browser
 * leaves out their layout (see globalStyles.ts); here they are laid out one a task, so that anchors, Back and the
 * scroll bar are exact from then on.
 */
export async function revealBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-below]')) {
    part.style.contentVisibility = 'visible';
    await pause();
  }
}
