import { Suspense } from 'react';
import { membershipPageApi, useGetMembershipPageQuery } from '../../api/endpoints/membershipPage.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { chapter } from '../../config/chapter.ts';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Benefits } from './Benefits.tsx';
import { Invitation } from './Invitation.tsx';
import { Join } from './Join.tsx';
import { Reasons } from './Reasons.tsx';

const { getMembershipPage } = membershipPageApi.endpoints;

/** The page's words. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getMembershipPage.initiate());

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(getMembershipPage.select()(context.state).data, context);

const tabs = () => [
  { href: '#what', label: "What's in it for you" },
  { href: '#benefits', label: 'Membership benefits' },
  { href: chapter().membershipShop, label: 'PMI Membership' },
];

/** What membership is good for, and the way into the shop at the top and at the end (MEMB-01). */
export default function MembershipPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageWords query={useGetMembershipPageQuery()} name={name}>
      {(words) => (
        <div>
          <Invitation intro={words.intro} cards={words.cards} action={words.action} />
          <SectionTabs label="Parts of this page" tabs={tabs()} />
          <Suspense>
            <Reasons {...words.what} />
          </Suspense>
          <Suspense>
            <Benefits {...words.benefits} />
          </Suspense>
          <Suspense>
            <Join {...words.join} action={words.action} />
          </Suspense>
        </div>
      )}
    </PageWords>
  );
}
