import { showToast } from '../../ui/toast/toast.ts';

/** Explains to a visitor why login is required to apply (JOBS-07, DASH-02). */
export const showLoginHint = (): void => showToast('You need to login to apply to this job', 'plain', 'apply');
