import { Suspense } from 'react';
import { aboutPageApi, useGetAboutPageQuery } from '../../api/endpoints/aboutPage.ts';
import { personApi } from '../../api/endpoints/person.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Board } from './Board.tsx';
import { History } from './History.tsx';
import { Mission } from './Mission.tsx';
import { Opening } from './Opening.tsx';
import { PastPresidents } from './PastPresidents.tsx';

const { getAboutPage } = aboutPageApi.endpoints;

/** The page's words, the board and the past presidents, asked for at once. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> =>
  Promise.all([
    ask(getAboutPage.initiate()),
    ask(personApi.endpoints.listDirectors.initiate()),
    ask(personApi.endpoints.listPastDirectors.initiate()),
  ]);

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(getAboutPage.select()(context.state).data, context);

const TABS = [
  { href: '#about', label: 'About Us' },
  { href: '#mission', label: 'Our Mission' },
  { href: '#bod', label: 'Board Of Directors' },
  { href: '#pp', label: 'Past Presidents' },
] as const;

/** The chapter: its years, its mission, its board and who led it before (ABOUT-01, ABOUT-02). */
export default function AboutPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageWords query={useGetAboutPageQuery()} name={name}>
      {(words) => (
        <div>
          <Opening {...words.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <History {...words.about} />
          </Suspense>
          <Suspense>
            <Mission {...words.mission} />
          </Suspense>
          <Suspense>
            <Board {...words.bod} />
          </Suspense>
          <Suspense>
            <PastPresidents {...words.pp} />
          </Suspense>
        </div>
      )}
    </PageWords>
  );
}
