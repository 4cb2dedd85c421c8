import { chapter } from '../config/chapter.ts';
import type { PageIntro } from './generated/site.ts';
import type { Head, PageContext } from './page.ts';

/** Returns title and description from the page's content. Falls back to the page's name and the chapter's description (NAV-04). */
export const introHead = (content: { intro: PageIntro } | undefined, { name }: Pick<PageContext, 'name'>): Head => ({
  title: content?.intro.title ?? name,
  loading: content === undefined,
  description: content?.intro.description ?? chapter().description,
});
