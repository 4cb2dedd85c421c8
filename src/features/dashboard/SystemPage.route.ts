import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'System',
  description: 'How the site and the backends behind it do; for admins.',
});

export { default } from './SystemPage.tsx';
