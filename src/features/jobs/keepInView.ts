/**
 * Scrolls the list, and nothing but the list, so that the card of a job is in view: after Back and Forward, and where an
 * address names a job far down, the chosen job is where the eye expects it (D-7). Where the list flows with the page,
 * nothing is scrolled.
 */
export function keepInView(list: HTMLElement | null, jobId: string | null): void {
  const card = jobId === null ? null : list?.querySelector(`[data-job="${CSS.escape(jobId)}"]`)?.closest('li');
  const scroller = card?.closest('[data-part=scroller]');
  if (!scroller || !card) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // A third down, because the foot of the panel may be below the window.
  scroller.scrollTop += inner.top - outer.top - Math.max(0, outer.height - inner.height) / 3;
}
