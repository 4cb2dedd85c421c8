import type { Head } from '../../api/page.ts';

/** Admins only, so search engines and shared links see no more than this. */
export const head = (): Head => ({ title: 'Members', description: 'The members of the chapter, for its admins.' });

export { default } from './MembersPage.tsx';
