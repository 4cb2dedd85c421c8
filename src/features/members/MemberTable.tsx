import { Button, Chip, Paper, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import { formatDay } from '../../lib/moments.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { CardTable } from '../../ui/CardTable.tsx';

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

interface Column {
  label: string;
  renderCell: (member: DirectoryMember, actions: Pick<Props, 'onEdit' | 'onToggleState'>) => ReactNode;
  attributes?: Readonly<Record<string, string>>;
}

const COLUMNS: readonly Column[] = [
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

/** One page of members. Explicit roles, because the card layout removes table semantics in some browsers. */
export function MemberTable({ members, busy, ...actions }: Props): React.JSX.Element {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <CardTable role="table" aria-label="Members" aria-busy={busy}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {COLUMNS.map(({ label }) => (
              <TableCell key={label} role="columnheader">
                {label === 'Actions' ? <Typography variant="srOnly">{label}</Typography> : label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {members.map((member) => (
            <TableRow key={member.id} role="row">
              {COLUMNS.map(({ label, renderCell, attributes }) => (
                <TableCell key={label} role="cell" data-label={label === 'Actions' ? '' : label} {...attributes}>
                  {renderCell(member, actions)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </CardTable>
    </Paper>
  );
}
