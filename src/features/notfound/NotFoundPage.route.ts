import type { Head } from '../../api/page.ts';

/** Status 404 (NF-01). */
export const head = (): Head => ({
  title: 'Page not found',
  description: 'There is no page at this address. Go to the home page, or write to us if you expected one.',
  status: 404,
});

export { default } from './NotFoundPage.tsx';
