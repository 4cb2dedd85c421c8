import { Button, type ButtonProps } from '@mui/material';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/toast.ts';

/**
 * Opens the Web Share dialog. If that is impossible, copies the URL; if that fails too, shows the URL in a toast.
 * @param what kind of item within a sentence: `job`
 */
async function shareLink(path: string, title: string, what: string): Promise<void> {
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

interface Props extends Pick<ButtonProps, 'color' | 'size' | 'className'> {
  /** Path without the visitor's own filters. */
  path: string;
  title: string;
  /** What is shared, as a word within a sentence: `job`. */
  what: string;
}

/** Button that shares a URL with the Web Share API or copies it. Hidden without scripts. */
export function ShareButton({ path, title, what, ...buttonProps }: Props): React.JSX.Element {
  return (
    <Button {...buttonProps} aria-label={`Share this ${what}`} onClick={() => void shareLink(path, title, what)} data-needs-scripts="">
      <Icon icon="share" />
      <span>Share</span>
    </Button>
  );
}
