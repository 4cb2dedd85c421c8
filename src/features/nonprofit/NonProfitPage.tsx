import { Suspense } from 'react';
import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Initiatives } from './Initiatives.tsx';
import { NonProfitHero } from './NonProfitHero.tsx';
import { TakePart } from './TakePart.tsx';

const TABS = [
  { href: '#activity', label: 'Our initiatives' },
  { href: '#csr', label: 'CSR collaboration' },
] as const;

/** The chapter's social work and how companies take part (NPO-01). */
export default function NonProfitPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('non-profit')} name={name}>
      {(content) => (
        <div>
          <NonProfitHero {...content.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Initiatives {...content.activity} />
          </Suspense>
          <Suspense>
            <TakePart {...content.csr} />
          </Suspense>
        </div>
      )}
    </PageContent>
  );
}
