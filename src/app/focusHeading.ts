/** Focuses the page's heading (NAV-05). Returns false when there is no heading yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
