import { Suspense } from 'react';
import { nonProfitPageApi, useGetNonProfitPageQuery } from '../../api/endpoints/nonProfitPage.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Initiatives } from './Initiatives.tsx';
import { Opening } from './Opening.tsx';
import { TakePart } from './TakePart.tsx';

const { getNonProfitPage } = nonProfitPageApi.endpoints;

/** The page's words. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getNonProfitPage.initiate());

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(getNonProfitPage.select()(context.state).data, context);

const TABS = [
  { href: '#activity', label: 'Our initiatives' },
  { href: '#csr', label: 'CSR collaboration' },
] as const;

/** What the chapter does for people in need, and how a company takes part (NPO-01). */
export default function NonProfitPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageWords query={useGetNonProfitPageQuery()} name={name}>
      {(words) => (
        <div>
          <Opening {...words.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Initiatives {...words.activity} />
          </Suspense>
          <Suspense>
            <TakePart {...words.csr} />
          </Suspense>
        </div>
      )}
    </PageWords>
  );
}
