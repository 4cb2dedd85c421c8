import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';
import { chapter } from '../../config/chapter.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> => runQuery(getPageContent.initiate('training'));

/** Title, description and the courses as schema.org `Course` (NAV-04). */
export function head(context: PageContext): Head {
  const content = selectPageContent(context.state, 'training');
  const provider = { '@type': 'Organization', name: chapter().name, url: `${context.url.origin}/` };
  return {
    ...introHead(content, context),
    structuredData: content?.courses.list.map(({ title, text }) => ({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: title,
      description: text,
      provider,
    })),
  };
}

export { default } from './CorporateTrainingPage.tsx';
