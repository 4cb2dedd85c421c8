import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'Your data was erased',
  description: 'Confirmation that a member’s data was erased.',
  noindex: true,
});

export { default } from './ErasedPage.tsx';
