import { showToast } from './toast/toast.ts';

/** Copies by the browser's Copy command, which also works without https. */
function copyByCommand(text: string): void {
  const setText = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', setText, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', setText);
  if (!isCopied) throw new Error('The browser does not copy.');
}

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
    await (clipboard ? clipboard.writeText(url).catch(() => copyByCommand(url)) : copyByCommand(url));
    showToast('Link copied', 'success', 'share');
  } catch {
    showToast(`Link to this ${what}: ${url}`, 'plain', 'share');
  }
}
