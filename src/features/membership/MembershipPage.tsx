import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { chapter } from '../../config/chapter.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Benefits } from './Benefits.tsx';
import { MembershipHero } from './MembershipHero.tsx';
import { Join } from './Join.tsx';
import { Reasons } from './Reasons.tsx';

const tabs = () => [
  { href: '#what', label: "What's in it for you" },
  { href: '#benefits', label: 'Membership benefits' },
  { href: chapter().membershipShop, label: 'PMI Membership' },
];

/** Membership page with links to the shop (MEMB-01). */
export default function MembershipPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('membership')} name={name}>
      {(content) => (
        <div>
          <MembershipHero intro={content.intro} cards={content.cards} action={content.action} />
          <SectionTabs label="Parts of this page" tabs={tabs()} />
          <InParts>
            <Reasons {...content.what} />
            <Benefits {...content.benefits} />
            <Join {...content.join} action={content.action} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
