import type { Head } from '../../../api/page.ts';

/** Only admins see this page, so it needs no further metadata. */
export const head = (): Head => ({ title: 'Check-in', description: 'Registrations for events, for admins.' });

export { default } from './CheckInPage.tsx';
