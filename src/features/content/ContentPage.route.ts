import type { Head } from '../../api/page.ts';

export const head = (): Head => ({ title: 'Content', description: 'The events, texts and pictures of the site, for those who edit them.' });

export { default } from './ContentPage.tsx';
