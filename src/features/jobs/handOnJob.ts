import type { Job } from '../../api/models/job.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { boardPath } from './boardAddress.ts';

/**
 * Hands on the address of exactly one job (JOBS-03): opens the device's own sharing; where there is none, or it does not
 * work, copies the address and says so. Where even that is forbidden the address is shown.
 */
export async function handOnJob({ id, title }: Pick<Job, 'id' | 'title'>): Promise<void> {
  const url = new URL(boardPath({ job: id }), window.location.origin).href;
  // Both are missing in some browsers, and on sites without https.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return;
    } catch (error) {
      // The visitor has closed it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    if (!clipboard) throw new Error('There is no clipboard.');
    await clipboard.writeText(url);
    showToast('Link to this job copied', 'success', 'share');
  } catch {
    showToast(`Link to this job: ${url}`, 'plain', 'share');
  }
}
