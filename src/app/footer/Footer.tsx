import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useSignedIn } from '../../api/session/useSession.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { displayFace, tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { TrainingsMenu } from '../header/ServedMenus.tsx';
import { SocialLinks } from '../header/SocialLinks.tsx';
import { Brand } from '../header/Brand.tsx';
import { exploreGroup, membershipGroup, programsGroup, type FooterGroup } from './footerLinks.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const Bar = styled('footer')({ position: 'relative', overflow: 'hidden', backgroundColor: tone.deep, color: tone.onDeep, marginTop: 96 });

const Drawing = styled(KolamField)({ color: tone.deepRaised });

const Inner = styled('div')({
  position: 'relative',
  maxWidth: 1328,
  margin: '0 auto',
  padding: '64px 16px 32px',
  [up.md]: { padding: '80px 32px 32px' },
  '& a, & button': { color: tone.onDeep },
  '& li > span': { padding: 0, fontSize: '1.0625rem', color: tone.onDeepSoft },
  '& a:hover, & button:hover': { backgroundColor: tone.deepRaised, color: tone.onDeep },
  '& a svg > path:first-of-type': { stroke: 'currentColor' },
  '& :focus-visible': { outlineColor: tone.marigold },
});

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  [up.md]: { gridTemplateColumns: '2fr repeat(4, 1fr)' },
});

const Group = styled('nav')({
  '& h2': { margin: '0 0 8px', fontFamily: displayFace, fontWeight: 600, fontSize: '1.125rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, padding: 0, fontSize: '1.0625rem', textDecoration: 'none' },
  '& li a:hover': { textDecoration: 'underline', backgroundColor: 'transparent' },
});

const About = styled('div')({ maxWidth: '26rem', '& p': { color: tone.onDeepSoft, marginTop: 16 } });

const Closing = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${tone.deepLine}`,
});

function LinkGroup({ title, links }: FooterGroup): React.JSX.Element {
  return (
    <Group aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function MembershipLinks(): React.JSX.Element {
  return <LinkGroup {...membershipGroup(useSignedIn())} />;
}

/** The year of the copyright line, where the chapter is. */
const currentYear = (): string => dayInIndia(new Date()).slice(0, 4);

/** The site's footer: groups of links, languages, copyright (FTR-01). */
export function Footer(): React.JSX.Element {
  return (
    <Bar>
      <Drawing seed="kaveri" fade="start" columns={15} rows={7} />
      <Inner>
        <Columns>
          <About>
            <Brand />
            <p>{siteConfig.tagline}.</p>
            <SocialLinks />
          </About>
          <LinkGroup {...exploreGroup} />
          <Group aria-label="Trainings">
            <h2>Trainings</h2>
            <ul>
              <TrainingsMenu />
            </ul>
          </Group>
          <MembershipLinks />
          <LinkGroup {...programsGroup} />
        </Columns>
        <Closing>
          {/* The year may turn between the server's render and the browser's. */}
          <p suppressHydrationWarning>
            © {currentYear()} {siteConfig.name}. All rights reserved.
          </p>
          <LanguageMenu />
        </Closing>
      </Inner>
    </Bar>
  );
}
