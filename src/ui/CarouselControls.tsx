import styled from '@emotion/styled';
import { focusRing, tone, touch } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** Round buttons in the colour of the text around them, so that they serve on paper and on the brand. */
export const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  height: touch,
  padding: 0,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color .15s, color .15s, opacity .15s',
  '&:hover:not(:disabled)': { background: tone.marigold, borderColor: tone.marigold, color: tone.onMarigold },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '&:focus-visible': { ...focusRing, outlineColor: 'currentColor' },
});

const Dots = styled('div')({ display: 'flex', flex: '1 1 auto', minWidth: 0, justifyContent: 'center' });

const Dot = styled('button')({
  flex: `0 1 ${touch}px`,
  minWidth: 24,
  height: touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    display: 'block',
    width: 10,
    height: 10,
    margin: '0 auto',
    border: '1.5px solid currentColor',
    borderRadius: 5,
    transition: 'width .2s',
  },
  '&[aria-current]::after': { width: 24, background: 'currentColor' },
  '&:focus-visible': { ...focusRing, outlineColor: 'currentColor', outlineOffset: -4, borderRadius: 999 },
});

interface CarouselControlsProps {
  count: number;
  at: number;
  onShow: (slide: number) => void;
  /** null when there is nothing to pause */
  playing: boolean | null;
  onTogglePlaying: () => void;
}

/** Previous, dots, next and Pause of a carousel. */
export function CarouselControls({ count, at, onShow, playing, onTogglePlaying }: CarouselControlsProps) {
  return (
    <Row>
      <RoundButton type="button" aria-label="Previous slide" onClick={() => onShow(at - 1)}>
        <Icon name="previous" />
      </RoundButton>
      <Dots>
        {Array.from({ length: count }, (_, slide) => (
          <Dot
            key={slide}
            type="button"
            aria-label={`Slide ${slide + 1}`}
            aria-current={slide === at ? 'true' : undefined}
            onClick={() => onShow(slide)}
          />
        ))}
      </Dots>
      {playing !== null && (
        <RoundButton type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={onTogglePlaying}>
          <Icon name={playing ? 'pause' : 'play'} />
        </RoundButton>
      )}
      <RoundButton type="button" aria-label="Next slide" onClick={() => onShow(at + 1)}>
        <Icon name="next" />
      </RoundButton>
    </Row>
  );
}
