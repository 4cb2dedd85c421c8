import { Typography } from '@mui/material';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { tone } from '../theme/tokens.ts';

/** Milliseconds until the line appears. Most pages are there by then, and their line would only flash. */
const DELAY_MS = 200;

/** Slows down and never arrives, because nobody knows how long it takes. With reduced motion only the last frame is shown. */
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

// A border, because forced colours would hide a background.
const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  borderTop: `3px solid ${tone.accentStrong}`,
  transformOrigin: 'left',
  animation: `${grow} 10s cubic-bezier(.1,.6,.2,1) forwards`,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}));

/**
 * Shows that the next page is on its way, from a tap until the page appears: a line at the upper edge of the window, and a text for screen
 * readers. Pages show themselves that their data is loading.
 */
export function NavigationProgress(): React.JSX.Element {
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(setIsSlow, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return (
    <div role="status">
      {isSlow && (
        <>
          <Typography variant="srOnly">Loading the page …</Typography>
          <Line role="progressbar" aria-label="Loading the page" />
        </>
      )}
    </div>
  );
}
