import { dayInIndia } from '../../../shared/days.ts';
import type { EventOfInterest } from '../../../shared/operations/people.ts';
import { formatListDate } from '../../cms/dates.ts';
import { toPdus, listUpcoming, readStatus, type DatedEvent } from '../../cms/serializeEvents.ts';
import type { Member } from '../../platform/contract/types.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { lockMember } from '../../jobs/data/activeMember.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { recordKnown } from './changedEvents.ts';

/** Limit of events of interest per member, as in the contract. */
const MAX_EVENTS = 200;

/** Upcoming events that members have marked. */
export interface EventsOfInterest {
  /** Returns the events that a member has marked and that are not over, the soonest first. */
  list(member: Member): Promise<EventOfInterest[]>;
  /**
   * Marks an event. Marking it twice has no effect.
   * @returns message for the member
   * @throws HttpError 401 when the member was erased, 404 when the event is over, cancelled or unknown, 409 for more than `MAX_EVENTS` events
   */
  add(member: Member, eventId: string): Promise<string>;
  /** Removes the mark from an event, if there is one. @returns message for the member */
  remove(member: Member, eventId: string): Promise<string>;
}

/** Returns the status of an event, without fields that say nothing. */
function serializeStatus(event: DatedEvent): Pick<EventOfInterest, 'status' | 'statusReason' | 'formerTime' | 'formerVenue'> {
  const status = readStatus(event, formatListDate);
  if (status === undefined) return {};
  const { name, reason, formerDate, formerVenue } = status;
  return {
    status: name,
    ...(reason !== '' && { statusReason: reason }),
    ...(formerDate !== '' && { formerTime: formerDate }),
    ...(formerVenue !== '' && { formerVenue }),
  };
}

const serializeEvent = ({ event, days, formerDays }: DatedEvent): EventOfInterest => ({
  eventId: String(event.id),
  title: event.title,
  program: event.category,
  start: days.start,
  end: days.end,
  ...(event.time !== undefined && { time: event.time }),
  ...(event.venue !== undefined && { venue: event.venue }),
  ...(event.fee !== undefined && { fee: event.fee }),
  ...(event.pdus && { pdus: toPdus(event.pdus) }),
  ...serializeStatus({ event, days, formerDays }),
});

export function createEventsOfInterest({ db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>): EventsOfInterest {
  const listEvents = (): DatedEvent[] => listUpcoming(content.current.content, dayInIndia(clock()));

  return {
    async list(member) {
      const rows = await db.selectFrom('events_of_interest').select('event_id').where('member_id', '=', member.id).execute();
      const markedIds = new Set(rows.map(({ event_id }) => event_id));
      return listEvents()
        .filter(({ event }) => markedIds.has(String(event.id)))
        .map(serializeEvent);
    },
    async add(member, eventId) {
      const upcomingEvent = listEvents().find(({ event }) => String(event.id) === eventId);
      if (!upcomingEvent) throw new HttpError(404, 'This event is over, or there is no such event.');
      const { status } = upcomingEvent.event;
      if (status === 'cancelled') throw new HttpError(404, 'This event is cancelled.');
      const row = { member_id: member.id, event_id: eventId, title: upcomingEvent.event.title, day: upcomingEvent.days.end };
      await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, member.id);
        await transaction
          .insertInto('events_of_interest')
          .values({ ...row, created_at: clock().toISOString() })
          .onConflict((conflict) => conflict.columns(['member_id', 'event_id']).doNothing())
          .execute();
        const { marked } = await transaction
          .selectFrom('events_of_interest')
          .select(({ fn }) => fn.countAll<number>().as('marked'))
          .where('member_id', '=', member.id)
          .executeTakeFirstOrThrow();
        if (Number(marked) > MAX_EVENTS)
          throw new HttpError(409, `You are interested in ${MAX_EVENTS} events, which is the maximum. Please remove some first.`);
        // The member has read the status on the page, so that no mail needs to tell it.
        if (status !== undefined) await recordKnown(transaction, member.id, { kind: status, id: eventId, day: row.day });
      });
      return 'Marked. You can find it in My Profile.';
    },
    async remove(member, eventId) {
      await db.deleteFrom('events_of_interest').where('member_id', '=', member.id).where('event_id', '=', eventId).execute();
      return 'Removed from the events that you are interested in.';
    },
  };
}
