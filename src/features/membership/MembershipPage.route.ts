import { getPageContent, pageContentIn } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';

export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getPageContent.initiate('membership'));

export const head = (context: PageContext): Head => introHead(pageContentIn(context.state, 'membership'), context);

export { default } from './MembershipPage.tsx';
