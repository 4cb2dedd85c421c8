import { Alert, Button, List, OutlinedInput, Paper, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dayInIndia } from '../../../../shared/days.ts';
import type { Guest } from '../../../api/endpoints/registrations.ts';
import { checkInPath } from '../../../config/paths.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { formatLongDay } from '../../../lib/moments.ts';
import { formatCount } from '../../../lib/text.ts';
import { EventStatus } from '../../../ui/EventStatus.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Loading } from '../../../ui/page/Loading.tsx';
import { KEEP_SCROLL_POSITION } from '../../../ui/page/Pager.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { formatArrival, STATE_LABELS } from '../describe.ts';
import { createGuestFilter } from '../guestFilter.ts';
import { AddGuestDialog } from '../guests/AddGuestDialog.tsx';
import type { StoredList } from './checkInStorage.ts';
import { countAtDoor, mergeGuests, type DoorGuest } from './doorGuests.ts';
import { GuestRow } from './GuestRow.tsx';
import { readCode } from './scannedGuest.ts';
import type { CheckIns } from './useCheckIns.ts';

const Scanner = lazy(() => import(/* webpackChunkName: "scanner" */ './Scanner.tsx'));

/** Guests that are shown without a search. */
const SHOWN = 60;

/** Milliseconds in which a second press is one too many: after the first, another guest is under the thumb. */
const DOUBLE_PRESS_MS = 400;

type Named = Pick<Guest, 'guestId' | 'name'>;

/** What became of the last search, press or code. */
interface Notice {
  text: string;
  severity: 'success' | 'warning';
  /** The guest who was checked in, which can be undone. */
  guest?: Named;
}

interface Props {
  loaded: StoredList;
  checkIns: CheckIns;
}

/** The list at the door: search, scan, check in (REG-06). */
export function Door({ loaded, checkIns }: Props): React.JSX.Element {
  const { event } = loaded.list;
  const { eventId } = event;
  const { pending, isHeldUp, outcomes, refusals, mark, retry } = checkIns;
  const id = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const today = dayInIndia(useNow());
  const [search, setSearch] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const lastPress = useRef(0);
  const guests = useMemo(() => mergeGuests(loaded, { pending, outcomes, refusals }), [loaded, pending, outcomes, refusals]);
  const counts = useMemo(() => countAtDoor(guests), [guests]);
  const matches = createGuestFilter(search);
  const found = guests.filter(
    ({ guest, refusal }) => matches(guest) && (search !== '' || refusal !== undefined || guest.state !== 'cancelled'),
  );
  const guestOfLink = params.get('guest');
  const linked = guests.find(({ guest }) => guest.guestId === guestOfLink);

  useEffect(() => {
    if (guestOfLink === null) field.current?.focus();
  }, [guestOfLink]);

  const startNext = (): void => {
    setSearch('');
    // The keyboard of a phone would cover the picture of the camera.
    if (!isScanning) field.current?.focus();
  };
  const checkIn = ({ guest, here }: DoorGuest): void => {
    const { guestId, name } = guest;
    if (here === undefined) mark(guestId, true);
    setNotice(
      here === undefined
        ? { text: `${name} is here.`, severity: 'success', guest }
        : { text: `${name} is here already, since ${formatArrival(here, today)}.`, severity: 'warning' },
    );
    startNext();
  };
  const undo = ({ guestId, name }: Named): void => {
    mark(guestId, false);
    setNotice({ text: `${name} is not here.`, severity: 'warning' });
    startNext();
  };
  const press = (action: () => void, at: number): void => {
    if (at - lastPress.current >= DOUBLE_PRESS_MS) action();
    lastPress.current = at;
  };
  const handleCode = (text: string): void => {
    const code = readCode(text, eventId);
    const scanned = code.kind === 'guest' ? guests.find(({ guest }) => guest.guestId === code.guestId) : undefined;
    navigator.vibrate?.(scanned?.guest.state === 'registered' && scanned.here === undefined ? 80 : [80, 80, 80]);
    if (scanned !== undefined && (scanned.guest.state === 'registered' || scanned.here !== undefined)) {
      checkIn(scanned);
    } else if (scanned !== undefined) {
      const { name, state } = scanned.guest;
      // Shows the row, in which they can be let in.
      setSearch(name);
      setNotice({ text: `${name} has no place: ${STATE_LABELS[state].toLowerCase()}.`, severity: 'warning' });
    } else {
      const texts = {
        guest: 'This guest is not on the list.',
        otherEvent: 'This code is for another event.',
        unknown: 'This is no code of a guest.',
      };
      setNotice({ text: texts[code.kind], severity: 'warning' });
    }
  };
  const handleEnter = (): void => {
    const expected = found.filter(({ here, guest }) => here === undefined && guest.state === 'registered');
    const [first, ...others] = expected;
    if (search.trim() === '') return;
    if (first !== undefined && others.length === 0) checkIn(first);
    else
      setNotice({
        text: first === undefined ? 'Nobody with this name is still to come.' : `${expected.length} guests match. Please type more.`,
        severity: 'warning',
      });
  };
  const leaveLink = (): void => void navigate(checkInPath(eventId), { replace: true, ...KEEP_SCROLL_POSITION });

  const checkedIn = notice?.guest;
  // A live region must exist before its content changes.
  const renderedNotice = (
    <div role="status">
      {notice !== null && (
        <Alert
          role="none"
          severity={notice.severity}
          sx={{ alignItems: 'center', fontSize: '1.125rem', overflowWrap: 'anywhere' }}
          action={
            checkedIn !== undefined &&
            pending.get(checkedIn.guestId)?.checkedIn !== false && <Button onClick={() => undo(checkedIn)}>Undo</Button>
          }
        >
          {notice.text}
        </Alert>
      )}
    </div>
  );
  return (
    <Stack sx={{ gap: 2 }} {...(pending.size > 0 && { 'data-has-draft': '' })}>
      <Typography variant="h3" component="p" role="status">
        {groupIndian(counts.here)} of {groupIndian(counts.total)} are here
      </Typography>
      <EventStatus status={event.status === undefined ? null : { name: event.status, reason: '', formerDate: '', formerVenue: '' }} />
      {event.payment !== undefined && <Typography>To pay: {event.payment}</Typography>}
      {today < event.start && (
        <Alert severity="info">The event is on {formatLongDay(event.start)}. Guests can be checked in from that day on.</Alert>
      )}
      {/* Shown during each call, it would move the rows away from the thumb. */}
      {isHeldUp && (
        <Alert severity="warning" action={<Button onClick={retry}>Send now</Button>}>
          {pending.size} not sent yet, but kept on this device. Without a connection, please do not reload this page.
        </Alert>
      )}
      {guestOfLink !== null && linked === undefined && <Alert severity="warning">This guest is not on the list.</Alert>}
      {linked !== undefined && (
        <Paper>
          <List aria-label="Guest of the code" disablePadding>
            <GuestRow
              {...linked}
              today={today}
              isProminent
              onCheckIn={() => {
                checkIn(linked);
                leaveLink();
              }}
              onUndo={() => {
                undo(linked.guest);
                leaveLink();
              }}
            />
          </List>
        </Paper>
      )}
      {isScanning && (
        <Suspense fallback={<Loading label="Loading the camera">{null}</Loading>}>
          <Scanner onRead={handleCode}>{renderedNotice}</Scanner>
        </Suspense>
      )}
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
            sx={{ minHeight: 56, fontSize: '1.25rem' }}
            slotProps={{ input: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, enterKeyHint: 'go' } }}
          />
        </Field>
      </form>
      {!isScanning && renderedNotice}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
          {isScanning ? 'Close the camera' : 'Scan codes'}
        </Button>
        <Button onClick={() => setAdding(true)}>Add a guest</Button>
      </Stack>
      {found.length === 0 ? (
        <CentredState title={guests.length === 0 ? 'Nobody is registered.' : 'No guest matches.'} drawing={{ seed: 'no guests' }} />
      ) : (
        <List aria-label="Guests">
          {found.slice(0, SHOWN).map((guest) => (
            <GuestRow
              key={guest.guest.guestId}
              {...guest}
              today={today}
              onCheckIn={(at) => press(() => checkIn(guest), at)}
              onUndo={() => undo(guest.guest)}
            />
          ))}
        </List>
      )}
      {found.length > SHOWN && (
        <Typography color="textSecondary">{formatCount(found.length - SHOWN, 'further guest')}: type a name.</Typography>
      )}
      <AddGuestDialog
        eventId={eventId}
        open={isAdding}
        onClose={() => setAdding(false)}
        onArrived={(guest) => {
          mark(guest.guestId, true);
          setNotice({ text: `${guest.name} is here.`, severity: 'success', guest });
          setSearch('');
        }}
      />
    </Stack>
  );
}
