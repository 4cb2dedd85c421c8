import { getPageContent, pageContentIn } from '../../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../../api/page.ts';
import { introHead } from '../../../api/pageIntro.ts';

/** The page's words and its lists. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('posting'));

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(pageContentIn(context.state, 'posting'), context);

export { default } from './PostJobPage.tsx';
