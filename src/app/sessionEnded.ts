import { showToast } from '../ui/toast/toast.ts';

/** Says that the server no longer knows the session (AUTH-09). */
export const tellSessionEnded = (): void => showToast('Your session has ended. Please log in again.', 'error', 'session');
