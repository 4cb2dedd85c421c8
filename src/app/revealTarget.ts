/** Unfolds every `details` around an element, as browsers do when they search the page, so that a link to it arrives. */
export function revealTarget(target: Element): void {
  let fold = target.parentElement?.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}
