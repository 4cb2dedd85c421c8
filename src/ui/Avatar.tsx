import styled from '@emotion/styled';
import { tone } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { useImageFailure } from './useImageFailure.ts';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(({ size }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: '50%',
  background: tone.violetSoft,
  color: tone.violet,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

export interface AvatarProps {
  src?: string | null;
  /** whose picture it is; leave it out where the name stands beside the picture */
  name?: string;
  /** pixels */
  size?: number;
}

/** A person's picture; a drawn one when it is missing or broken (EVT-05, ABOUT-02, VOL-02). */
export function Avatar({ src, name = '', size = 64 }: AvatarProps) {
  const { failed, imageProps } = useImageFailure(src);
  if (!failed && src) {
    return (
      <Frame size={size}>
        <img {...imageProps} src={src} alt={name} width={size} height={size} loading="lazy" decoding="async" />
      </Frame>
    );
  }
  return (
    <Frame size={size} data-default-avatar="" {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      <Icon name="person" size={Math.round(size * 0.6)} strokeWidth={1.25} />
    </Frame>
  );
}
