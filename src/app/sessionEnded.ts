import { showToast } from '../ui/toast/toast.ts';

/** Says that the server no longer knows the session (AUTH-09). */
export const tellSessionEnded = (): void => showToast('Your session has ended. Please log in again.', 'error', 'session');

/** Says why this page is a visitor's all at once: the session was ended elsewhere (HDR-07). */
export const tellLoggedOut = (): void => showToast('You were logged out in another tab.', 'plain', 'session');
