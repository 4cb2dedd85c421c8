import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { PageTitle, QuietText } from '../../ui/Text.tsx';

const Frame = styled('section')({
  display: 'grid',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '32px 16px 0',
  [up.md]: { gridTemplateColumns: '5fr 6fr', padding: '72px 32px 0' },
});

const Side = styled('div')({
  display: 'none',
  placeItems: 'center',
  padding: 48,
  borderStartStartRadius: radius,
  borderEndStartRadius: radius,
  backgroundColor: tone.deep,
  color: tone.onDeepSoft,
  [up.md]: { display: 'grid' },
  '& > svg': { width: '100%', height: 'auto' },
});

const Panel = styled('div')({
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  minHeight: 480,
  padding: '32px 20px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  backgroundColor: tone.surface,
  [up.md]: { minHeight: 560, padding: '56px 64px', borderStartStartRadius: 0, borderEndStartRadius: 0 },
});

const Intro = styled(QuietText)({ marginTop: 12 });

interface Props {
  title: string;
  /** Below the title: what this step is about. */
  intro: ReactNode;
  /** Seed of the drawing beside the form; one line, like the one code that opens the door. */
  seed: string;
  children: ReactNode;
}

/** The frame of the two steps of signing in: a kolam beside one short form. */
export function SessionFrame({ title, intro, seed, children }: Props): React.JSX.Element {
  return (
    <Frame>
      <Side>
        <Kolam seed={seed} shape="diamond" columns={9} weight={0.22} dotColour={tone.marigold} />
      </Side>
      <Panel>
        <div>
          <PageTitle>{title}</PageTitle>
          <Intro>{intro}</Intro>
        </div>
        {children}
        <noscript>
          <p>Signing in needs JavaScript, because the code is checked without leaving the page. Everything else can be read without it.</p>
        </noscript>
      </Panel>
    </Frame>
  );
}
