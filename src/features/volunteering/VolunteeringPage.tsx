import { Suspense } from 'react';
import { volunteerApi } from '../../api/endpoints/volunteer.ts';
import { useGetVolunteeringPageQuery, volunteeringPageApi } from '../../api/endpoints/volunteeringPage.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Banner } from './Banner.tsx';
import { Departments } from './Departments.tsx';
import { Opening } from './Opening.tsx';
import { Steps } from './Steps.tsx';
import { Topics } from './Topics.tsx';

const { getVolunteeringPage } = volunteeringPageApi.endpoints;

/** The page's words and the volunteers, asked for at once. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> =>
  Promise.all([ask(getVolunteeringPage.initiate()), ask(volunteerApi.endpoints.listVolunteers.initiate())]);

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(getVolunteeringPage.select()(context.state).data, context);

const TABS = [
  { href: '#volunteer', label: 'Volunteering' },
  { href: '#inner', label: 'Ten steps' },
  { href: '#chapter', label: 'Our volunteers' },
] as const;

/** What volunteering is, how one begins, who does it, and the call to join them (VOL-01, VOL-02). */
export default function VolunteeringPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageWords query={useGetVolunteeringPageQuery()} name={name}>
      {(words) => (
        <div>
          <Opening {...words.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Topics label={TABS[0].label} topics={words.about} />
          </Suspense>
          <Suspense>
            <Steps {...words.steps} />
          </Suspense>
          <Suspense>
            <Departments {...words.volunteers} />
          </Suspense>
          <Suspense>
            <Banner {...words.banner} />
          </Suspense>
        </div>
      )}
    </PageWords>
  );
}
