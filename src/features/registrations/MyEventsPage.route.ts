import type { Head } from '../../api/page.ts';

/** Only the member sees this page, so it needs no further metadata. */
export const head = (): Head => ({ title: 'My Events', description: 'The events that you are registered for.' });

export { default } from './MyEventsPage.tsx';
