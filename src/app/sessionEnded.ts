import { showToast } from '../ui/toast/toast.ts';

/** Reports that the server no longer accepts the session (AUTH-09). */
export const notifySessionEnded = (): void => showToast('Your session has ended. Please log in again.', 'error', 'session');

/** Reports that the session was ended in another tab (HDR-07). */
export const notifyLoggedOut = (): void => showToast('You were logged out in another tab.', 'plain', 'session');
