import { showToast } from './toast/toast.ts';

/**
 * Opens the Web Share dialog, else copies the address, else shows it.
 * @param what kind of item within a sentence: `job`
 */
export async function shareLink(path: string, title: string, what: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  // Both are missing in some browsers, and without https.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return;
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    if (!clipboard) throw new Error('There is no clipboard.');
    await clipboard.writeText(url);
    showToast('Link copied', 'success', 'share');
  } catch {
    showToast(`Link to this ${what}: ${url}`, 'plain', 'share');
  }
}
