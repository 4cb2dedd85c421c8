import { showToast } from '../../ui/toast/toast.ts';

/** Shows a toast that applying requires a login (JOBS-07, DASH-02). */
export const showLoginHint = (): void => showToast('You need to login to apply to this job', 'plain', 'apply');
