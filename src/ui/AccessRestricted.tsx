import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { tone } from '../theme/tokens.ts';
import { ButtonLink } from './Button.tsx';
import { Kolam } from './Kolam.tsx';
import { PageTitle } from './Text.tsx';

const Frame = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  maxWidth: '40rem',
  margin: '0 auto',
  padding: 'clamp(40px, 9vw, 112px) 16px',
  textAlign: 'center',
  '& p': { maxWidth: '46ch' },
});

const Drawing = styled('div')({ width: 144, color: tone.violet });

const Elsewhere = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

/** What a visitor sees on a page for members: why, and the way to sign in, which leads back here (DASH-02). */
export default function AccessRestricted(): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <Frame>
      <Drawing>
        <Kolam seed="threshold" shape="diamond" columns={7} dotColour={tone.marigold} />
      </Drawing>
      <PageTitle>Access Restricted</PageTitle>
      <p>
        This page is for members of the chapter. Sign in with the e-mail address that the chapter knows; a one-time passcode comes by
        e-mail.
      </p>
      <ButtonLink tone="action" size="large" to={paths.login} state={{ from: `${pathname}${search}` }}>
        Sign In to Continue
      </ButtonLink>
      <Elsewhere>
        <li>
          <Link to={paths.home}>Home</Link>
        </li>
        <li>
          <Link to={paths.about}>About</Link>
        </li>
        <li>
          <Link to={paths.contact}>Contact</Link>
        </li>
      </Elsewhere>
    </Frame>
  );
}
