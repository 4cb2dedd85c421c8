import { Container, List, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ComponentType } from 'react';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useSettings } from '../../config/SettingsContext.ts';
import { chapter } from '../../config/chapter.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { ringOnDeep, tone } from '../../theme/tokens.ts';
import { useNow } from '../../ui/useNow.ts';
import { Brand } from '../header/Brand.tsx';
import { MenuLink } from '../header/MenuLink.tsx';
import { TrainingsMenu } from '../header/ContentMenus.tsx';
import { SocialLinks } from '../header/SocialLinks.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { exploreGroup, membershipGroup, programsGroup, type FooterGroup } from './footerLinks.ts';
import { FooterColumns } from './FooterColumns.ts';
import { KolamBorder } from './KolamBorder.ts';

// On failure, the next page load tries again.
const PrivacyChoices = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "consent" */ '../PrivacyChoices.tsx').catch(() => ({ default: () => null })),
);

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
            {useSettings().gaMeasurementId !== undefined && (
              <Suspense>
                <PrivacyChoices />
              </Suspense>
            )}
          </Stack>
          <Languages />
        </Stack>
      </Container>
    </Bar>
  );
}
