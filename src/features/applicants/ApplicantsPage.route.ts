import type { Head } from '../../api/page.ts';

/** Members only, so search engines and shared links see no more than this. */
export const head = (): Head => ({ title: 'Applicants', description: 'Who has applied to a job that you posted.' });

export { default } from './ApplicantsPage.tsx';
