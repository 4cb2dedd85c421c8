import { Avatar } from '@mui/material';
import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { useImageFailure } from '../useImageFailure.ts';

const PERSON = { lines: 'M12 4.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5' };

interface Props {
  src?: string | null;
  /** whose picture it is */
  name: string | null;
  /** pixels across, as a round picture; `fill`: a square portrait as wide as its place */
  size?: number | 'fill';
}

/** The first letters of the first and the last part of a name; empty when it has none. */
function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  // A letter of an Indian script may be several characters.
  return ends.map((part = '') => [...new Intl.Segmenter('en').segment(part)][0]?.segment.toUpperCase() ?? '').join('');
}

const Portrait = styled(Avatar)({
  flex: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-fill]': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: radius },
});

/** Pixels that a portrait is drawn at where its place says how wide it is. */
const PORTRAIT = 240;

/**
 * A person's picture beside their name, therefore without words of its own; initials, or a drawn person, when it is
 * missing or broken (EVT-05, ABOUT-02, VOL-02). The picture is the avatar's child: given as its `src`, MUI would fetch it
 * at once, however far down the page it stands.
 */
export function PersonAvatar({ src, name, size = 64 }: Props): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(src);
  const letters = initials(name ?? '');
  const fills = size === 'fill';
  const pixels = fills ? PORTRAIT : size;
  const style = fills ? { fontSize: '2.5rem' } : { width: size, height: size, fontSize: size * 0.36 };
  return (
    <Portrait aria-hidden="true" data-fill={fills ? '' : undefined} style={style}>
      {src && !failed ? (
        <img {...imageProps} src={src} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
      ) : letters === '' ? (
        <Icon name={PERSON} size={Math.round(pixels * 0.6)} />
      ) : (
        letters
      )}
    </Portrait>
  );
}
