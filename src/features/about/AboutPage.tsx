import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Directors } from './Directors.tsx';
import { History } from './History.tsx';
import { Mission } from './Mission.tsx';
import { AboutHero } from './AboutHero.tsx';
import { PastPresidents } from './PastPresidents.tsx';

const TABS = [
  { href: '#about', label: 'About Us' },
  { href: '#mission', label: 'Our Mission' },
  { href: '#bod', label: 'Board Of Directors' },
  { href: '#pp', label: 'Past Presidents' },
] as const;

/** Landing page about the chapter: history, mission, board and past presidents (ABOUT-01, ABOUT-02). */
export default function AboutPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('about')} name={name}>
      {(content) => (
        <div>
          <AboutHero {...content.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <InParts>
            <History {...content.about} />
            <Mission {...content.mission} />
            <Directors {...content.bod} />
            <PastPresidents {...content.pp} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
