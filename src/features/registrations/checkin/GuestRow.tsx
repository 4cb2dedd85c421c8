import { Button, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { timeInIndia } from '../../../../shared/days.ts';
import type { Guest } from '../../../api/endpoints/registrations.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { STATE_LABELS } from '../describe.ts';

/** A guest as they are at the door. */
export interface DoorGuest {
  guest: Guest;
  /** Since when the guest is here; ISO 8601, UTC. Undefined: not here. */
  here: string | undefined;
  /** Whether the server has not confirmed it yet. */
  isPending: boolean;
  /** Why the guest could not be checked in. */
  refusal: string | undefined;
}

interface Props extends DoorGuest {
  onCheckIn: () => void;
  onUndo: () => void;
}

/** A guest whose whole row is pressed to check them in; one who is here has Undo in its place. */
export function GuestRow({
  guest: { name, email, state, position },
  here,
  isPending,
  refusal,
  onCheckIn,
  onUndo,
}: Props): React.JSX.Element {
  const hasPlace = state === 'registered';
  const since = here === undefined ? '' : `Here since ${timeInIndia(new Date(here))}${isPending ? ', not sent yet' : ''}`;
  const waiting = position === undefined ? STATE_LABELS[state] : `${STATE_LABELS.waiting}, number ${position}`;
  const text = refusal ?? (hasPlace ? since || email : waiting);
  const content = (
    <ListItemText
      primary={name}
      secondary={text}
      slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
    />
  );
  if (here !== undefined || !hasPlace) {
    return (
      <ListItem divider sx={{ minHeight: 64, gap: 1 }}>
        {here !== undefined && <Icon icon="check" />}
        {content}
        {here !== undefined && (
          <Button onClick={onUndo} aria-label={`Undo: ${name}`}>
            Undo
          </Button>
        )}
      </ListItem>
    );
  }
  return (
    <ListItem divider disablePadding>
      <ListItemButton onClick={onCheckIn} sx={{ minHeight: 64 }} aria-label={`Check in ${name}`}>
        {content}
      </ListItemButton>
    </ListItem>
  );
}
