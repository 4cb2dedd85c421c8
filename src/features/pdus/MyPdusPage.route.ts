import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'My PDUs',
  description: 'The professional development units that you earned at events of the chapter.',
});

export { default } from './MyPdusPage.tsx';
