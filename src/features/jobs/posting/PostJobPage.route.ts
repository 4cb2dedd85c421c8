import { getPageContent } from '../../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../../api/page.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> => runQuery(getPageContent.initiate('posting'));

/** Only members can open this page, so it needs no further metadata. */
export const head = ({ name }: Pick<PageContext, 'name'>): Head => ({ title: name, description: 'Offer a job on the chapter’s board.' });

export { default } from './PostJobPage.tsx';
