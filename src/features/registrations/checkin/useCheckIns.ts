import { useCallback, useEffect, useRef, useState } from 'react';
import { useCheckInGuestMutation, type Guest } from '../../../api/endpoints/registrations.ts';
import { describeError, isWithoutResponse } from '../../../api/errors.ts';
import { readQueue, writeQueue, type PendingCheckIn } from './checkInStorage.ts';

// oxlint-disable-next-line house/no-clock -- the moment of a press, which is not rendered on the server
const currentTime = (): Date => new Date();

/** Milliseconds between tries to send what is pending. */
const RETRY_MS = 5_000;

/** What the server has said of a guest since the page was opened. */
interface Outcome {
  guest: Guest;
  /** When the call was sent; milliseconds since 1970. */
  sentAt: number;
}

export interface CheckIns {
  /** Check-ins that the server has not confirmed yet, by guest. */
  pending: ReadonlyMap<string, PendingCheckIn>;
  /** Confirmed check-ins of this device, by guest. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** Why a guest could not be checked in, by guest. */
  refusals: ReadonlyMap<string, string>;
  /** Whether the session has ended, so that nothing can be sent before a login. */
  needsLogin: boolean;
  /** Checks a guest in, or takes that back: at once here, and at the server as soon as there is a connection. */
  mark: (guestId: string, checkedIn: boolean) => void;
  /** Tries now to send what is pending. */
  retry: () => void;
}

const withEntry = <Value>(map: ReadonlyMap<string, Value>, key: string, value: Value): ReadonlyMap<string, Value> =>
  new Map(map).set(key, value);

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** Check-ins of an event on this device, which go on without a connection: they are kept and sent in order (REG-06). */
export function useCheckIns(eventId: string): CheckIns {
  const [checkIn] = useCheckInGuestMutation();
  const [queue, setQueue] = useState<readonly PendingCheckIn[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [needsLogin, setNeedsLogin] = useState(false);
  const isSending = useRef(false);
  const latest = useRef<readonly PendingCheckIn[]>([]);

  const change = useCallback(
    (next: readonly PendingCheckIn[]): void => {
      latest.current = next;
      writeQueue(eventId, next);
      setQueue(next);
    },
    [eventId],
  );

  /** Sends what is pending, one after the other; stops at a failure that may pass. */
  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    for (let item = latest.current[0]; item !== undefined; item = latest.current[0]) {
      const { guestId, checkedIn } = item;
      const sentAt = currentTime().getTime();
      const result = await checkIn({ eventId, guestId, checkIn: { checkedIn } });
      if (result.data !== undefined) {
        const guest = result.data;
        setOutcomes((known) => withEntry(known, guestId, { guest, sentAt }));
        setNeedsLogin(false);
      } else {
        const failure = describeError(result.error, 'checkInGuest');
        const isUnauthorized = failure.kind === 'unauthorized';
        setNeedsLogin(isUnauthorized);
        if (isUnauthorized || isWithoutResponse(failure) || failure.retryable) break;
        setRefusals((known) => withEntry(known, guestId, failure.text));
      }
      const sent = item;
      change(latest.current.filter((other) => other !== sent));
    }
    isSending.current = false;
  }, [change, checkIn, eventId]);

  useEffect(() => {
    change(readQueue(eventId));
    const resume = (): void => void send();
    resume();
    window.addEventListener('online', resume);
    const timer = setInterval(resume, RETRY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resume);
    };
  }, [change, eventId, send]);

  const mark = useCallback(
    (guestId: string, checkedIn: boolean): void => {
      setRefusals((known) => without(known, guestId));
      // The last press counts; the one before it need not be sent any more, unless it is under way.
      const others = latest.current.filter((item, index) => item.guestId !== guestId || (index === 0 && isSending.current));
      change([...others, { guestId, checkedIn, at: currentTime().toISOString() }]);
      void send();
    },
    [change, send],
  );

  return {
    pending: new Map(queue.map((item) => [item.guestId, item])),
    outcomes,
    refusals,
    needsLogin,
    mark,
    retry: () => void send(),
  };
}
