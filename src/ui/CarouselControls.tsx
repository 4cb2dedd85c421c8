import { Box, ButtonBase, IconButton, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { RADIUS } from '../theme/primitives.ts';
import { tone, touch } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Group = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  padding: 2,
  borderColor: tone.lineStrong,
});

const Dot = styled(ButtonBase)({
  flex: '0 1 auto',
  width: touch,
  // Lets the dots shrink on phones when there are many slides.
  minWidth: 12,
  height: touch,
  borderRadius: RADIUS,
  '&::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 4,
    background: tone.lineStrong,
    outline: '1px solid transparent',
    transition: 'width .2s',
  },
  '&:hover::after': { background: tone.primary },
  '&[aria-current]::after': { width: 24, background: tone.primary },
});

interface CarouselControlsProps {
  count: number;
  index: number;
  onShow: (slide: number) => void;
  /** Null when there is no autoplay. */
  isPlaying: boolean | null;
  onTogglePlaying: () => void;
}

export function CarouselControls({ count, index, onShow, isPlaying, onTogglePlaying }: CarouselControlsProps) {
  return (
    <Group data-needs-scripts="">
      <IconButton aria-label="Previous slide" onClick={() => onShow(index - 1)}>
        <Icon icon="previous" />
      </IconButton>
      {Array.from({ length: count }, (_, slide) => (
        <Dot
          key={slide}
          aria-label={`Slide ${slide + 1}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
      <IconButton aria-label="Next slide" onClick={() => onShow(index + 1)}>
        <Icon icon="next" />
      </IconButton>
      {isPlaying !== null && (
        <>
          <Box sx={{ alignSelf: 'stretch', mx: 0.25, my: 1, borderInlineEnd: '1px solid', borderColor: 'divider' }} />
          <IconButton aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onTogglePlaying}>
            <Icon icon={isPlaying ? 'pause' : 'play'} />
          </IconButton>
        </>
      )}
    </Group>
  );
}
