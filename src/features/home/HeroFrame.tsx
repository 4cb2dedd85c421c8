import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { WIDTH } from './layout.ts';

const Box = styled('div')({
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  '&[data-purple]': { background: tone.deep, color: tone.onDeep },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  [up.md]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    minHeight: 'clamp(432px, 40cqw, 584px)',
  },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 20,
  minWidth: 0,
  minHeight: 360,
  padding: '48px 16px 32px',
  '& > *': { maxWidth: '100%' },
  [up.sm]: { minHeight: 300 },
  [up.md]: { padding: `56px 40px 56px max(32px, calc((100cqw - ${WIDTH}px) / 2 + 32px))` },
});

const Title = styled('div')({
  '& > *': {
    margin: 0,
    fontFamily: displayFace,
    fontWeight: 700,
    fontSize: 'clamp(2rem, 1.3rem + 3.1vw, 3.75rem)',
    lineHeight: 1.03,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
});

const Text = styled('div')({
  width: '44ch',
  color: tone.inkSoft,
  fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  lineHeight: 1.5,
  '[data-purple] &': { color: tone.onDeepSoft },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

/** The scene runs to the edge of the window; on a phone it lies above the words. */
const Scene = styled('div')({
  position: 'relative',
  order: -1,
  minWidth: 0,
  minHeight: 'calc(50cqw + 40px)',
  [up.md]: { order: 0, minHeight: 0 },
});

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: tone.violetSoft,
  '[data-purple] &': { background: tone.deepRaised },
  [up.md]: { insetInlineStart: '22%' },
});

/** The banner lies over the edge of the backdrop, like a print laid on a page. */
const Print = styled('div')({
  position: 'absolute',
  insetInlineStart: 16,
  bottom: -20,
  width: 'min(66%, 400px)',
  // The banner may have round corners of its own, which nothing must shine through.
  '& > span': { background: 'none', borderRadius: radius, boxShadow: '0 18px 40px rgb(20 8 26 / 0.22)' },
  [up.sm]: { width: 'min(66%, 500px)' },
  [up.md]: { insetInline: '0 auto', top: '50%', bottom: 'auto', width: 'min(calc(100% - 72px), 600px)', transform: 'translateY(-50%)' },
});

interface Props {
  /** Painted on the brand purple. */
  purple: boolean;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  backdrop: ReactNode;
  banner?: ReactNode;
}

/**
 * The composition of a hero: words on paper or on the brand purple, a backdrop that runs to the window's edge, and the
 * banner laid over the seam. Words never stand on a picture, whatever the content system serves.
 */
export function HeroFrame({ purple, title, text, action, backdrop, banner }: Props): React.JSX.Element {
  return (
    <Box data-purple={purple ? '' : undefined}>
      <Columns>
        <Words>
          <Title>{title}</Title>
          <Text>{text}</Text>
          {action}
        </Words>
        <Scene>
          <Backdrop>{backdrop}</Backdrop>
          {banner !== undefined && <Print>{banner}</Print>}
        </Scene>
      </Columns>
    </Box>
  );
}
