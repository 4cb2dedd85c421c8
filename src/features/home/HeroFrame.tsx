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

/** On a phone words, then picture; on a desk side by side. */
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

const Words = styled(Stack)({
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

/** Runs to the window's edge: out of the container's margins on a phone, from beyond the middle of the slide on a desk. */
const Backdrop = styled(Box)({
  position: 'absolute',
  inset: `38% calc(-1 * ${GUTTER}) 0`,
  overflow: 'hidden',
  background: tone.primarySoft,
  '[data-purple] &': { background: tone.deepRaised },
  [up.md]: { inset: '0 0 0 62%' },
});

/** The banner lies over the edge of the backdrop, like a print laid on a page. */
const Print = styled(Box)({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  borderRadius: radius,
  // A picture covers its frame, whose pale ground would shine through at the round corners.
  '& > :has(> img)': { background: 'none' },
  [up.md]: { width: '100%', maxWidth: 660 },
});

const Text = styled(Typography)({
  width: '44ch',
  color: tone.inkSoft,
  '[data-purple] &': { color: tone.onDeepSoft },
});

/** The title of a slide. */
export function HeroTitle({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <Heading level={2} look="h1">
      {children}
    </Heading>
  );
}

/** What a slide says below its title. */
export function HeroText({ children }: { children: ReactNode }): React.JSX.Element {
  return <Text variant="subtitle1">{children}</Text>;
}

interface Props {
  /** Painted on the brand purple. */
  purple: boolean;
  backdrop: ReactNode;
  /** A picture; null: none. */
  banner?: ReactNode;
  /** Title, text and button. */
  children: ReactNode;
}

/**
 * The composition of a hero: words on paper or on the brand purple, a backdrop that runs to the window's edge, and the
 * banner laid over the seam. Words never stand on a picture, whatever the content system serves.
 */
export function HeroFrame({ purple, backdrop, banner, children }: Props): React.JSX.Element {
  return (
    <Surface data-purple={purple ? '' : undefined}>
      <Columns>
        <Words>{children}</Words>
        <Scene>
          {/* First: browsers paint what has come of a page, and the backdrop would move once the print gives the scene its height. */}
          {banner && <Print>{banner}</Print>}
          <Backdrop>{backdrop}</Backdrop>
        </Scene>
      </Columns>
    </Surface>
  );
}
