import { styled } from '@mui/material/styles';
import { tone } from '../theme/tokens.ts';
import { Kolam } from './Kolam.tsx';
import { useImageFailure } from './useImageFailure.ts';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'ratio' })<{ ratio: string }>(({ ratio }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: ratio,
  overflow: 'hidden',
  background: tone.primarySoft,
  color: tone.primary,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-fit=contain] > img': { objectFit: 'contain' },
  '& > svg': { position: 'absolute', inset: '10%', width: '80%', height: '80%' },
}));

export interface PictureProps {
  src?: string | null;
  /** Empty when the picture is decorative. */
  alt: string;
  /** Pixels. Width and height fix the aspect ratio, so that nothing shifts when the picture loads. */
  width: number;
  height: number;
  /** Text from which a kolam (lib/kolam.ts) is drawn when there is no picture. */
  seed: string;
  /** Loads the picture at once and before others. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** Image in a frame of fixed aspect ratio, lazy-loaded unless it has `priority`. */
export function Picture({ src, alt, width, height, seed, priority = false, fit = 'cover', className }: PictureProps) {
  const { failed, imageProps } = useImageFailure(src);
  return (
    <Frame ratio={`${width} / ${height}`} data-fit={fit} className={className}>
      {failed || !src ? (
        <Kolam seed={seed} weight={0.24} dotColour={tone.accent} />
      ) : (
        <img
          {...imageProps}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </Frame>
  );
}
