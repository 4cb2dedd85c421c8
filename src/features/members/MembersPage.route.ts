import type { Head } from '../../api/page.ts';

/** For admins only, so there is nothing more for search engines and shared links. */
export const head = (): Head => ({ title: 'Members', description: 'The members of the chapter, for its admins.' });

export { default } from './MembersPage.tsx';
