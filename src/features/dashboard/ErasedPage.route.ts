import type { Head } from '../../api/page.ts';

/** Where erasing ends. */
export const head = (): Head => ({
  title: 'Your data was erased',
  description: 'What a member reads after all that the site held about them was erased.',
  noindex: true,
});

export { default } from './ErasedPage.tsx';
