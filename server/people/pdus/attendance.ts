import type { Kysely } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import { takesPlace } from '../../../shared/eventStatus.ts';
import { addDays, dayInIndia, type DayRange } from '../../../shared/days.ts';
import type { AttendedEvent, OwnPdus, PduCycle } from '../../../shared/operations/people.ts';
import { formatPdus, totalPdus, type Pdus, PDU_LABELS } from '../../../shared/pdus.ts';
import { toPdus } from '../../cms/serializeEvents.ts';
import type { ChapterEvent } from '../../cms/types.ts';
import { resolveDays } from '../../cms/when.ts';
import type { Member } from '../../platform/contract/types.ts';
import type { AttendedEventRow, Database } from '../../platform/db/schema.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { lockMember } from '../../jobs/data/activeMember.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { requireAdmin } from '../../platform/security/requireAdmin.ts';
import { keyedHash } from '../../platform/security/keyedHash.ts';
import { formatCsv, type CsvCells } from '../../platform/lib/csv.ts';

/** Attendance of events, and the professional development units (PDUs) that members earn by it. */
export interface Attendance {
  /** Returns a member's attended events and certification cycle. */
  readPdus(member: Member): Promise<OwnPdus>;
  /** Returns the rows of a member's record, the latest first. */
  listRows(member: Member): Promise<AttendedEventRow[]>;
  /** Sets the certification cycle. @returns message for the member */
  setCycle(member: Member, cycle: PduCycle): Promise<string>;
  /**
   * Marks an event as attended. Marking it twice has no effect.
   * @param eventId undefined when the code determines the event
   * @returns message for the member
   * @throws HttpError 400 for a wrong code, 401 when the member was erased, 404 for an unknown event or an event without PDUs, 409 before
   *   the event's first day and for an event that is cancelled or postponed
   */
  markAttended(member: Member, eventId: string | undefined, code: string): Promise<string>;
  /**
   * Records in a transaction that a member has attended an event, unless it is recorded already. Does nothing for an event without PDUs.
   * @param at time of the record, by which `forget` finds it
   */
  record(transaction: Kysely<Database>, memberId: string, event: ChapterEvent, at: string): Promise<void>;
  /** Takes back what `record` has recorded at a time. */
  forget(transaction: Kysely<Database>, memberId: string, eventId: string, at: string): Promise<void>;
  /**
   * Returns an event's code.
   * @throws HttpError 403 for all but admins, 404 for an unknown event or an event without PDUs, 409 for a cancelled or postponed event
   */
  getCode(member: Member, eventId: string): string;
}

interface EventWithPdus {
  /** Id of the event as it is spelt in the content. */
  id: string;
  event: ChapterEvent;
  days: DayRange;
  pdus: Pdus;
}

/** Stored for a cycle whose first day the member has not entered, because the column is not nullable. */
export const NO_START = '';

/** Days after its end for which the code alone determines an event. A guess can then be right for a few events only. */
const DAYS_BY_CODE = 60;

export function createAttendance({ db, clock, secret, content }: Pick<Deps, 'db' | 'clock' | 'secret' | 'content'>): Attendance {
  const findEvent = (id: string): ChapterEvent | undefined => content.current.content.events.find((event) => String(event.id) === id);

  /** Returns an event with its PDUs; undefined for an event without PDUs. */
  function toEventWithPdus(event: ChapterEvent): EventWithPdus | undefined {
    if (!event.pdus) return undefined;
    const days = resolveDays(event.when, dayInIndia(clock()));
    return { id: String(event.id), event, days, pdus: toPdus(event.pdus) };
  }

  /** Returns an event with its PDUs. @throws HttpError 404 for an unknown event or an event without PDUs */
  function findEventWithPdus(eventId: string): EventWithPdus {
    const event = findEvent(eventId);
    if (!event) throw new HttpError(404, 'Event not found');
    const eventWithPdus = toEventWithPdus(event);
    if (!eventWithPdus) throw new HttpError(404, 'This event has no PDUs.');
    return eventWithPdus;
  }

  /** @throws HttpError 409 for a cancelled or postponed event, for which there is no attendance (EVT-09) */
  function requireHeld({ status }: ChapterEvent): void {
    if (takesPlace(status)) return;
    const reason = status === 'cancelled' ? 'is cancelled' : 'is postponed and has not taken place';
    throw new HttpError(409, `This event ${reason}, so there are no PDUs to record.`);
  }

  /** Returns the event of a code among those that have begun and ended at most `DAYS_BY_CODE` days ago. @throws HttpError 400 */
  function findEventByCode(code: string): EventWithPdus {
    const today = dayInIndia(clock());
    const recentEvents = content.current.content.events
      .flatMap((event) => toEventWithPdus(event) ?? [])
      .filter(({ days }) => days.start <= today && days.end >= addDays(today, -DAYS_BY_CODE));
    const match = recentEvents.find(({ id }) => isAttendanceCode(secret, id, code));
    if (!match) {
      const advice = 'Please compare it with what was shown. For an earlier event, enter it on the page of the event.';
      throw new HttpError(400, `No event of the last ${DAYS_BY_CODE} days has this code. ${advice}`);
    }
    return match;
  }

  const listRows = (member: Member): Promise<AttendedEventRow[]> =>
    db.selectFrom('attended_events').selectAll().where('member_id', '=', member.id).orderBy('day', 'desc').orderBy('event_id').execute();

  /** Runs work in a transaction and locks the member, who thus cannot be erased meanwhile. */
  const runForMember = (member: Member, work: (transaction: Kysely<Database>) => Promise<unknown>): Promise<void> =>
    runInTransaction(db, async (transaction) => {
      await lockMember(transaction, member.id);
      await work(transaction);
    });

  async function insertAttended(
    transaction: Kysely<Database>,
    member_id: string,
    { id: event_id, event: { title }, days, pdus }: EventWithPdus,
    marked_at: string,
  ): Promise<void> {
    const { waysOfWorking: ways_of_working, powerSkills: power_skills, businessAcumen: business_acumen } = pdus;
    await transaction
      .insertInto('attended_events')
      .values({ member_id, event_id, title, day: days.end, ways_of_working, power_skills, business_acumen, marked_at })
      .onConflict((conflict) => conflict.columns(['member_id', 'event_id']).doNothing())
      .execute();
  }

  return {
    listRows,
    async record(transaction, memberId, event, at) {
      const eventWithPdus = toEventWithPdus(event);
      if (eventWithPdus) await insertAttended(transaction, memberId, eventWithPdus, at);
    },
    async forget(transaction, memberId, eventId, at) {
      await transaction
        .deleteFrom('attended_events')
        .where('member_id', '=', memberId)
        .where('event_id', '=', eventId)
        .where('marked_at', '=', at)
        .execute();
    },
    async readPdus(member) {
      const attended = (await listRows(member)).map((row): AttendedEvent => {
        const program = findEvent(row.event_id)?.category;
        return {
          eventId: row.event_id,
          title: row.title,
          ...(program === undefined ? {} : { program }),
          day: row.day,
          pdus: toPdus(row),
        };
      });
      const cycle = await db.selectFrom('pdu_cycles').select(['target', 'start']).where('member_id', '=', member.id).executeTakeFirst();
      return { attended, ...(cycle && { cycle: { target: cycle.target, ...(cycle.start !== NO_START && { start: cycle.start }) } }) };
    },
    async setCycle(member, { target, start = NO_START }) {
      await runForMember(member, (transaction) =>
        transaction
          .insertInto('pdu_cycles')
          .values({ member_id: member.id, target, start })
          .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ target, start }))
          .execute(),
      );
      return 'Your certification cycle is saved.';
    },
    async markAttended(member, eventId, code) {
      const { id, event, days, pdus } = eventId === undefined ? findEventByCode(code) : findEventWithPdus(eventId);
      requireHeld(event);
      if (dayInIndia(clock()) < days.start) throw new HttpError(409, 'This event has not begun. Its code is shown at its end.');
      if (!isAttendanceCode(secret, id, code))
        throw new HttpError(400, 'This is not the code of this event. Please compare it with what was shown.');
      await runForMember(member, (transaction) => insertAttended(transaction, member.id, { id, event, days, pdus }, clock().toISOString()));
      const attendance = eventId === undefined ? `Your attendance of “${event.title}”` : 'Your attendance';
      return `${attendance} is recorded: ${formatPdus(totalPdus(pdus))}.`;
    },
    getCode(member, eventId) {
      requireAdmin(member);
      const { id, event } = findEventWithPdus(eventId);
      requireHeld(event);
      return deriveAttendanceCode(secret, id);
    },
  };
}

/**
 * Returns the code of an event: eight digits, 10000000 to 99999999. Within the rate limit, guessing that of one event takes centuries, and
 * that of any recent event decades. The code is derived from the secret, so that it need not be stored.
 */
function deriveAttendanceCode(secret: Buffer, eventId: string): string {
  const number = keyedHash(secret, 'attendance', eventId).readUIntBE(0, 6);
  return String(10_000_000 + (number % 90_000_000));
}

/**
 * Returns whether a code belongs to an event. The comparison takes constant time, because callers supply the code.
 * @param code eight digits; throws for another length
 */
const isAttendanceCode = (secret: Buffer, eventId: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(code), Buffer.from(deriveAttendanceCode(secret, eventId)));

const cells: CsvCells<AttendedEventRow> = {
  day: ['Date'],
  title: ['Event'],
  ways_of_working: [PDU_LABELS.waysOfWorking],
  power_skills: [PDU_LABELS.powerSkills],
  business_acumen: [PDU_LABELS.businessAcumen],
  event_id: null,
  member_id: null,
  marked_at: null,
};

/** Yields attended events as CSV. */
export const formatPdusCsv = (rows: readonly AttendedEventRow[]): AsyncGenerator<string> => formatCsv(cells, [rows]);
