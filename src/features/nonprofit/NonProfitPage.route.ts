import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  runQuery(getPageContent.initiate('non-profit'));

export const head = (context: PageContext): Head => introHead(selectPageContent(context.state, 'non-profit'), context);

export { default } from './NonProfitPage.tsx';
