import type { Head } from '../../api/page.ts';

/** Only admins see the members, so this page needs no further metadata. */
export const head = (): Head => ({ title: 'Members', description: 'The members of the chapter, for its admins.' });

export { default } from './MembersPage.tsx';
