import { Box, Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { GUTTER } from '../../theme/primitives.ts';
import { low, tight, tone, up } from '../../theme/tokens.ts';
import { BELOW_HEADER, COLUMN, TALL } from './besideWords.ts';
import type { Registration } from './registration.ts';

/** On a phone it stays at the window's lower edge while the event is read; on a desk it opens the column beside the words. */
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
  // What Tab leads to is not hidden behind it.
  'html:has(&)': { scrollPaddingBottom: 96 },
  '& > div': { minWidth: 0 },
  '& > div > *': { display: 'block' },
  // As high as a finger needs it; the bar keeps its height.
  '& > div > a': { marginBlock: '-4px -10px', paddingBlock: '4px 14px' },
  '& .MuiButton-root': { flex: 'none' },
  [tight]: { flexDirection: 'column', alignItems: 'stretch', gap: 8 },
  [up.md]: {
    order: 0,
    ...COLUMN,
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > div': { display: 'none' },
    '& .MuiButton-root': { flex: '1 1 auto' },
  },
  [TALL]: { position: 'sticky', bottom: 'auto', top: BELOW_HEADER },
  [low]: { position: 'static', 'html:has(&)': { scrollPaddingBottom: 0 } },
  '@media print': { position: 'static' },
});

interface Props {
  registration: Registration;
  /** `25 Nov 2026` */
  day: string;
  /** Empty when they are not told. */
  hours: string;
  /** What the fees are called, where there are any: the way to them. */
  fees: string;
}

/** Register, or that nothing is left (EVT-06, EVT-07); nothing once the day has passed. */
export function RegisterBar({ registration, day, hours, fees }: Props): React.JSX.Element | null {
  if (registration.state === 'none') return null;
  return (
    <Bar data-register="">
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
