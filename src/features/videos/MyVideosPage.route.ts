import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'My Videos',
  description: 'Recordings of the chapter’s events, for members.',
});

export { default } from './MyVideosPage.tsx';
