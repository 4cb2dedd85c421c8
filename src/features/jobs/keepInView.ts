/**
 * Scrolls a panel, and nothing but the panel, so that the card of a job is in view: after Back and Forward, and where an
 * address names a job far down, the chosen job is where the eye expects it (D-7).
 */
export function keepInView(panel: HTMLElement | null, jobId: string | null): void {
  const card = jobId === null ? null : panel?.querySelector(`[data-job="${CSS.escape(jobId)}"]`)?.closest('li');
  if (!panel || !card) return;
  const [outer, inner] = [panel.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // A third down, because the foot of the panel may be below the window.
  panel.scrollTop += inner.top - outer.top - Math.max(0, outer.height - inner.height) / 3;
}
