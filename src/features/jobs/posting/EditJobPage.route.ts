import { getPageContent } from '../../../api/endpoints/content.ts';
import type { Head, PreloadContext } from '../../../api/page.ts';

export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('posting'));

export const head = (): Head => ({ title: 'Edit a job', description: 'Change a job that you have posted with the chapter.' });

export { default } from './EditJobPage.tsx';
