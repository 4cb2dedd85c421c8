import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  runQuery(getPageContent.initiate('membership'));

export const head = (context: PageContext): Head => introHead(selectPageContent(context.state, 'membership'), context);

export { default } from './MembershipPage.tsx';
