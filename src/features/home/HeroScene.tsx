import { styled } from '@mui/material/styles';
import type { Picture } from '../../api/models/picture.ts';
import { tone } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';

const Image = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

const FallbackKolam = styled(KolamField)({
  color: tone.lineStrong,
  opacity: 0.6,
  '[data-purple] &': { color: tone.deepLine, opacity: 1 },
});

interface Props {
  picture: Picture | null;
  /** Seed of the fallback kolam. */
  seed: string;
  /** Whether this is the first slide. Its pictures are loaded at once. */
  isFirst: boolean;
  /** Whether a banner is over the picture. The banner is larger, and is then loaded first. */
  isCovered?: boolean;
}

/** Large picture that fills its container; a kolam (line drawing) when the picture is missing. */
export function HeroScene({ picture, seed, isFirst, isCovered = false }: Props): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(picture?.url);
  if (picture === null || failed) {
    return <FallbackKolam seed={seed} columns={9} rows={9} fade="none" />;
  }
  return (
    <Image
      {...imageProps}
      src={picture.url}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? (isCovered ? 'low' : 'high') : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}
