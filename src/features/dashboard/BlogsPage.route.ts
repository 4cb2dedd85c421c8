import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'Blogs',
  description: 'The blogs of the chapter’s members.',
});

export { default } from './BlogsPage.tsx';
