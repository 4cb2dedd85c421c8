import { Link, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { dayInIndia } from '../../../../shared/days.ts';
import { useListGuestsQuery, type GuestList } from '../../../api/endpoints/registrations.ts';
import { guestsPath } from '../../../config/paths.ts';
import { Heading } from '../../../ui/page/Heading.tsx';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { AdminsOnly } from '../guests/AdminsOnly.tsx';
import { readStoredList, removeOldLists, storeList, type StoredList } from './checkInStorage.ts';
import { Door } from './Door.tsx';
import { useCheckIns } from './useCheckIns.ts';

/** Milliseconds between reads of what other helpers at the door have done. */
const POLLING_MS = 15_000;

interface GuestsQuery {
  data?: GuestList;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

/** Returns the newest list: the server's, or the one that was loaded last on this device. Null while there is none. */
function useNewestList(eventId: string, { data, startedTimeStamp, fulfilledTimeStamp }: GuestsQuery): StoredList | null {
  const today = dayInIndia(useNow());
  const [newest, setNewest] = useState<StoredList | null>(null);
  useEffect(() => {
    removeOldLists(today);
    setNewest((current) => current ?? readStoredList(eventId));
  }, [eventId, today]);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = startedTimeStamp ?? 0;
  }, [startedTimeStamp]);
  useEffect(() => {
    // A list without changes is the same object, but it is newer than what this device has done before.
    if (data !== undefined && fulfilledTimeStamp !== undefined) setNewest({ list: data, loadedAt: startedAt.current });
  }, [data, fulfilledTimeStamp]);
  useEffect(() => {
    if (data !== undefined && data.event.end >= today) storeList(eventId, { list: data, loadedAt: startedAt.current });
  }, [data, eventId, today]);
  return newest;
}

function LoadedDoor({ eventId }: { eventId: string }): React.JSX.Element {
  const query = useListGuestsQuery(eventId, { refetchOnMountOrArgChange: true, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true });
  const checkIns = useCheckIns(eventId);
  const newest = useNewestList(eventId, query);
  return (
    <>
      <Heading level={1} variant="h4">
        {newest === null ? 'Check-in' : `Check-in: ${newest.list.event.title}`}
      </Heading>
      {newest === null ? (
        <QuerySection query={query} what="The guests" errorSubject="guests" skeleton={<TextSkeleton lines={8} />}>
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
        {/* The queue and the list of one event must not become those of another. */}
        <LoadedDoor key={eventId} eventId={eventId} />
      </AdminsOnly>
    </Stack>
  );
}
