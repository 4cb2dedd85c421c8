import { Button, Chip, Stack, Typography } from '@mui/material';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import { formatDay } from '../../lib/moments.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { ColumnTable, type Column } from '../../ui/ColumnTable.tsx';

interface Props {
  members: readonly DirectoryMember[];
  busy: boolean;
  onEdit: (member: DirectoryMember) => void;
  /** opens the dialog that deactivates or activates the member */
  onToggleState: (member: DirectoryMember) => void;
}

function Person({ member: { name, since, role, state } }: { member: DirectoryMember }): React.JSX.Element {
  return (
    <span>
      <strong>{name}</strong> {role === 'admin' && <Chip component="span" size="small" color="primary" label="Admin" />}{' '}
      {state === 'deactivated' && <Chip component="span" size="small" label="Deactivated" />}
      {since !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {`Since ${formatDay(since)}`}
        </Typography>
      )}
    </span>
  );
}

const NO_VALUE = '–';
const ON_ONE_LINE = { 'data-line': '' };

const COLUMNS: readonly Column<DirectoryMember, Pick<Props, 'onEdit' | 'onToggleState'>>[] = [
  { label: MEMBER_FIELDS.name.label, renderCell: (member) => <Person member={member} />, attributes: { 'data-name': '' } },
  { label: MEMBER_FIELDS.email.label, renderCell: ({ email }) => <Breakable>{email}</Breakable> },
  { label: MEMBER_FIELDS.membershipNumber.label, renderCell: ({ membershipNumber }) => membershipNumber ?? NO_VALUE },
  { label: MEMBER_FIELDS.mobileNumber.label, renderCell: ({ mobileNumber }) => mobileNumber ?? NO_VALUE },
  {
    label: 'Actions',
    renderCell: (member, { onEdit, onToggleState }) => {
      const action = member.state === 'active' ? 'Deactivate' : 'Activate';
      return (
        <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" onClick={() => onEdit(member)} aria-label={`Edit ${member.name}`}>
            Edit
          </Button>
          <Button
            size="small"
            {...(action === 'Deactivate' && { color: 'error' })}
            onClick={() => onToggleState(member)}
            aria-label={`${action} ${member.name}`}
          >
            {action}
          </Button>
        </Stack>
      );
    },
    attributes: ON_ONE_LINE,
  },
];

/** One page of members. */
export function MemberTable({ members, busy, ...actions }: Props): React.JSX.Element {
  return <ColumnTable label="Members" columns={COLUMNS} rows={members} keyOf={({ id }) => id} context={actions} busy={busy} />;
}
