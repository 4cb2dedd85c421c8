import { showToast } from '../ui/toast/toast.ts';

/**
 * Returns what reports that the server no longer accepts the session (AUTH-09). It says that what is typed is kept if the page has a draft
 * now: the form is gone when the session has ended.
 */
export function prepareSessionEndedToast(): () => void {
  const hasDraft = document.querySelector('[data-has-draft]') !== null;
  return () => showToast(`Your session has ended. Please log in again.${hasDraft ? ' What you typed is kept.' : ''}`, 'error', 'session');
}

/** Reports that the session was ended in another tab (HDR-07). */
export const notifyLoggedOut = (): void => showToast('You were logged out in another tab.', 'plain', 'session');
