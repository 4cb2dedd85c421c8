import type { Head } from '../../api/page.ts';

export const head = (): Head => ({ title: 'Edit content', description: 'The form of an event, a text or a list of the site.' });

export { default } from './FilePage.tsx';
