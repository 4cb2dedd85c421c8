import { getPageContent } from '../../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../../api/page.ts';

/** The page's words and its lists. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('posting'));

/** Members only, so visitors and search engines see no more than this (NAV-04). */
export const head = ({ name }: Pick<PageContext, 'name'>): Head => ({ title: name, description: 'Offer a job on the chapter’s board.' });

export { default } from './PostJobPage.tsx';
