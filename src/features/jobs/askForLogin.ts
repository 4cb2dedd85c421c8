import { showToast } from '../../ui/toast/toast.ts';

/** Tells a visitor who wants to apply why the login comes first (JOBS-07, DASH-02). */
export const askForLogin = (): void => showToast('You need to login to apply to this job', 'plain', 'apply');
