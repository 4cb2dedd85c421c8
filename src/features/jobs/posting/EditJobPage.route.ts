import { getPageContent } from '../../../api/endpoints/content.ts';
import type { Head, PreloadContext } from '../../../api/page.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> => runQuery(getPageContent.initiate('posting'));

export const head = (): Head => ({ title: 'Edit a job', description: 'Change a job that you have posted with the chapter.' });

export { default } from './EditJobPage.tsx';
