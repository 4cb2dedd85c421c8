import { dayInIndia, hourInIndia } from '../../../shared/days.ts';
import type { Reminders as ReminderSetting } from '../../../shared/operations/people.ts';
import type { Member } from '../../platform/contract/types.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { isOpen } from '../../jobs/data/isOpen.ts';
import { lockActiveMember, lockMember } from '../../jobs/data/activeMember.ts';
import { processSequentially } from '../../platform/lib/longWork.ts';
import { createSignedPath } from '../../jobs/mail/signedLinks.ts';
import { createStatusMail, listChangedEvents, recordKnown } from './changedEvents.ts';
import { selectClosingJobs, selectInterestedMembers, selectUninformedMembers } from './dueReminders.ts';
import { createEventItem, createJobItem, createReminderMail, type ReminderItem } from './reminderMail.ts';
import { listStartingEvents } from './startingEvents.ts';

/** Reminders by e-mail. They are sent on the day before an event of interest begins or a saved job closes, or else on the day itself. */
export interface Reminders {
  /** Returns whether a member gets reminders. */
  read(member: Member): Promise<ReminderSetting>;
  /** Turns reminders on or off. @returns message for the member @throws HttpError 401 when the member was erased */
  set(member: Member, setting: ReminderSetting): Promise<string>;
  /** Turns reminders off; used by signed links, which need no login. */
  end(memberId: string): Promise<void>;
  /** Returns whether reminders are on for a member. */
  areOn(memberId: string): Promise<boolean>;
  /**
   * Mails every due reminder once, from the hour `jobMailHour` on. A member gets all due reminders in one mail. Before that, and at any hour,
   * tells the members who get reminders of each change of the events that they are interested in, once (EVT-09).
   * @param signal stops before the next mail
   */
  sendDue(signal?: AbortSignal): Promise<void>;
}

type ReminderDeps = Pick<Deps, 'board' | 'db' | 'clock' | 'log' | 'mailer' | 'secret' | 'settings' | 'content'>;

export function createReminders(deps: ReminderDeps): Reminders {
  const { db, clock, log, mailer, secret, settings, content } = deps;

  const listStarting = () => listStartingEvents(content.current.content, clock());

  async function findDueMembers(): Promise<string[]> {
    const today = await deps.board.service.today();
    const memberIds = new Set<string>();
    for (const event of listStarting()) {
      const rows = await selectInterestedMembers(db, event, today).select('marked.member_id').execute();
      for (const { member_id } of rows) memberIds.add(member_id);
    }
    for (const { user_id } of await selectClosingJobs(db, today).select('saved.user_id').execute()) memberIds.add(user_id);
    return [...memberIds];
  }

  async function remind(memberId: string): Promise<void> {
    await runInTransaction(db, async (transaction) => {
      // With the lock, only one process at a time reads what was sent. All data is read again, because it may have changed since the run
      // began.
      const member = await lockActiveMember(transaction, memberId);
      if (!member) return;
      const [now, origin] = [clock(), settings.publicUrl];
      const today = dayInIndia(now);
      const items: ReminderItem[] = [];
      for (const event of listStarting()) {
        const interestQuery = selectInterestedMembers(transaction, event, today).where('marked.member_id', '=', memberId);
        if (await interestQuery.select('marked.event_id').executeTakeFirst()) items.push(createEventItem(event, origin));
      }
      const closingQuery = selectClosingJobs(transaction, today).where('saved.user_id', '=', memberId);
      const jobs = await closingQuery.selectAll('jobs').orderBy('jobs.closing_date').orderBy('jobs.id').execute();
      items.push(...jobs.filter((job) => isOpen(job, today)).map((job) => createJobItem(job, origin)));
      const [first, ...others] = items;
      if (first === undefined) return;
      const reminderRows = items.map(({ kind, id, day }) => ({ member_id: memberId, kind, subject_id: id, day }));
      await transaction.insertInto('sent_reminders').values(reminderRows).execute();
      const endPath = createSignedPath(secret, 'end-reminders', memberId);
      await mailer.enqueue(createReminderMail([first, ...others], member, { origin, endPath, now }), transaction);
    });
  }

  const listChanged = () => listChangedEvents(content.current.content, clock());

  async function findUninformedMembers(): Promise<string[]> {
    const memberIds = new Set<string>();
    for (const event of listChanged()) {
      for (const { member_id } of await selectUninformedMembers(db, event).select('marked.member_id').execute()) memberIds.add(member_id);
    }
    return [...memberIds];
  }

  /** Tells a member of every changed event of which they do not know yet, in a mail each. */
  async function tellChanges(memberId: string): Promise<void> {
    await runInTransaction(db, async (transaction) => {
      // As in `remind`.
      const member = await lockActiveMember(transaction, memberId);
      if (!member) return;
      const [now, origin] = [clock(), settings.publicUrl];
      const endPath = createSignedPath(secret, 'end-reminders', memberId);
      for (const event of listChanged()) {
        const query = selectUninformedMembers(transaction, event).where('marked.member_id', '=', memberId);
        if (!(await query.select('marked.event_id').executeTakeFirst())) continue;
        await recordKnown(transaction, memberId, event);
        await mailer.enqueue(createStatusMail(event, member, { origin, endPath, now }), transaction);
      }
    });
  }

  const areOn = async (memberId: string): Promise<boolean> =>
    (await db.selectFrom('reminders').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined;

  const endReminders = async (memberId: string): Promise<void> => {
    await db.deleteFrom('reminders').where('member_id', '=', memberId).execute();
  };

  return {
    areOn,
    end: endReminders,
    read: async ({ id }) => ({ enabled: await areOn(id) }),
    async set({ id }, { enabled }) {
      if (!enabled) {
        await endReminders(id);
        return 'Reminders are off.';
      }
      await runInTransaction(db, async (transaction) => {
        await lockMember(transaction, id);
        await transaction
          .insertInto('reminders')
          .values({ member_id: id, since: clock().toISOString() })
          .onConflict((conflict) => conflict.column('member_id').doNothing())
          .execute();
      });
      return 'Reminders are on.';
    },
    async sendDue(signal) {
      const uninformedMembers = await findUninformedMembers();
      await processSequentially(uninformedMembers, tellChanges, {
        onError: (error, member) => log.error({ err: error, member }, 'a member could not be told of a changed event'),
        signal,
      });
      if (uninformedMembers.length > 0) mailer.wake();
      if (hourInIndia(clock()) < settings.jobMailHour) return;
      const dueMembers = await findDueMembers();
      await processSequentially(dueMembers, remind, {
        onError: (error, member) => log.error({ err: error, member }, 'the reminders of a member could not be prepared'),
        signal,
      });
      if (dueMembers.length > 0) mailer.wake();
    },
  };
}
