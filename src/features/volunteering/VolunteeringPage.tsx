import { Box, Container, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { usePageContentQuery, type VolunteeringPage } from '../../api/endpoints/content.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Banner } from './Banner.tsx';
import { Departments } from './Departments.tsx';
import { VolunteeringHero } from './VolunteeringHero.tsx';
import { Steps } from './Steps.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';

const Rows = styled(Container)({
  paddingTop: 'clamp(40px, 6vw, 72px)',
  '& > div': { display: 'grid', gap: 16, paddingBlock: 32 },
  '& > div + div': { borderTop: `1px solid ${tone.line}` },
  '& li': { display: 'flex', gap: 10, paddingBlock: 4 },
  '& li > svg': { flex: 'none', marginTop: 3, color: tone.secondary },
  [up.md]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)', columnGap: 64, paddingBlock: 44 },
  },
});

/** About volunteering (VOL-01). */
function Topics({ label, topics }: { label: string; topics: VolunteeringPage['about'] }): React.JSX.Element {
  return (
    <Box component="section" id="volunteer" tabIndex={-1} aria-label={label}>
      <Rows>
        {topics.map(({ title, text, points }) => (
          <div key={title}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography>{text}</Typography>
            <List>
              {points.map((point) => (
                <li key={point}>
                  <Icon icon="check" />
                  <Typography component="span" variant="body2">
                    {point}
                  </Typography>
                </li>
              ))}
            </List>
          </div>
        ))}
      </Rows>
    </Box>
  );
}

const TABS = [
  { href: '#volunteer', label: 'Volunteering' },
  { href: '#inner', label: 'How to begin' },
  { href: '#chapter', label: 'Our volunteers' },
] as const;

/** Volunteering page (VOL-01, VOL-02). */
export default function VolunteeringPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('volunteering')} name={name}>
      {(content) => (
        <div>
          <VolunteeringHero {...content.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <InParts>
            <Topics label={TABS[0].label} topics={content.about} />
            <Steps {...content.steps} />
            <Departments {...content.volunteers} />
            <Banner {...content.banner} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
