import { showToast } from './toast/toast.ts';

/**
 * Opens the Web Share dialog. If that is impossible, copies the URL; if that fails too, shows the URL in a toast.
 * @param what kind of item within a sentence: `job`
 */
export async function shareLink(path: string, title: string, what: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  // `share` and `clipboard` are missing in some browsers, and on pages without https.
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
