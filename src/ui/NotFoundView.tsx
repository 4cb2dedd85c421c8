import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { drawKolam } from '../lib/kolam.ts';
import { CELL } from '../lib/kolamGrid.ts';
import { tone } from '../theme/tokens.ts';
import { Heading } from './page/Heading.tsx';
import { Page } from './page/Page.tsx';

const COLUMNS = 7;
const SIZE = COLUMNS * CELL;
/** Horizontal position at which the loop was joined: two units inside the outermost dot on the right. */
const SEAM = SIZE - 4;

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  color: tone.primary,
  '& .trail': { color: tone.lineStrong },
  '& .stray': { color: tone.accentText },
});

/** Decoration of the not-found view: a kolam (lib/kolam.ts) with one detached loop. */
function NotFoundDrawing(): React.JSX.Element {
  const drawing = drawKolam('wandered off', { shape: 'diamond', columns: COLUMNS });
  return (
    <Root
      viewBox={`0 0 ${SIZE * 1.7} ${SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing.dots} stroke={tone.accent} strokeWidth="0.55" />
      {/* The inner svg clips the outermost loop. */}
      <svg width={SEAM} height={SIZE} viewBox={`0 0 ${SEAM} ${SIZE}`}>
        <path d={drawing.curves.join('')} strokeWidth="0.26" />
      </svg>
      <path
        className="trail"
        d={`M${SIZE - 0.6} ${SIZE / 2}c4 .5 4.5 6 8.5 5.5s2.2-9.5 5.6-12.4`}
        stroke="currentColor"
        strokeWidth="0.3"
        strokeDasharray="0 1.3"
      />
      <g className="stray" transform={`translate(${SIZE * 1.56} ${SIZE * 0.2}) rotate(-58) scale(1.35)`} stroke="currentColor">
        <path d="M0 0h0" stroke={tone.accent} strokeWidth="0.5" />
        <path d="M-2 0l1-1a1.414 1.414 0 1 1 0 2z" strokeWidth="0.24" />
      </g>
    </Root>
  );
}

const PLACES = [
  { label: 'Home', to: paths.home },
  { label: 'About us', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;

interface Props {
  children?: ReactNode;
  /** False when the page's subject may exist but could not be loaded. */
  isMissing?: boolean;
}

/** The not-found view (NF-01), for whole pages and for pages whose subject does not exist. */
export function NotFoundView({ children, isMissing = true }: Props): React.JSX.Element {
  const navigate = useNavigate();
  // A visitor who opened the URL directly has no page to go back to.
  const goBack = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <Page>
      <Stack direction={{ xs: 'column-reverse', md: 'row' }} sx={{ alignItems: 'flex-start', gap: { xs: 4, md: 8 } }}>
        <Stack sx={{ flex: '6 1 0', alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
          <Heading level={1} variant="h1" sx={{ maxWidth: '17ch' }}>
            Oops! The page you&apos;re looking for seems to have wandered off.
          </Heading>
          {isMissing && <Typography color="textSecondary">Error code: 404 | Page Not Found</Typography>}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" color="accent" href={paths.home}>
              Return Home
            </Button>
            <Button onClick={goBack} data-needs-scripts="">
              Go Back
            </Button>
          </Stack>
          {children}
          <Stack
            component="nav"
            aria-label="Other places"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3.5, width: '100%', pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            {PLACES.map(({ label, to }) => (
              <Link key={to} href={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
        <Box sx={{ flex: '5 1 0', width: { xs: 'min(100%, 360px)', md: 'auto' }, minWidth: 0, pt: { md: 2 } }}>
          <NotFoundDrawing />
        </Box>
      </Stack>
    </Page>
  );
}
