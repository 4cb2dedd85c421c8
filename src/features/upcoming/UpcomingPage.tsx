import styled from '@emotion/styled';
import { matchPath, useLocation } from 'react-router';
import type { Head, PageContext } from '../../api/page.ts';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { tone } from '../../theme/tokens.ts';
import { AccessRestricted } from '../../ui/AccessRestricted.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { PageTitle, QuietText } from '../../ui/Text.tsx';
import { upcomingPages } from './titles.ts';

const Frame = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  maxWidth: '44rem',
  margin: '0 auto',
  padding: 'clamp(40px, 9vw, 112px) 16px',
  textAlign: 'center',
  textWrap: 'balance',
});

const Drawing = styled('div')({ width: 160, color: tone.violet });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

const pageAt = (pathname: string) => upcomingPages.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname) !== null);

const titleOf = (pathname: string): string => pageAt(pathname)?.title ?? 'This page';

/** Stands at the address of a page that opens with a later release: says so, and leads on; a members' page asks visitors to sign in (DASH-02). */
export default function UpcomingPage(): React.JSX.Element {
  const { pathname } = useLocation();
  const session = useSession();
  const title = titleOf(pathname);
  if (session === 'signedOut' && pageAt(pathname)?.forMembers === true) return <AccessRestricted />;
  return (
    <Frame>
      <Drawing>
        <Kolam seed={title} dotColour={tone.marigold} />
      </Drawing>
      <PageTitle>{title}</PageTitle>
      <QuietText>
        This page opens with one of the next releases of the site. Until then the chapter's office is glad to answer: write to us, and a
        volunteer will get back to you.
      </QuietText>
      <Ways>
        <ButtonAnchor tone="action" href={`mailto:${siteConfig.supportEmail}`}>
          Write to the office
        </ButtonAnchor>
        <ButtonLink to={paths.home}>Home</ButtonLink>
        <ButtonLink to={paths.exploreJobs}>Jobs</ButtonLink>
      </Ways>
    </Frame>
  );
}

/** Kept out of search engines until there is something to find. */
export const head = ({ url }: PageContext): Head => ({
  title: titleOf(url.pathname),
  description: `${titleOf(url.pathname)}: this page of ${siteConfig.name} opens soon.`,
  path: url.pathname,
  noindex: true,
});
