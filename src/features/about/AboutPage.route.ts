import { getPageContent, pageContentIn } from '../../api/endpoints/content.ts';
import { listDirectors, listPastDirectors } from '../../api/endpoints/people.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';

export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> =>
  Promise.all([ask(getPageContent.initiate('about')), ask(listDirectors.initiate()), ask(listPastDirectors.initiate())]);

export const head = (context: PageContext): Head => introHead(pageContentIn(context.state, 'about'), context);

export { default } from './AboutPage.tsx';
