import type { Kysely } from 'kysely';
import { addDays, startOfDay, type Day } from '../../shared/days.ts';
import type { Database } from '../db/schema.ts';
import type { StartingEvent } from './startingEvents.ts';

/** Returns the start of a day, before which a reminder that is sent on the day itself must have been asked for. */
const startOfDayIso = (today: Day): string => startOfDay(today).toISOString();

/** Selects the members who are to be reminded of an event, and were not yet. */
export const selectInterestedMembers = (db: Kysely<Database>, { id, day }: Pick<StartingEvent, 'id' | 'day'>, today: Day) =>
  db
    .selectFrom('events_of_interest as marked')
    .innerJoin('reminders', 'reminders.member_id', 'marked.member_id')
    .leftJoin('sent_reminders as sent', (join) =>
      join
        .onRef('sent.member_id', '=', 'marked.member_id')
        .on('sent.kind', '=', 'event')
        .onRef('sent.subject_id', '=', 'marked.event_id')
        .on('sent.day', '=', day),
    )
    .where('marked.event_id', '=', id)
    .where('sent.day', 'is', null)
    .$if(day === today, (query) =>
      query.where('marked.created_at', '<', startOfDayIso(today)).where('reminders.since', '<', startOfDayIso(today)),
    );

/** Selects saved jobs that close tomorrow or today, with the members to remind: neither applicants nor posters, nor reminded before. */
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
          eb('saved.created_at', '<', startOfDayIso(today)),
          eb('reminders.since', '<', startOfDayIso(today)),
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
