import type { Head } from '../../../api/page.ts';

/** Only members can open this page, so it needs no further metadata. */
export const head = (): Head => ({ title: 'Apply to Job Form', description: 'Apply to a job of the chapter’s board.' });

export { default } from './ApplyPage.tsx';
