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
  /** What the kolam is drawn from when there is no picture, or a broken one. */
  seed: string;
  /** The first slide is what a visitor sees first: its pictures are fetched at once. */
  first: boolean;
  /** A banner lies over it, which is larger: that is fetched before anything else. */
  covered?: boolean;
}

/** The large picture of a slide, filling its place whatever its own shape; a kolam where it is missing. */
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
