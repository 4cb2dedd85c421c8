import { Button, Link, OutlinedInput, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { exportGuests } from '../../../api/downloads.ts';
import { useListGuestsQuery, useRenewGuestLinkMutation, type Guest, type GuestList } from '../../../api/endpoints/registrations.ts';
import { useHasOwnContentSystem } from '../../../config/SettingsContext.ts';
import { checkInPath, paths } from '../../../config/paths.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { formatLongDay } from '../../../lib/moments.ts';
import { eventHref } from '../../../lib/subjectAddress.ts';
import { formatCount } from '../../../lib/text.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { EventStatus } from '../../../ui/EventStatus.tsx';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';
import { KEEP_SCROLL_POSITION, Pager } from '../../../ui/page/Pager.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useFocusAfterAction } from '../../../ui/useFocusAfterAction.ts';
import { describeCounts } from '../describe.ts';
import { createGuestFilter } from '../guestFilter.ts';
import { AddGuestDialog } from './AddGuestDialog.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';
import { CancelGuestDialog } from './CancelGuestDialog.tsx';
import { createGuestsPath, FILTER_NAMES, GUEST_FILTERS, PER_PAGE, readGuestsAddress, type GuestsAddress } from './guestsAddress.ts';
import { GuestTable } from './GuestTable.tsx';
import { MessageDialog } from './MessageDialog.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'message' } | { kind: 'cancel'; guest: Guest };

/** Milliseconds without a key until the search is in the URL; browsers limit how often that may change. */
const DEBOUNCE_MS = 300;

/** Returns the typed search, which filters at once, and is in the URL as soon as nobody types. A link or Back replaces it. */
function useSearchText(address: GuestsAddress, eventId: string): [string, (text: string) => void] {
  const navigate = useNavigate();
  const { q } = address;
  const [text, setText] = useState(q);
  const writtenText = useRef(q);
  useEffect(() => {
    if (q === writtenText.current) return;
    writtenText.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const next = text.trim();
    if (next === writtenText.current) return undefined;
    const timer = setTimeout(() => {
      writtenText.current = next;
      void navigate(createGuestsPath(eventId, { ...address, q: next, page: 1 }), { replace: true, ...KEEP_SCROLL_POSITION });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}

function Guests({ list: { event, guests } }: { list: GuestList }): React.JSX.Element {
  const { eventId, title, program, start, time, venue, status } = event;
  const id = useId();
  const [search] = useSearchParams();
  const address = readGuestsAddress(search);
  const hasEditor = useHasOwnContentSystem();
  const [renewLink] = useRenewGuestLinkMutation();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'add' });
  const [isOpen, setOpen] = useState(false);
  const [hasCancelled, setHasCancelled] = useState(false);
  // The row of a cancelled guest has no button any more to which the focus could return.
  const count = useFocusAfterAction<HTMLParagraphElement>(hasCancelled);
  const [typed, setTyped] = useSearchText(address, eventId);
  const pathOf = (change: Partial<GuestsAddress>): string => createGuestsPath(eventId, { ...address, q: typed.trim(), page: 1, ...change });
  const show = (next: OpenDialog): void => {
    setDialog(next);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const sendLink = ({ guestId }: Guest): void => {
    renewLink({ eventId, guestId })
      .unwrap()
      .then(
        ({ message }) => showToast(message, 'success', 'guest'),
        (error: unknown) => showFailure(error, 'registration', 'guest'),
      );
  };
  const isSelected = address.state === '' ? () => true : GUEST_FILTERS[address.state].selects;
  const matches = createGuestFilter(typed);
  const found = guests.filter((guest) => isSelected(guest) && matches(guest));
  const pageCount = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(address.page, pageCount);
  const filters = [
    { label: `All (${groupIndian(guests.length)})`, href: pathOf({ state: '' }), isCurrent: address.state === '' },
    ...FILTER_NAMES.map((state) => ({ state, number: guests.filter(GUEST_FILTERS[state].selects).length }))
      .filter(({ state, number }) => number > 0 || address.state === state)
      .map(({ state, number }) => ({
        label: `${GUEST_FILTERS[state].label} (${groupIndian(number)})`,
        href: pathOf({ state }),
        isCurrent: address.state === state,
      })),
  ];
  return (
    <>
      <Stack sx={{ gap: 0.5 }}>
        <Typography color="textSecondary">{[formatLongDay(start), time, venue].filter(Boolean).join(', ')}</Typography>
        <EventStatus status={status === undefined ? null : { name: status, reason: '', formerDate: '', formerVenue: '' }} />
        <Typography sx={{ fontWeight: 600 }}>{describeCounts(event)}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 16px', displayPrint: 'none' }}>
          {program !== '' && (
            <Link href={eventHref({ id: eventId, category: program })} sx={{ py: 1.25 }}>
              Page of the event
            </Link>
          )}
          {hasEditor && program !== '' && (
            <Link href={`${paths.dashboardContent}?q=${encodeURIComponent(title)}`} sx={{ py: 1.25 }}>
              Places and days in Content
            </Link>
          )}
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button variant="contained" color="accent" href={checkInPath(eventId)}>
          Check-in
        </Button>
        <Button variant="outlined" onClick={() => show({ kind: 'add' })}>
          Add a guest
        </Button>
        <Button variant="outlined" onClick={() => show({ kind: 'message' })} disabled={guests.length === 0}>
          Write to the guests
        </Button>
        <DownloadButton download={() => exportGuests(eventId)} errorSubject="exportGuests" toastId="export">
          Export as CSV
        </DownloadButton>
      </Stack>
      {guests.length === 0 ? (
        <CentredState title="Nobody is registered yet." drawing={{ seed: 'no guests' }} />
      ) : (
        <>
          <Stack role="search" sx={{ gap: 1.5, '& > :first-of-type': { maxWidth: 560 } }}>
            <Field id={id} label="Name or e-mail" helperText="">
              <OutlinedInput id={id} type="search" value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
            </Field>
            <FilterLinks label="Which guests" options={filters} />
          </Stack>
          <Typography ref={count} tabIndex={-1} role="status" color="textSecondary">
            {formatCount(found.length, 'guest')}
          </Typography>
          {found.length === 0 ? (
            <CentredState
              title="No guests found."
              drawing={{ seed: 'no guests' }}
              actions={<Button href={pathOf({ q: '', state: '' })}>Show all</Button>}
            />
          ) : (
            <GuestTable
              guests={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
              onSendLink={sendLink}
              onCancel={(guest) => show({ kind: 'cancel', guest })}
            />
          )}
          <Pager label="Pages of guests" page={page} pageCount={pageCount} pathOf={(next) => pathOf({ page: next })} />
        </>
      )}
      {dialog.kind === 'add' && <AddGuestDialog eventId={eventId} open={isOpen} onClose={close} />}
      {dialog.kind === 'message' && <MessageDialog event={event} open={isOpen} onClose={close} />}
      {dialog.kind === 'cancel' && (
        <CancelGuestDialog eventId={eventId} guest={dialog.guest} open={isOpen} onClose={close} onCancelled={() => setHasCancelled(true)} />
      )}
    </>
  );
}

function LoadedGuests({ eventId }: { eventId: string }): React.JSX.Element {
  const query = useListGuestsQuery(eventId, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Heading level={1}>{query.data?.event.title ?? 'Guests'}</Heading>
      <QuerySection query={query} what="The guests" errorSubject="guests" skeleton={<TextSkeleton lines={10} />}>
        {(list) => <Guests list={list} />}
      </QuerySection>
    </>
  );
}

/** The guests of an event (REG-05). */
export default function GuestsPage(): React.JSX.Element {
  const { eventId = '' } = useParams();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Link href={paths.dashboardRegistrations} sx={{ alignSelf: 'flex-start', py: 1.25, my: -1.25, displayPrint: 'none' }}>
        All events
      </Link>
      <AdminsOnly>
        <LoadedGuests eventId={eventId} />
      </AdminsOnly>
    </Stack>
  );
}
