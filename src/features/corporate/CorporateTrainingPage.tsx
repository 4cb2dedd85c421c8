import { Suspense } from 'react';
import { trainingPageApi, useGetTrainingPageQuery } from '../../api/endpoints/trainingPage.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { chapter } from '../../config/chapter.ts';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Courses } from './Courses.tsx';
import { Introduction } from './Introduction.tsx';
import { Opening } from './Opening.tsx';
import { SupportServices } from './SupportServices.tsx';

const { getTrainingPage } = trainingPageApi.endpoints;

/** The page's words. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getTrainingPage.initiate());

/** Title, description and the courses as schema.org courses (NAV-04). */
export function head(context: PageContext): Head {
  const words = getTrainingPage.select()(context.state).data;
  const provider = { '@type': 'Organization', name: chapter().name, url: `${context.url.origin}/` };
  return {
    ...introHead(words, context),
    structuredData: words?.courses.list.map(({ title, text }) => ({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: title,
      description: text,
      provider,
    })),
  };
}

const TABS = [
  { href: '#intro', label: 'Introduction' },
  { href: '#support', label: 'Support Services' },
  { href: '#courses', label: 'Courses' },
] as const;

/** Training for organisations: what it is, what stands around it, and four courses to compare (CORP-01). */
export default function CorporateTrainingPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageWords query={useGetTrainingPageQuery()} name={name}>
      {(words) => (
        <div>
          <Opening {...words} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Introduction {...words.introduction} />
          </Suspense>
          <Suspense>
            <SupportServices {...words.support} />
          </Suspense>
          <Suspense>
            <Courses {...words.courses} />
          </Suspense>
        </div>
      )}
    </PageWords>
  );
}
