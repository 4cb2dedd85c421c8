import { Alert, Button, Link, List, OutlinedInput, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { dayInIndia } from '../../../../shared/days.ts';
import { useListGuestsQuery, type Guest, type GuestList } from '../../../api/endpoints/registrations.ts';
import { checkInPath, guestsPath } from '../../../config/paths.ts';
import { formatCount } from '../../../lib/text.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { Loading, TextSkeleton } from '../../../ui/page/Loading.tsx';
import { LoginButton } from '../../../ui/page/LoginButton.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { createGuestFilter } from '../guestFilter.ts';
import { AddGuestDialog } from '../guests/AddGuestDialog.tsx';
import { AdminsOnly } from '../guests/AdminsOnly.tsx';
import { readStoredList, storeList, type StoredList } from './checkInStorage.ts';
import { GuestRow, type DoorGuest } from './GuestRow.tsx';
import { readCode } from './scannedGuest.ts';
import { useCheckIns, type CheckIns } from './useCheckIns.ts';

const Scanner = lazy(() => import(/* webpackChunkName: "scanner" */ './Scanner.tsx'));

/** Milliseconds between reads of what other helpers at the door have done. */
const POLLING_MS = 15_000;

/** Guests that are shown without a search. */
const SHOWN = 60;

/** Returns the guests as they are at the door: the list, and what was done on this device since it was loaded. */
function mergeGuests({ list, loadedAt }: StoredList, { pending, outcomes, refusals }: CheckIns): DoorGuest[] {
  return list.guests.map((listed) => {
    const outcome = outcomes.get(listed.guestId);
    const guest: Guest = outcome !== undefined && outcome.sentAt > loadedAt ? outcome.guest : listed;
    const own = pending.get(guest.guestId);
    const here = own === undefined ? guest.checkedInAt : own.checkedIn ? own.at : undefined;
    return { guest, here, isPending: own !== undefined, refusal: refusals.get(guest.guestId) };
  });
}

/** Who is still to come first, then those who are here, the last one first, then those without a place. */
function compareAtDoor(a: DoorGuest, b: DoorGuest): number {
  const rank = ({ guest, here }: DoorGuest): number => (guest.state !== 'registered' ? 2 : here === undefined ? 0 : 1);
  const byTime = (b.here ?? '').localeCompare(a.here ?? '');
  return rank(a) - rank(b) || byTime || a.guest.name.localeCompare(b.guest.name);
}

function Door({ loaded, checkIns }: { loaded: StoredList; checkIns: CheckIns }): React.JSX.Element {
  const { event } = loaded.list;
  const { eventId } = event;
  const id = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState<{ text: string; severity: 'success' | 'warning' } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const guests = mergeGuests(loaded, checkIns).toSorted(compareAtDoor);
  const withPlace = guests.filter(({ guest }) => guest.state === 'registered');
  const hereCount = withPlace.filter(({ here }) => here !== undefined).length;
  const matches = createGuestFilter(search);
  const found = guests.filter(({ guest }) => matches(guest) && (search !== '' || guest.state !== 'cancelled'));
  const ofLink = guests.find(({ guest }) => guest.guestId === params.get('guest'));

  /** Checks a guest in, and is ready for the next one. */
  const checkIn = ({ guest, here }: DoorGuest): void => {
    if (guest.state !== 'registered') {
      setNotice({ text: `${guest.name} has no place at this event.`, severity: 'warning' });
      return;
    }
    if (here === undefined) checkIns.mark(guest.guestId, true);
    setNotice({
      text: here === undefined ? `${guest.name} is here.` : `${guest.name} is here already.`,
      severity: here === undefined ? 'success' : 'warning',
    });
    setSearch('');
    field.current?.focus();
  };
  const handleCode = (text: string): void => {
    const code = readCode(text, eventId);
    const scanned = code.kind === 'guest' ? guests.find(({ guest }) => guest.guestId === code.guestId) : undefined;
    if (scanned !== undefined) return checkIn(scanned);
    const texts = {
      guest: 'This guest is not on the list.',
      otherEvent: 'This code is for another event.',
      unknown: 'This is no code of a guest.',
    };
    setNotice({ text: texts[code.kind], severity: 'warning' });
  };
  const handleEnter = (): void => {
    const [first, ...others] = found.filter(({ here, guest }) => here === undefined && guest.state === 'registered');
    if (search.trim() === '') return;
    if (first !== undefined && others.length === 0) checkIn(first);
    else
      setNotice({
        text: first === undefined ? 'Nobody with this name is still to come.' : `${others.length + 1} guests match: please type more.`,
        severity: 'warning',
      });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h4" component="p" role="status">
        {hereCount} of {withPlace.length} are here
      </Typography>
      {checkIns.pending.size > 0 && (
        <Alert
          severity="warning"
          action={checkIns.needsLogin ? <LoginButton>Log in</LoginButton> : <Button onClick={checkIns.retry}>Send now</Button>}
        >
          {checkIns.pending.size} not sent yet. They are kept on this device and sent when there is a connection
          {checkIns.needsLogin ? ' and you are logged in' : ''}.
        </Alert>
      )}
      {ofLink !== undefined && (
        <Alert
          severity="info"
          icon={false}
          action={
            <Button
              size="large"
              variant="contained"
              color="accent"
              onClick={() => {
                checkIn(ofLink);
                void navigate(checkInPath(eventId), { replace: true, preventScrollReset: true });
              }}
            >
              Check in
            </Button>
          }
        >
          <Typography sx={{ fontWeight: 600 }}>{ofLink.guest.name}</Typography>
        </Alert>
      )}
      {params.get('guest') !== null && ofLink === undefined && <Alert severity="warning">This guest is not on the list.</Alert>}
      <form
        role="search"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          handleEnter();
        }}
      >
        <Field id={id} label="Name or e-mail" helperText="">
          <OutlinedInput
            id={id}
            inputRef={field}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setNotice(null);
            }}
          />
        </Field>
      </form>
      <div role="status">{notice !== null && <Alert severity={notice.severity}>{notice.text}</Alert>}</div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
          {isScanning ? 'Close the camera' : 'Scan codes'}
        </Button>
        <Button onClick={() => setAdding(true)}>Add a guest</Button>
      </Stack>
      {isScanning && (
        <Suspense fallback={<Loading label="Loading the camera">{null}</Loading>}>
          <Scanner onRead={handleCode} />
        </Suspense>
      )}
      {found.length === 0 ? (
        <CentredState title={guests.length === 0 ? 'Nobody is registered.' : 'No guest matches.'} drawing={{ seed: 'no guests' }} />
      ) : (
        <List aria-label="Guests">
          {found.slice(0, SHOWN).map((guest) => (
            <GuestRow
              key={guest.guest.guestId}
              {...guest}
              onCheckIn={() => checkIn(guest)}
              onUndo={() => checkIns.mark(guest.guest.guestId, false)}
            />
          ))}
        </List>
      )}
      {found.length > SHOWN && (
        <Typography color="textSecondary">{formatCount(found.length - SHOWN, 'further guest')}: type a name.</Typography>
      )}
      <AddGuestDialog eventId={eventId} open={isAdding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

/** Returns the newest list: the server's, or the one that was loaded last on this device. Null while there is none. */
function useNewestList(eventId: string, query: { data?: GuestList; startedTimeStamp?: number }): StoredList | null {
  const { data, startedTimeStamp = 0 } = query;
  const today = dayInIndia(useNow());
  const [newest, setNewest] = useState<StoredList | null>(null);
  useEffect(() => {
    if (data === undefined) setNewest((current) => current ?? readStoredList(eventId));
  }, [data, eventId]);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = startedTimeStamp;
  }, [startedTimeStamp]);
  useEffect(() => {
    if (data === undefined) return;
    const loaded = { list: data, loadedAt: startedAt.current };
    setNewest(loaded);
    storeList(eventId, loaded, today);
  }, [data, eventId, today]);
  return newest;
}

function LoadedDoor({ eventId }: { eventId: string }): React.JSX.Element {
  const query = useListGuestsQuery(eventId, { refetchOnMountOrArgChange: true, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true });
  const checkIns = useCheckIns(eventId);
  const newest = useNewestList(eventId, query);
  return (
    <>
      <Heading level={1} variant="h3">
        {newest === null ? 'Check-in' : `Check-in: ${newest.list.event.title}`}
      </Heading>
      {newest === null ? (
        <QuerySection query={query} what="The guests" errorSubject="listGuests" skeleton={<TextSkeleton lines={8} />}>
          {() => null}
        </QuerySection>
      ) : (
        <Door loaded={newest} checkIns={checkIns} />
      )}
    </>
  );
}

/** Check-in at the door, for a phone (REG-06). */
export default function CheckInPage(): React.JSX.Element {
  const { eventId = '' } = useParams();
  return (
    <Stack sx={{ gap: 2, maxWidth: 640 }}>
      <Link href={guestsPath(eventId)} sx={{ alignSelf: 'flex-start', py: 1.25, my: -1.25 }}>
        All guests
      </Link>
      <AdminsOnly>
        <LoadedDoor eventId={eventId} />
      </AdminsOnly>
    </Stack>
  );
}
