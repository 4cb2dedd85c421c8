import { styled } from '@mui/material/styles';
import type { Picture } from '../../api/models/picture.ts';
import { tone } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';

const Image = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

const Drawn = styled(KolamField)({
  color: tone.lineStrong,
  opacity: 0.6,
  '[data-purple] &': { color: tone.deepLine, opacity: 1 },
});

interface Props {
  picture: Picture | null;
  /** Seed of the fallback kolam. */
  seed: string;
  /** The first slide's pictures are loaded at once. */
  first: boolean;
  /** The banner over it is larger and loaded first. */
  covered?: boolean;
}

/** Large picture that fills its container; a kolam when missing. */
export function HeroScene({ picture, seed, first, covered = false }: Props): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(picture?.url);
  if (picture === null || failed) {
    return <Drawn seed={seed} columns={9} rows={9} fade="none" />;
  }
  return (
    <Image
      {...imageProps}
      src={picture.url}
      alt={picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? (covered ? 'low' : 'high') : undefined}
      decoding={first ? 'sync' : 'async'}
    />
  );
}
