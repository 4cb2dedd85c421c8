import { chapter } from '../config/chapter.ts';
import type { PageIntro } from './generated/site.ts';
import type { Head, PageContext } from './page.ts';

/**
 * Title and description of a page whose words are content; its name in the page's record and the chapter's own
 * description while there are none (NAV-04).
 */
export const introHead = (words: { intro: PageIntro } | undefined, { name }: Pick<PageContext, 'name'>): Head => ({
  title: words?.intro.title ?? name,
  description: words?.intro.description ?? chapter().description,
});
