import { Box, ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Video } from '../../api/models/content.ts';
import { vimeoPlayer } from '../../lib/vimeo.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Poster and player have the same size, so that nothing shifts. */
const Screen = styled(Box)({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius,
  backgroundColor: tone.deepRaised,
  '& > iframe': { width: '100%', height: '100%', border: 0 },
});

const Play = styled(ButtonBase)({
  position: 'absolute',
  inset: 0,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: '50%',
    backgroundColor: tone.accent,
    color: tone.onAccent,
    transition: 'transform .2s ease',
    [up.md]: { width: 96, height: 96 },
  },
  '&:hover > span': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineOffset: -6 },
});

/** Poster, which a press replaces with the player (VID-02). For a video without a valid player URL, it is a plain picture. */
export function Player({ video: { title, poster, embedUrl } }: { video: Video }): React.JSX.Element {
  const [isPlaying, setIsPlaying] = useState(false);
  const source = embedUrl === null ? null : vimeoPlayer(embedUrl);
  return (
    <Screen>
      {isPlaying && source !== null ? (
        <iframe
          src={source}
          title={`Player: ${title}`}
          allow="autoplay; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- `allow-same-origin` is safe: the player has another origin than this site
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          // Takes the focus, because the button that had it is gone.
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <>
          <Picture src={poster?.url ?? null} alt={poster?.alt ?? ''} width={16} height={9} seed={title} priority />
          {source !== null && (
            <Play aria-label={`Play ${title}`} onClick={() => setIsPlaying(true)}>
              <span>
                <Icon icon="play" size={40} />
              </span>
            </Play>
          )}
        </>
      )}
    </Screen>
  );
}
