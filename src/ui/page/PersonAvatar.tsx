import { Avatar } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Icon } from '../Icon.tsx';
import { useImageFailure } from '../useImageFailure.ts';

interface Props {
  src?: string | null;
  /** whose picture it is */
  name: string | null;
  /** pixels */
  size?: number;
}

/** The first letters of the first and the last part of a name; empty when it has none. */
function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  // A letter of an Indian script may be several characters.
  return ends.map((part = '') => [...new Intl.Segmenter('en').segment(part)][0]?.segment.toUpperCase() ?? '').join('');
}

const Portrait = styled(Avatar)({ flex: 'none', '& img': { width: '100%', height: '100%', objectFit: 'cover' } });

/**
 * A person's picture beside their name, therefore without words of its own; initials, or a drawn person, when it is
 * missing or broken (EVT-05, ABOUT-02, VOL-02). The picture is the avatar's child: given as its `src`, MUI would fetch it
 * at once, however far down the page it stands.
 */
export function PersonAvatar({ src, name, size = 64 }: Props): React.JSX.Element {
  const { failed, imageProps } = useImageFailure(src);
  const letters = initials(name ?? '');
  return (
    <Portrait aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {src && !failed ? (
        <img {...imageProps} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : letters === '' ? (
        <Icon name="person" size={Math.round(size * 0.6)} />
      ) : (
        letters
      )}
    </Portrait>
  );
}
