import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'My Profile',
  description: 'Your profile as a member of the chapter.',
});

export { default } from './ProfilePage.tsx';
