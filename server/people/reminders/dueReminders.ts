import type { Kysely } from 'kysely';
import { addDays, startOfDay, type Day } from '../../../shared/days.ts';
import type { Database, SentReminderRow } from '../../platform/db/schema.ts';
import type { StartingEvent } from './startingEvents.ts';

/** Returns the start of a day. Members get a reminder on the day itself only if they asked for it before that time. */
const formatStartOfDay = (today: Day): string => startOfDay(today).toISOString();

/** Selects the interested members who get reminders, and have had none of this kind about an event on this day. */
export const selectUninformedMembers = (db: Kysely<Database>, { kind, id, day }: Pick<SentReminderRow, 'kind' | 'day'> & { id: string }) =>
  db
    .selectFrom('events_of_interest as marked')
    .innerJoin('reminders', 'reminders.member_id', 'marked.member_id')
    .leftJoin('sent_reminders as sent', (join) =>
      join
        .onRef('sent.member_id', '=', 'marked.member_id')
        .on('sent.kind', '=', kind)
        .onRef('sent.subject_id', '=', 'marked.event_id')
        .on('sent.day', '=', day),
    )
    .where('marked.event_id', '=', id)
    .where('sent.day', 'is', null);

/** Selects the members who are to be reminded of an event and have not been reminded of it yet. */
export const selectInterestedMembers = (db: Kysely<Database>, { id, day }: Pick<StartingEvent, 'id' | 'day'>, today: Day) =>
  selectUninformedMembers(db, { kind: 'event', id, day }).$if(day === today, (query) =>
    query.where('marked.created_at', '<', formatStartOfDay(today)).where('reminders.since', '<', formatStartOfDay(today)),
  );

/**
 * Selects saved jobs that close today or tomorrow, with the members to be reminded. Excludes jobs that the member has posted or applied
 * for, and jobs of which the member has been reminded already.
 */
export const selectClosingJobs = (db: Kysely<Database>, today: Day) =>
  db
    .selectFrom('saved_jobs as saved')
    .innerJoin('reminders', 'reminders.member_id', 'saved.user_id')
    .innerJoin('jobs', 'jobs.id', 'saved.job_id')
    .leftJoin('sent_reminders as sent', (join) =>
      join
        .onRef('sent.member_id', '=', 'saved.user_id')
        .on('sent.kind', '=', 'job')
        .onRef('sent.subject_id', '=', 'saved.job_id')
        .onRef('sent.day', '=', 'jobs.closing_date'),
    )
    .where('jobs.listed', '=', 1)
    .whereRef('jobs.user_id', '!=', 'saved.user_id')
    .where('sent.day', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('jobs.closing_date', '=', addDays(today, 1)),
        and([
          eb('jobs.closing_date', '=', today),
          eb('saved.created_at', '<', formatStartOfDay(today)),
          eb('reminders.since', '<', formatStartOfDay(today)),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.job_id', '=', 'saved.job_id')
            .whereRef('applications.user_id', '=', 'saved.user_id'),
        ),
      ),
    );
