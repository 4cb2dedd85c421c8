import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { WIDTH } from './layout.ts';

const Box = styled('div')({ display: 'grid', minWidth: 0, containerType: 'inline-size', '&[data-purple]': { background: tone.deep, color: tone.onDeep } });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  [up.md]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    minHeight: 'clamp(440px, 40cqw, 600px)',
  },
});

const Words = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 20,
  minWidth: 0,
  minHeight: 344,
  padding: '56px 16px 36px',
  overflow: 'hidden',
  [up.sm]: { minHeight: 300 },
  [up.md]: {
    padding: `56px 128px 56px max(32px, calc((100cqw - ${WIDTH}px) / 2 + 32px))`,
  },
  '& > *': { position: 'relative', maxWidth: '100%' },
});

const Drawing = styled(KolamField)({ '&&': { position: 'absolute' }, color: tone.line, '[data-purple] &': { color: tone.deepLine } });

const Title = styled('div')({
  '& > *': {
    fontFamily: displayFace,
    fontWeight: 700,
    fontSize: 'clamp(2rem, 1.3rem + 3.1vw, 3.625rem)',
    lineHeight: 1.03,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
});

const Text = styled('div')({
  maxWidth: '46ch',
  color: tone.inkSoft,
  fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  lineHeight: 1.5,
  '[data-purple] &': { color: tone.onDeepSoft },
  '& p': { margin: 0 },
});

const Scene = styled('div')({
  position: 'relative',
  order: -1,
  minWidth: 0,
  [up.md]: { order: 0 },
});

/** The scene runs to the edge of the window; on a phone it is as wide as that. */
const Backdrop = styled('div')({
  position: 'relative',
  height: '100%',
  aspectRatio: '16 / 10',
  background: tone.violetSoft,
  overflow: 'hidden',
  '[data-purple] &': { background: tone.deepRaised },
  [up.md]: { aspectRatio: 'auto' },
});

/** The second picture lies over the edge of the first, like a print laid on a page. */
const Inset = styled('div')({
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: -32,
  width: 'min(40%, 168px)',
  padding: 5,
  background: tone.paper,
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  '& > span': { borderRadius: radius - 4 },
  '[data-purple] &': { background: tone.deep, borderColor: tone.deepLine },
  [up.md]: { insetInline: '-88px auto', bottom: 48, width: 'clamp(176px, 19cqw, 272px)', padding: 8 },
});

interface Props {
  /** Painted on the brand purple. */
  purple: boolean;
  /** What the quiet drawing behind the words is made from. */
  seed: string;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  backdrop: ReactNode;
  inset?: ReactNode;
}

/**
 * The composition of a hero: words on paper or on the brand purple, a scene that runs to the window's edge, and a
 * second picture laid over the seam. Words never stand on a picture, whatever the content system serves.
 */
export function HeroFrame({ purple, seed, title, text, action, backdrop, inset }: Props): React.JSX.Element {
  return (
    <Box data-purple={purple ? '' : undefined}>
      <Columns>
        <Words>
          <Drawing seed={seed} columns={9} rows={9} fade="up" />
          <Title>{title}</Title>
          <Text>{text}</Text>
          {action}
        </Words>
        <Scene>
          <Backdrop>{backdrop}</Backdrop>
          {inset !== undefined && <Inset>{inset}</Inset>}
        </Scene>
      </Columns>
    </Box>
  );
}
