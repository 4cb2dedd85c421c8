import { Box, Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { GUTTER } from '../../theme/primitives.ts';
import { low, tight, tone, up } from '../../theme/tokens.ts';
import { STICKY_TOP, SIDE_COLUMN, TALL_WINDOW } from './sideColumn.ts';
import type { Registration } from './registration.ts';

/** Sticky at the bottom on phones; first in the side column on wide windows. */
const Bar = styled(Box)({
  order: 4,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginInline: `calc(-1 * ${GUTTER})`,
  padding: `10px ${GUTTER} calc(10px + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${tone.lineStrong}`,
  backgroundColor: tone.surface,
  // Keeps what Tab focuses out from under the bar.
  'html:has(&)': { scrollPaddingBottom: 96 },
  '& > div': { minWidth: 0 },
  '& > div > *': { display: 'block' },
  // Touch target size without making the bar higher.
  '& > div > a': { marginBlock: '-4px -10px', paddingBlock: '4px 14px' },
  '& .MuiButton-root': { flex: 'none' },
  [tight]: { flexDirection: 'column', alignItems: 'stretch', gap: 8 },
  [up.md]: {
    order: 0,
    ...SIDE_COLUMN,
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > div': { display: 'none' },
    '& .MuiButton-root': { flex: '1 1 auto' },
  },
  [TALL_WINDOW]: { position: 'sticky', bottom: 'auto', top: STICKY_TOP },
  [low]: { position: 'static', 'html:has(&)': { scrollPaddingBottom: 0 } },
  '@media print': { position: 'static' },
});

interface Props {
  registration: Registration;
  /** `25 Nov 2026` */
  day: string;
  /** Empty when unknown. */
  hours: string;
  /** Label of the link to the fees, if any. */
  fees: string;
}

/** Register button, or sold out (EVT-06, EVT-07); nothing after the event. */
export function RegisterBar({ registration, day, hours, fees }: Props): React.JSX.Element | null {
  if (registration.state === 'none') return null;
  return (
    <Bar data-register="" data-bottom-bar="">
      <div>
        <Typography variant="subtitle2" component="span">
          {day}
        </Typography>
        {fees === '' ? (
          <Typography variant="body2" component="span">
            {hours}
          </Typography>
        ) : (
          <Link href="#fees" variant="body2">
            {fees}
          </Link>
        )}
      </div>
      {registration.state === 'open' ? (
        <Button href={registration.href} variant="contained" color="accent" size="large">
          Register
        </Button>
      ) : (
        <Button disabled size="large">
          SOLD OUT
        </Button>
      )}
    </Bar>
  );
}
