import { Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { usePageContentQuery, type NonProfitPage } from '../../api/endpoints/content.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Initiatives } from './Initiatives.tsx';
import { TakePart } from './TakePart.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const HeroText = styled(Container)({
  display: 'grid',
  gap: 24,
  paddingBlock: '40px 40px',
  '& > p': { paddingTop: 24, borderTop: `2px solid ${tone.ink}` },
  [up.md]: {
    gap: 40,
    paddingBlock: '72px 64px',
    '& > p': { paddingInlineStart: '50%' },
  },
});

function NonProfitHero({ title, lead }: NonProfitPage['intro']): React.JSX.Element {
  return (
    <HeroText>
      <Heading level={1} variant="display">
        {title}
      </Heading>
      <Typography variant="subtitle1">{lead}</Typography>
    </HeroText>
  );
}

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
          <InParts>
            <Initiatives {...content.activity} />
            <TakePart {...content.csr} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
