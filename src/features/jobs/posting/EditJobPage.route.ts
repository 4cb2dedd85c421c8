import { getPageContent } from '../../../api/endpoints/content.ts';
import type { Head, PreloadContext } from '../../../api/page.ts';

/** The form's words and lists; the job itself is asked for as the member, in the browser. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('posting'));

/** The form of one job. */
export const head = (): Head => ({ title: 'Edit a job', description: 'Change a job that you have posted with the chapter.' });

export { default } from './EditJobPage.tsx';
