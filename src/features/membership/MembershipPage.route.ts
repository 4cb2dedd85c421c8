import { getPageContent, pageContentIn } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';

/** The page's words. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('membership'));

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(pageContentIn(context.state, 'membership'), context);

export { default } from './MembershipPage.tsx';
