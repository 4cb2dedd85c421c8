import type { Head } from '../../../api/page.ts';

/** The member's jobs. */
export const head = (): Head => ({
  title: 'My Jobs',
  description: 'The jobs that you have applied to, and those that you have posted.',
});

export { default } from './MyJobsPage.tsx';
