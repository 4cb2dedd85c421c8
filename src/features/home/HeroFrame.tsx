import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER } from '../../theme/primitives.ts';
import { radius, ringOnDeep, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const Surface = styled(Box)({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  borderBlock: `1px solid ${tone.line}`,
  '&[data-purple]': { background: tone.deep, color: tone.onDeep, ...ringOnDeep },
});

/** Text above the picture on phones, side by side on wide windows. */
const Columns = styled(Container)({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  [up.md]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    minHeight: 'clamp(448px, 41cqw, 600px)',
  },
});

const TextColumn = styled(Stack)({
  alignItems: 'flex-start',
  gap: 20,
  minWidth: 0,
  paddingBlock: '32px 28px',
  '& > *': { maxWidth: '100%' },
  [up.md]: { justifyContent: 'center', gap: 24, padding: '56px 48px 72px 0' },
});

const Scene = styled(Box)({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  paddingBottom: 52,
  [up.md]: { position: 'static', display: 'grid', alignItems: 'center', paddingBlock: 48 },
});

/** Reaches both edges of the window on phones. On wide windows it reaches from 62 % of the width to the end. */
const Backdrop = styled(Box)({
  position: 'absolute',
  inset: `38% calc(-1 * ${GUTTER}) 0`,
  overflow: 'hidden',
  background: tone.primarySoft,
  '[data-purple] &': { background: tone.deepRaised },
  [up.md]: { inset: '0 0 0 62%' },
});

/** The banner overlaps the edge of the backdrop. */
const BannerFrame = styled(Box)({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  borderRadius: radius,
  // The picture covers the frame, so a background would only show at the rounded corners.
  '& > :has(> img)': { background: 'none' },
  [up.md]: { width: '100%', maxWidth: 660 },
});

const Text = styled(Typography)({
  width: '44ch',
  color: tone.inkSoft,
  '[data-purple] &': { color: tone.onDeepSoft },
});

export function HeroTitle({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <Heading level={2} variant="h1">
      {children}
    </Heading>
  );
}

export function HeroText({ children }: { children: ReactNode }): React.JSX.Element {
  return <Text variant="subtitle1">{children}</Text>;
}

interface Props {
  isPurple: boolean;
  backdrop: ReactNode;
  /** Picture over the edge of the backdrop; null or absent: none. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * Hero layout: text on paper or brand purple, a full-bleed backdrop, and the banner over the edge between the two. Text is never on a
 * picture, whatever the content system serves.
 */
export function HeroFrame({ isPurple, backdrop, banner, children }: Props): React.JSX.Element {
  return (
    <Surface data-purple={isPurple ? '' : undefined}>
      <Columns>
        <TextColumn>{children}</TextColumn>
        <Scene>
          {/* First in the DOM, because it sets the height: a browser that paints a partial document must not shift the backdrop. */}
          {banner && <BannerFrame>{banner}</BannerFrame>}
          <Backdrop>{backdrop}</Backdrop>
        </Scene>
      </Columns>
    </Surface>
  );
}
