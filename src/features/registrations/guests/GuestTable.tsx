import { Button, Chip, Stack } from '@mui/material';
import type { Guest } from '../../../api/endpoints/registrations.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { ColumnTable, type Column } from '../../../ui/ColumnTable.tsx';
import { STATE_LABELS } from '../describe.ts';

interface Actions {
  onSendLink: (guest: Guest) => void;
  onCancel: (guest: Guest) => void;
}

/** Says what became of a registration, with the place on the waiting list or until when a place is held. */
function describeState({ state, position, offerEndsAt, checkedInAt }: Guest): string {
  if (checkedInAt !== undefined) return `Checked in ${formatMoment(checkedInAt)}`;
  if (position !== undefined) return `${STATE_LABELS.waiting}, number ${position}`;
  return offerEndsAt === undefined ? STATE_LABELS[state] : `${STATE_LABELS[state]} until ${formatMoment(offerEndsAt)}`;
}

const COLUMNS: readonly Column<Guest, Actions>[] = [
  {
    label: 'Name',
    renderCell: ({ name, isMember }) => (
      <span>
        <strong>{name}</strong> {isMember && <Chip component="span" size="small" label="Member" />}
      </span>
    ),
    attributes: { 'data-name': '' },
  },
  { label: 'E-mail', renderCell: ({ email }) => <Breakable>{email}</Breakable> },
  { label: 'State', renderCell: describeState },
  { label: 'Registered', renderCell: ({ registeredAt }) => formatMoment(registeredAt) },
  {
    label: 'Actions',
    renderCell: (guest, { onSendLink, onCancel }) =>
      ['registered', 'offered', 'waiting'].includes(guest.state) && (
        <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" onClick={() => onSendLink(guest)} aria-label={`Mail a new link to ${guest.name}`}>
            Mail a new link
          </Button>
          {guest.checkedInAt === undefined && (
            <Button size="small" color="error" onClick={() => onCancel(guest)} aria-label={`Cancel the registration of ${guest.name}`}>
              Cancel
            </Button>
          )}
        </Stack>
      ),
    attributes: { 'data-line': '' },
  },
];

/** One page of guests. */
export function GuestTable({ guests, ...actions }: { guests: readonly Guest[] } & Actions): React.JSX.Element {
  return <ColumnTable label="Guests" columns={COLUMNS} rows={guests} keyOf={({ guestId }) => guestId} context={actions} />;
}
