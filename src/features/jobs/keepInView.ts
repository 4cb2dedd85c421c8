/**
 * Scrolls a panel, and nothing but the panel, so far that the card of a job is in view: after Back and Forward the
 * chosen job is where the eye expects it (D-7).
 */
export function keepInView(panel: HTMLElement | null, jobId: string | null): void {
  const card = jobId === null ? null : panel?.querySelector(`[data-job="${CSS.escape(jobId)}"]`)?.closest('li');
  if (!panel || !card) return;
  const [outer, inner] = [panel.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top < outer.top) panel.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom;
}
