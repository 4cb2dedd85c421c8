import { Avatar } from '@mui/material';
import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { useImageFailure } from '../useImageFailure.ts';

const PERSON_ICON = { lines: 'M12 4.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5' };

interface Props {
  src?: string | null;
  name: string | null;
  /** Diameter in pixels, or `fill` for a square as wide as its container. */
  size?: number | 'fill';
}

/** Returns the first letter of a text. */
function firstLetterOf(text: string): string {
  // A letter of an Indian script may consist of several characters. The first segmenter takes a phone 50 ms, so Latin letters need none.
  const latin = /^\p{Script=Latin}(?!\p{M})/u.exec(text)?.[0];
  return latin ?? [...new Intl.Segmenter('en').segment(text)][0]?.segment ?? '';
}

/** Returns the initials of the first and the last part of a name, or an empty string. */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const firstAndLast = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return firstAndLast.map((part = '') => firstLetterOf(part).toUpperCase()).join('');
}

const Portrait = styled(Avatar)({
  flex: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-fill]': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: radius },
});

/** Nominal size of a portrait with `fill`, in pixels. */
const FILL_SIZE = 240;

/**
 * Portrait for use next to a name, so it has no alternative text. Falls back to initials or an icon (EVT-05, ABOUT-02, VOL-02). The image
 * is a child of the avatar and not its `src`, which MUI would load at once, even far down the page.
 */
export function PersonAvatar({ src, name, size = 64 }: Props): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(src);
  const initialLetters = initialsOf(name ?? '');
  const isFluid = size === 'fill';
  const pixels = isFluid ? FILL_SIZE : size;
  const style = isFluid ? { fontSize: '2.5rem' } : { width: size, height: size, fontSize: size * 0.36 };
  return (
    <Portrait aria-hidden="true" data-fill={isFluid ? '' : undefined} style={style}>
      {src && !failed ? (
        <img {...imageProps} src={src} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
      ) : initialLetters === '' ? (
        <Icon icon={PERSON_ICON} size={Math.round(pixels * 0.6)} />
      ) : (
        initialLetters
      )}
    </Portrait>
  );
}
