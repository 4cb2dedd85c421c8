import type { Head } from '../../api/page.ts';

export const head = (): Head => ({ title: 'Applicants', description: 'The applicants for a job that you posted.' });

export { default } from './ApplicantsPage.tsx';
