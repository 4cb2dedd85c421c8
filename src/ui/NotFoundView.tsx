import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { displayFace, tone, touch, up } from '../theme/tokens.ts';
import { Button, ButtonLink } from './Button.tsx';
import { LostKolam } from './LostKolam.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: 32,
  maxWidth: 1328,
  margin: '0 auto',
  padding: '40px 16px 0',
  [up.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', alignItems: 'start', gap: 64, padding: '96px 32px 0' },
});

const Words = styled('div')({ display: 'grid', justifyItems: 'start', gap: 24, minWidth: 0 });

const Title = styled('h1')({
  margin: 0,
  maxWidth: '17ch',
  fontFamily: displayFace,
  fontWeight: 700,
  fontSize: 'clamp(2.125rem, 1.5rem + 2.9vw, 3.75rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

const Code = styled('p')({ margin: 0, color: tone.inkSoft, fontVariantNumeric: 'tabular-nums' });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Places = styled('nav')({
  width: '100%',
  paddingTop: 16,
  borderTop: `1px solid ${tone.line}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 28px', margin: 0, padding: 0, listStyle: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: touch, minWidth: touch },
});

const Drawing = styled('div')({ width: 'min(100%, 360px)', order: -1, [up.md]: { order: 0, width: '100%', paddingTop: 16 } });

export interface NotFoundViewProps {
  /** Where `Return Home` leads. */
  home: string;
  /** Further places to go to. */
  places: readonly { label: string; to: string }[];
  /** What may have been meant: suggestions, or that the failure may be temporary with Retry (D-18). */
  children?: ReactNode;
}

/** The not-found view (NF-01), for whole pages and for pages whose subject does not exist. */
export function NotFoundView({ home, places, children }: NotFoundViewProps): React.JSX.Element {
  const navigate = useNavigate();
  // A visitor who came by an address typed or sent has nothing to go back to.
  const goBack = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(home));
  return (
    <Root>
      <Words>
        <Title>Oops! The page you&apos;re looking for seems to have wandered off.</Title>
        <Code>Error code: 404 | Page Not Found</Code>
        <Buttons>
          <ButtonLink to={home} tone="action">
            Return Home
          </ButtonLink>
          <Button onClick={goBack}>Go Back</Button>
        </Buttons>
        {children}
        <Places aria-label="Other places">
          <ul>
            {places.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Places>
      </Words>
      <Drawing>
        <LostKolam />
      </Drawing>
    </Root>
  );
}
