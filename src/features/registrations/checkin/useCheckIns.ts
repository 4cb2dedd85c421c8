import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCheckInGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import { describeError, isWithoutResponse } from '../../../api/errors.ts';
import { readAuthToken } from '../../../api/session/authToken.ts';
import { keepInTab, readQueue, takeFromTab, writeQueue, type PendingCheckIn } from './checkInStorage.ts';

// oxlint-disable-next-line house/no-clock -- the moment of a press, which is not rendered on the server
const currentTime = (): Date => new Date();

/** Milliseconds until check-ins are sent again after a failure that may pass. */
const RETRY_MS = 5_000;

/** Milliseconds after which check-ins that are still being sent are held up. */
const HELD_UP_MS = 3_000;

/** Status of a response that says nothing of other guests. */
const SERVER_ERROR = 500;

/** What the server has said of a guest since the page was opened. */
interface Outcome {
  guest: Guest;
  /** When the response arrived; milliseconds since 1970. */
  receivedAt: number;
}

export interface CheckIns {
  /** Check-ins that the server has not confirmed yet, by guest. */
  pending: ReadonlyMap<string, PendingCheckIn>;
  /** Whether they wait for longer than a call usually takes, or a try to send them has failed. */
  isHeldUp: boolean;
  /** Confirmed check-ins of this device, by guest. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** Why a guest could not be checked in, by guest. */
  refusals: ReadonlyMap<string, string>;
  /** Checks a guest in, or takes that back: at once here, and at the server as soon as there is a connection. */
  mark: (guestId: string, checkedIn: boolean) => void;
  /** Tries now to send what is pending. */
  retry: () => void;
}

const isSame = (one: PendingCheckIn, other: PendingCheckIn): boolean => one.guestId === other.guestId && one.at === other.at;

/**
 * Check-ins of an event on this device, which go on without a connection: they are kept and sent in order (REG-06). The camera of a phone
 * opens a new tab for each code, so all tabs share one queue in local storage.
 */
export function useCheckIns(eventId: string): CheckIns {
  const [checkIn] = useCheckInGuestMutation();
  const [queue, setQueue] = useState<readonly PendingCheckIn[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isHeldUp, setHeldUp] = useState(false);
  const sending = useRef<PendingCheckIn | null>(null);
  /** The queue as this tab knows it, which counts where the browser refuses to store it. */
  const latest = useRef<readonly PendingCheckIn[]>([]);

  const change = useCallback(
    (edit: (queue: readonly PendingCheckIn[]) => readonly PendingCheckIn[]): readonly PendingCheckIn[] => {
      latest.current = edit(readQueue(eventId) ?? latest.current);
      writeQueue(eventId, latest.current);
      setQueue(latest.current);
      return latest.current;
    },
    [eventId],
  );

  /** Sends what is pending, one after the other; stops at a failure that may pass, unless the server fails at one guest only. */
  const send = useCallback(async (): Promise<void> => {
    if (sending.current !== null) return;
    const failed = new Set<string>();
    let [item] = change((all) => all);
    while (item !== undefined) {
      const sent: PendingCheckIn = item;
      const { guestId, checkedIn, at } = sent;
      sending.current = sent;
      const result = await checkIn({ eventId, guestId, checkIn: { checkedIn, at } });
      sending.current = null;
      if (result.data !== undefined) {
        const outcome = { guest: result.data, receivedAt: currentTime().getTime() };
        setOutcomes((known) => new Map(known).set(guestId, outcome));
      } else {
        const failure = describeError(result.error, 'registration');
        const mayPass = failure.kind === 'unauthorized' || isWithoutResponse(failure) || failure.retryable;
        if (mayPass) setHeldUp(true);
        if (mayPass && failure.status !== SERVER_ERROR) return;
        if (mayPass) failed.add(guestId);
        else setRefusals((known) => new Map(known).set(guestId, failure.text));
      }
      const rest = change((all) => all.filter((other) => failed.has(guestId) || !isSame(other, sent)));
      // What was done later with the same guest must not overtake it.
      item = rest.find((other) => !failed.has(other.guestId));
    }
  }, [change, checkIn, eventId]);

  useEffect(() => {
    const fromTab = takeFromTab(eventId);
    if (fromTab.length > 0) change((all) => [...fromTab.filter((item) => !all.some((other) => isSame(item, other))), ...all]);
    const resume = (): void => void send();
    resume();
    window.addEventListener('online', resume);
    const timer = setInterval(resume, RETRY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resume);
      // The session has ended. What is left is sent after the next login.
      if (readAuthToken() === null && latest.current.length > 0) keepInTab(eventId, latest.current);
    };
  }, [change, eventId, send]);

  const isPending = queue.length > 0;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setHeldUp(true), HELD_UP_MS);
    return () => {
      clearTimeout(timer);
      setHeldUp(false);
    };
  }, [isPending]);

  const mark = useCallback(
    (guestId: string, checkedIn: boolean): void => {
      setRefusals((known) => new Map([...known].filter(([id]) => id !== guestId)));
      const item = { guestId, checkedIn, at: currentTime().toISOString() };
      // The last press counts; the one before it need not be sent any more, unless it is under way.
      change((all) => [...all.filter((other) => other.guestId !== guestId || other.at === sending.current?.at), item]);
      void send();
    },
    [change, send],
  );

  const pending = useMemo(() => new Map(queue.map((item) => [item.guestId, item])), [queue]);
  const retry = useCallback((): void => void send(), [send]);
  return { pending, isHeldUp, outcomes, refusals, mark, retry };
}
