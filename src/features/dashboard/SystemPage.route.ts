import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'System',
  description: 'The state of the site and its backends, for admins.',
});

export { default } from './SystemPage.tsx';
