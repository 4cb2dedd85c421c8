import { Button, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { Day } from '../../../../shared/days.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatArrival, STATE_LABELS } from '../describe.ts';
import type { DoorGuest } from './doorGuests.ts';

/** Pixels; a row is pressed with a thumb, by somebody who looks at the guest. */
const ROW_HEIGHT = 64;

interface Props extends DoorGuest {
  /** Whether a button checks the guest in instead of the row, because the guest is alone on the page. */
  isProminent?: boolean;
  today: Day;
  /** @param at when it was pressed; milliseconds since the page was opened */
  onCheckIn: (at: number) => void;
  onUndo: () => void;
}

/** Says where a guest stands. */
function describeRow({ guest: { email, state, position }, here, isPending, refusal }: DoorGuest, today: Day): string {
  if (refusal !== undefined) return refusal;
  if (here !== undefined) return `Here since ${formatArrival(here, today)}${isPending ? ', not sent yet' : ''}`;
  if (state === 'registered') return email;
  return `No place: ${position === undefined ? STATE_LABELS[state] : `${STATE_LABELS.waiting}, number ${position}`}`;
}

/**
 * A guest at the door. The whole row checks them in. Somebody without a place has a button of its own, so that nobody lets them in by
 * mistake; somebody who is here has Undo.
 */
export function GuestRow({ isProminent = false, today, onCheckIn, onUndo, ...guestAtDoor }: Props): React.JSX.Element {
  const { guest, here, refusal } = guestAtDoor;
  const { name, state } = guest;
  const content = (
    <ListItemText
      primary={name}
      secondary={describeRow(guestAtDoor, today)}
      slotProps={{
        primary: { sx: { fontWeight: 600, fontSize: '1.125rem', overflowWrap: 'anywhere' } },
        secondary: { color: refusal === undefined ? 'textSecondary' : 'error', sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
  const isExpected = here === undefined && state === 'registered';
  if (isExpected && !isProminent) {
    return (
      <ListItem divider disablePadding>
        <ListItemButton onClick={({ timeStamp }) => onCheckIn(timeStamp)} sx={{ minHeight: ROW_HEIGHT }}>
          <Typography variant="srOnly">Check in </Typography>
          {content}
          <Typography aria-hidden="true" color="primary" sx={{ flex: 'none', ml: 1.5, fontWeight: 600 }}>
            Check in
          </Typography>
        </ListItemButton>
      </ListItem>
    );
  }
  return (
    <ListItem divider sx={{ minHeight: ROW_HEIGHT, gap: 1.5 }}>
      {here !== undefined && <Icon icon="check" />}
      {content}
      {here !== undefined && (
        <Button onClick={onUndo} aria-label={`Undo the check-in of ${name}`} sx={{ flex: 'none' }}>
          Undo
        </Button>
      )}
      {here === undefined && state !== 'cancelled' && (
        <Button
          variant={isExpected ? 'contained' : 'outlined'}
          {...(isExpected && { color: 'accent', size: 'large' })}
          onClick={({ timeStamp }) => onCheckIn(timeStamp)}
          aria-label={`${isExpected ? 'Check in' : 'Let in'} ${name}`}
          sx={{ flex: 'none' }}
        >
          {isExpected ? 'Check in' : 'Let in'}
        </Button>
      )}
    </ListItem>
  );
}
