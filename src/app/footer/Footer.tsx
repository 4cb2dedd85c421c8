import { Container, List, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useSettings } from '../../config/SettingsContext.ts';
import { chapter } from '../../config/chapter.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { ringOnDeep, tone, narrowWindow, touch, up } from '../../theme/tokens.ts';
import { useNow } from '../../ui/useNow.ts';
import { Brand } from '../header/Brand.tsx';
import { MenuLink, TrainingsMenu } from '../header/ContentMenus.tsx';
import { SocialLinks } from '../header/SocialLinks.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { PrivacyChoices } from '../PrivacyChoices.tsx';
import { paths } from '../../config/paths.ts';
import { programHref, toLinks } from '../../lib/subjectAddress.ts';
import { linksIn } from '../header/menus.ts';

/** One unbroken line around two rows of three dots, 84 × 56; each dot is the centre of a 28 px square. */
const LINE =
  'M14 28C8 22 3 19 3 14S8 3 14 3 22 8 28 14L56 42C62 48 65 53 70 53S81 48 81 42 76 34 70 28L56 14C50 8 47 3 42 3S34 8 28 14L14 28' +
  'C8 34 3 37 3 42S8 53 14 53 22 48 28 42L56 14C62 8 65 3 70 3S81 8 81 14 76 22 70 28L56 42C50 48 47 53 42 53S34 48 28 42L14 28Z';

const knot = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 56"><path d="${LINE}" fill="none" stroke="#000" stroke-width="2"/></svg>`;

/**
 * Decorative row of kolams (South Indian line drawings around dots) at the page's end. Drawn in CSS, so that there is nothing to hydrate.
 * Hidden in forced colours.
 */
const KolamBorder = styled('div')({
  '--cell': '18px',
  position: 'relative',
  height: 'calc(2 * var(--cell))',
  marginBlock: 5,
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': {
    backgroundColor: tone.deepLine,
    mask: `url("data:image/svg+xml,${encodeURIComponent(knot)}") center/calc(3 * var(--cell)) auto repeat-x`,
  },
  '&::after': {
    background: `radial-gradient(circle, ${tone.accent} 9%, transparent 13%) center top/var(--cell) var(--cell)`,
  },
  [up.sm]: { '--cell': '26px' },
  '@media (forced-colors: active)': { display: 'none' },
});

interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** Links to the site's own pages (FTR-01). */
const exploreGroup: FooterGroup = {
  title: 'Explore',
  links: linksIn('footer'),
};

/** Programs listed in the footer (FTR-01). */
const programsGroup = (): FooterGroup => ({
  title: 'Special Programs',
  links: toLinks(chapter().footerPrograms, (name) => name, programHref),
});

/** Membership links. `Member Login` leads signed-in members to their profile (FTR-01). */
const membershipGroup = (isSignedIn: boolean): FooterGroup => ({
  title: 'Membership',
  links: [
    { label: 'Why become a member', to: paths.membership },
    { label: 'Member Login', to: isSignedIn ? paths.profile : paths.login },
  ],
});

/** Footer columns with lines of 44 px, so that all columns align; two columns on phones. */
const FooterColumns = styled('div')({
  display: 'grid',
  columnGap: 16,
  gridTemplateColumns: 'auto auto',
  // The stretchable row takes up the difference in height.
  gridTemplateRows: 'auto auto 1fr auto',
  justifyContent: 'space-between',
  paddingBlock: '10px 12px',
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: '1fr auto', alignItems: 'center', rowGap: 4, marginRight: -10 },
  '& > div > p': { gridRow: 2, gridColumn: '1 / -1', maxWidth: '34ch', color: tone.onDeepSoft },
  '& > nav:nth-of-type(1)': { gridRow: '2 / 4', gridColumn: 1 },
  '& > nav:nth-of-type(2)': { gridRow: 2, gridColumn: 2 },
  '& > nav:nth-of-type(3)': { gridRow: 4, gridColumn: 1 },
  '& > nav:nth-of-type(4)': { gridRow: '3 / 5', gridColumn: 2 },
  '& h2': { display: 'flex', alignItems: 'center', minHeight: touch, paddingTop: 6 },
  '& li': { minHeight: touch },
  '& li > .MuiListItemButton-root': {
    marginInline: -8,
    padding: '0 8px',
    fontSize: '0.9375rem',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  [narrowWindow]: { display: 'block', '& > div': { marginBottom: 8 } },
  [up.sm]: {
    paddingBlock: '32px 24px',
    gridTemplateColumns: 'repeat(4, auto)',
    gridTemplateRows: 'auto auto',
    rowGap: 16,
    '& > nav:nth-of-type(n)': { gridRow: 2, gridColumn: 'auto' },
  },
  [up.menu]: {
    columnGap: 'clamp(24px, 4vw, 64px)',
    gridTemplateColumns: '1fr repeat(4, auto)',
    paddingBlock: '40px 32px',
    '& > div': { gridColumn: 'auto', gridRow: 2, gridTemplateColumns: 'auto', alignContent: 'start', rowGap: 8 },
    '& > div > ul': { marginInline: -10 },
  },
});

const Bar = styled('footer')({
  marginTop: 96,
  paddingTop: 1,
  backgroundColor: tone.deep,
  color: tone.onDeep,
  '& .MuiListItemButton-root:hover': { backgroundColor: tone.deepRaised },
  '& .MuiListItemButton-root[aria-current=page]': { color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: 4 },
  ...ringOnDeep,
});

const Languages = styled(LanguageChoice)({
  '& .MuiListItemButton-root': {
    fontSize: '1rem',
    color: tone.onDeepSoft,
    '&[aria-current=true]': { color: tone.onDeep, textDecorationThickness: 2, textUnderlineOffset: 6 },
  },
});

function LinkGroup({ title, links }: FooterGroup): React.JSX.Element {
  return (
    <nav aria-label={title}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <List>
        {links.map((link) => (
          <MenuLink key={link.to} {...link} />
        ))}
      </List>
    </nav>
  );
}

function MembershipLinks(): React.JSX.Element {
  return <LinkGroup {...membershipGroup(useIsSignedIn())} />;
}

export function Footer(): React.JSX.Element {
  return (
    <Bar>
      <KolamBorder aria-hidden="true" />
      <Container>
        <Suspense>
          <FooterColumns>
            <div>
              <Brand />
              <Typography variant="body2">{chapter().tagline}.</Typography>
              <SocialLinks color="onDeep" />
            </div>
            <LinkGroup {...exploreGroup} />
            <nav aria-label="Trainings">
              <Typography variant="h6" component="h2">
                Trainings
              </Typography>
              <List>
                <TrainingsMenu />
              </List>
            </nav>
            <MembershipLinks />
            <LinkGroup {...programsGroup()} />
          </FooterColumns>
        </Suspense>
        <Suspense>
          <Stack
            direction={{ xs: 'column-reverse', sm: 'row' }}
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: { sm: 'center' },
              columnGap: 4,
              py: { xs: 0.5, sm: 1.5 },
              borderTop: `1px solid ${tone.deepLine}`,
            }}
          >
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Typography variant="body2" sx={{ py: 1, color: tone.onDeepSoft }}>
                © {dayInIndia(useNow()).slice(0, 4)} {chapter().name}. All rights reserved.
              </Typography>
              {useSettings().gaMeasurementId !== undefined && <PrivacyChoices />}
            </Stack>
            <Languages />
          </Stack>
        </Suspense>
      </Container>
    </Bar>
  );
}
