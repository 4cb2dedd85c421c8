import type { Head } from '../../../api/page.ts';

export const head = (): Head => ({
  title: 'My Jobs',
  description: 'The jobs that you have applied to, and those that you have posted.',
});

export { default } from './MyJobsPage.tsx';
