import type { Head } from '../../../api/page.ts';

/** Members only, so there is nothing more for search engines and shared links. */
export const head = (): Head => ({ title: 'Apply to Job Form', description: 'Apply to a job of the chapter’s board.' });

export { default } from './ApplyPage.tsx';
