import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import { listDirectors, listPastDirectors } from '../../api/endpoints/people.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  Promise.all([runQuery(getPageContent.initiate('about')), runQuery(listDirectors.initiate()), runQuery(listPastDirectors.initiate())]);

export const head = (context: PageContext): Head => introHead(selectPageContent(context.state, 'about'), context);

export { default } from './AboutPage.tsx';
