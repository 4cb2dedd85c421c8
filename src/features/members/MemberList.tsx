import { Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListMembersQuery } from '../../api/endpoints/members.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import { explainFailure } from '../../api/errors.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { formatCount } from '../../lib/text.ts';
import { FieldsSkeleton } from '../../ui/form/FieldsSkeleton.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Pager, KEEP_SCROLL_POSITION, useListStart } from '../../ui/page/Pager.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { isFiltered, membersPath, PER_PAGE, queryOf, readMembersAddress, type MembersAddress, filterOf } from './membersAddress.ts';
import { MemberTable } from './MemberTable.tsx';
import { SearchRow } from './SearchRow.tsx';
import { StateDialog } from './StateDialog.tsx';
import { exportMembers } from '../../api/downloads.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

interface Props {
  address: MembersAddress;
  onAdd: () => void;
  onImport: () => void;
}

/** Buttons that export, import and add members. The export applies the list's filters. */
function MemberTools({ address, onAdd, onImport }: Props): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <DownloadButton size="small" download={() => exportMembers(filterOf(address))} errorSubject="exportMembers" toastId="export">
        Export as CSV
      </DownloadButton>
      <Button size="small" onClick={onImport}>
        Import from CSV
      </Button>
      <Button size="small" variant="contained" color="accent" onClick={onAdd}>
        Add a member
      </Button>
    </Stack>
  );
}

const listSkeleton = (
  <Stack sx={{ gap: 3 }}>
    <FieldsSkeleton fieldCount={1} />
    <Skeleton height={28} width={140} />
    <Paper sx={{ p: { xs: 2, md: 4 } }}>
      <TextSkeleton lines={10} />
    </Paper>
  </Stack>
);

/** A dialog: the form of a member (null: a new one), the confirmation of activating or deactivating one, or the import. */
type OpenDialog = { kind: 'form'; member: DirectoryMember | null } | { kind: 'state'; member: DirectoryMember } | { kind: 'import' };

/** Members with search, filter and paging in the URL. */
export function MemberList(): React.JSX.Element {
  const [search] = useSearchParams();
  const address = readMembersAddress(search);
  const navigate = useNavigate();
  const { data, currentData, error, isFetching, refetch } = useListMembersQuery(queryOf(address), { refetchOnMountOrArgChange: true });
  /** The dialog opened last; any kind at first. It is kept while it closes, so that its text stays. `openCount` remounts it. */
  const [{ dialog, openCount }, setDialog] = useState<{ dialog: OpenDialog; openCount: number }>({
    dialog: { kind: 'import' },
    openCount: 0,
  });
  const [open, setOpen] = useState(false);
  const countRef = useListStart(currentData && address.page);
  const opener = useRef<Element>(null);
  const showDialog = (next: OpenDialog): void => {
    opener.current = document.activeElement;
    setDialog({ dialog: next, openCount: openCount + 1 });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const updateAddress = (change: Partial<MembersAddress>): void =>
    void navigate(membersPath({ ...address, page: 1, ...change }), KEEP_SCROLL_POSITION);

  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  const isPastEnd = currentData !== undefined && currentData.total > 0 && address.page > lastPage;
  const lastPath = membersPath({ ...address, page: lastPage });
  useEffect(() => {
    if (isPastEnd) void navigate(lastPath, { replace: true, ...KEEP_SCROLL_POSITION });
  }, [isPastEnd, lastPath, navigate]);

  // The button that opened the dialog may have disappeared from the list. The count then takes the focus.
  useEffect(() => {
    if (open || opener.current === null || opener.current.isConnected) return;
    opener.current = null;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('[role=dialog]')) countRef.current?.focus({ preventScroll: true });
  }, [open, data, countRef]);

  if (data === undefined) {
    if (error === undefined) return <Loading label="Loading members">{listSkeleton}</Loading>;
    return <Failure failure={explainFailure(error, 'The members', 'listMembers')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { members, total } = data;
  const from = (address.page - 1) * PER_PAGE + 1;
  const summary =
    total <= PER_PAGE
      ? formatCount(total, 'member')
      : `${groupIndian(from)} to ${groupIndian(from + members.length - 1)} of ${formatCount(total, 'member')}`;
  return (
    <Stack sx={{ gap: 3 }}>
      <SearchRow applied={address} onApply={updateAddress} />
      {error !== undefined && (
        <Failure failure={explainFailure(error, 'The members', 'listMembers')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }}>
        <Typography ref={countRef} tabIndex={-1} color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {summary}
        </Typography>
        <MemberTools
          address={address}
          onAdd={() => showDialog({ kind: 'form', member: null })}
          onImport={() => showDialog({ kind: 'import' })}
        />
      </Stack>
      {total === 0 ? (
        <CentredState
          title={isFiltered(address) ? 'No members found.' : 'There are no members yet.'}
          drawing={{ seed: 'no members' }}
          actions={isFiltered(address) && <Button onClick={() => updateAddress({ q: '', show: '' })}>Show all members</Button>}
        >
          {address.q !== '' && 'The search matches the beginnings of names, e-mail addresses and numbers.'}
        </CentredState>
      ) : (
        <MemberTable
          members={members}
          busy={isFetching && currentData === undefined}
          onEdit={(member) => showDialog({ kind: 'form', member })}
          onToggleState={(member) => showDialog({ kind: 'state', member })}
        />
      )}
      <Pager label="Pages of members" page={address.page} pageCount={lastPage} pathOf={(page) => membersPath({ ...address, page })} />
      {dialog.kind === 'form' && <MemberDialog key={openCount} member={dialog.member} open={open} onClose={close} />}
      {dialog.kind === 'state' && <StateDialog key={openCount} member={dialog.member} open={open} onClose={close} />}
      {dialog.kind === 'import' && <ImportDialog key={openCount} open={open} onClose={close} />}
    </Stack>
  );
}
