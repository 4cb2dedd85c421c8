import { showToast } from './toast/toast.ts';

/**
 * Opens the device's own sharing; where there is none, or it does not work, copies the address and says so. Where even
 * that is forbidden the address is shown.
 *
 * @param path of what is shared
 * @param title what it leads to
 * @param what its kind, as it is called within a sentence: `job`
 */
export async function shareLink(path: string, title: string, what: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
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
    showToast(`Link to this ${what} copied`, 'success', 'share');
  } catch {
    showToast(`Link to this ${what}: ${url}`, 'plain', 'share');
  }
}
