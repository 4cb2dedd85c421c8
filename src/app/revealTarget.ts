/**
 * Unfolds every `details` around an element, as browsers do when they search the page, so that a link to it arrives.
 * @returns whether one was folded
 */
export function revealTarget(target: Element): boolean {
  let hasUnfolded = false;
  let fold = target.parentElement?.closest('details');
  while (fold) {
    hasUnfolded ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  return hasUnfolded;
}
