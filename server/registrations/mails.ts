import type { Kysely } from 'kysely';
import { clockInIndia, dayInIndia } from '../../shared/days.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import { findActiveMember } from '../jobs/data/activeMember.ts';
import type { Deps } from '../jobs/deps.ts';
import { formatLongDate } from '../jobs/mail/mails.ts';
import { formatMailLine } from '../mail/address.ts';
import type { MailAttachment } from '../mail/attachments.ts';
import type { Mail } from '../mail/mailer.ts';
import { createEventUrl, formatLongDays, joinParts } from '../people/reminders/reminderMail.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import { formatEventCalendar } from './calendar.ts';
import type { RegistrationEvent } from './events.ts';
import { createGuestPath } from './links.ts';
import { countLeft, countOf, readPosition } from './places.ts';

/** Milliseconds for which a visitor can confirm a registration. */
export const CONFIRMATION_MS = 48 * 60 * 60 * 1000;

/** Milliseconds for which a mail is tried at least. */
const EXPIRY_MS = 3 * 24 * 60 * 60 * 1000;

const OUT_OF_CALENDAR = 'If the event is in your calendar, please delete it there.';

/**
 * What a mail tells a guest: to confirm the registration; that they have a place, wait, or are offered a place; that they or the chapter
 * cancelled; the link to their page; or that the event is tomorrow.
 */
export type GuestNews = 'confirm' | 'registered' | 'waiting' | 'offered' | 'cancelled' | 'cancelledByChapter' | 'link' | 'reminder';

/** A mail without its recipient. */
export interface GuestMail extends Pick<Mail, 'subject' | 'attachments' | 'replyTo'> {
  /** Instead of that with the guest's name. */
  greeting?: string;
  paragraphs: readonly string[];
  expiresAt?: Date;
  /** Whether many guests get it, so that it must not delay the mails that single ones wait for. */
  isForMany?: boolean;
}

/** Mails to guests (REG-02). The caller wakes the mailer after the transaction. */
export interface GuestMails {
  /** Queues a mail with news. */
  enqueue(transaction: Kysely<Database>, news: GuestNews, event: RegistrationEvent, row: RegistrationRow): Promise<void>;
  /** Queues a mail to a guest; to a member at their present address. Does nothing for a member who can no longer log in. */
  enqueueMail(transaction: Kysely<Database>, event: RegistrationEvent, row: RegistrationRow, mail: GuestMail): Promise<void>;
  /** Deletes the mails to a guest about an event, also those that are not sent yet. */
  forget(transaction: Kysely<Database>, row: RegistrationRow): Promise<void>;
  /** Returns what a mail says of an event: title, day, hours, place, address, and how one pays unless the guest is not coming. */
  describeEvent(event: RegistrationEvent, isComing?: boolean): string;
  /** Returns the URL of a guest's own page. */
  createGuestUrl(row: RegistrationRow): string;
  /** Returns the event's calendar file and the QR code for a guest with a place, else nothing. */
  createAttachments(event: RegistrationEvent, row: RegistrationRow): MailAttachment[];
}

/** Returns the URL in a guest's QR code: the page on which an admin checks the guest in (REG-06). Nobody else can do anything with it. */
export const createTicketUrl = (origin: string, { id, event_id }: Pick<RegistrationRow, 'id' | 'event_id'>): string =>
  `${origin}/dashboard/registrations/${event_id}/check-in?guest=${id}`;

/** Returns where and when an event was to be before it was moved; undefined when it says nothing of that. */
export const describeFormer = ({ formerDays, event: { moved_from: former, time, venue } }: RegistrationEvent): string | undefined =>
  former && joinParts([formatLongDays(formerDays), former.time ?? time, former.venue ?? venue], ', ');

/** Formats a time: `Sunday, 29 November 2026, 6:30 PM (Indian time)`. */
export function formatMoment(time: Date): string {
  const day = dayInIndia(time);
  return `${formatLongDays({ start: day, end: day })}, ${clockInIndia(time)} (Indian time)`;
}

/** Says what a guest has who has a place or waits for one, and whether the event takes place. @param position on the waiting list */
export function describeTurn({ event: { status } }: RegistrationEvent, row: RegistrationRow, position: number | undefined): string {
  if (status === 'cancelled') return 'The event does not take place.';
  if (status === 'postponed') return 'The event is postponed. Your registration stays, and you get a mail when it has a new day.';
  if (row.state === 'registered') return 'You have a place.';
  if (row.state === 'offered') return `A place is held for you until ${formatMoment(new Date(row.offer_ends_at ?? ''))}.`;
  return `You are number ${position ?? 1} on the waiting list. You get a mail when a place is free for you.`;
}

/** Whom the queue takes for the sender of mails that many guests of an event get. */
const senderOf = (eventId: string): string => `event ${eventId}`;

export function createGuestMails(deps: Pick<Deps, 'mailer' | 'secret' | 'settings' | 'content' | 'clock'>): GuestMails {
  const { mailer, secret, settings, content, clock } = deps;
  const origin = settings.publicUrl;
  const createGuestUrl = (row: RegistrationRow): string => `${origin}${createGuestPath(secret, row)}`;

  function describeEvent({ event, days, rules }: RegistrationEvent, isComing = true): string {
    const lines = [
      formatMailLine(event.title),
      joinParts([formatLongDays(days), event.time, event.venue], ', '),
      isComing && rules.payment && `Payment: ${formatMailLine(rules.payment, 500)}`,
      // Without a program, it is no longer on the site.
      event.category !== '' && createEventUrl(event, origin),
    ];
    return lines.filter(Boolean).join('\n');
  }

  function createAttachments(event: RegistrationEvent, row: RegistrationRow): MailAttachment[] {
    // Somebody who waits must not have the event in the calendar.
    if (row.state !== 'registered' || event.event.category === '') return [];
    const text = formatEventCalendar(event, deps);
    const calendar = { name: 'event.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text };
    return takesPlace(event.event.status) ? [calendar, { name: 'ticket.gif', qr: createTicketUrl(origin, row) }] : [calendar];
  }

  async function describeState(transaction: Kysely<Database>, event: RegistrationEvent, row: RegistrationRow): Promise<string> {
    const turn = describeTurn(event, row, await readPosition(transaction, row));
    if (!takesPlace(event.event.status) || event.event.category === '' || row.state === 'waiting') return turn;
    return row.state === 'registered'
      ? `${turn} At the entrance your name will do; the code of the attached ticket is quicker, on your phone or on paper.`
      : `${turn} After that it goes to the next one on the waiting list.`;
  }

  async function createNewsMail(
    transaction: Kysely<Database>,
    news: GuestNews,
    event: RegistrationEvent,
    row: RegistrationRow,
  ): Promise<GuestMail> {
    const [about, url] = [describeEvent(event, row.state !== 'cancelled'), createGuestUrl(row)];
    const title = `${formatMailLine(event.event.title)}, ${formatLongDate(event.days.start)}`;
    const attachments = createAttachments(event, row);
    const isFull = news === 'confirm' && countLeft(event, await countOf(transaction, event.id)) === 0;
    switch (news) {
      case 'confirm':
        return {
          subject: `Please confirm: ${title}`,
          // Without the name, which anybody may have typed, so that nobody sends a text of their own to others.
          greeting: 'Hello,',
          paragraphs: [
            'somebody, probably you, would like to register you for this event:',
            about,
            ...(isFull ? ['All places are taken at the moment. You would wait for one, and get a mail when it is free.'] : []),
            `To confirm it, open this page and press the button: ${url}`,
            `No place is taken before that. The link works until ${formatMoment(new Date(Date.parse(row.created_at) + CONFIRMATION_MS))}. If it was not you, do nothing: your data will then be deleted.`,
          ],
          expiresAt: new Date(Date.parse(row.created_at) + CONFIRMATION_MS),
        };
      case 'registered':
        return {
          subject: `You have a place: ${title}`,
          paragraphs: [
            'you are registered for this event:',
            about,
            await describeState(transaction, event, row),
            `If you cannot come, please give up your place, so that somebody else can have it: ${url}`,
          ],
          attachments,
        };
      case 'waiting':
        return {
          subject: `You are on the waiting list: ${title}`,
          paragraphs: [
            'all places of this event are taken at the moment:',
            about,
            await describeState(transaction, event, row),
            `Where you are on the list, and how to leave it: ${url}`,
          ],
        };
      case 'offered':
        return {
          subject: `A place is free for you: ${title}`,
          paragraphs: [
            'a place has become free for you at this event:',
            about,
            await describeState(transaction, event, row),
            `To take it, open this page and press the button: ${url}`,
          ],
          expiresAt: new Date(row.offer_ends_at ?? ''),
        };
      case 'cancelled':
        return {
          subject: `Your registration is cancelled: ${title}`,
          paragraphs: [
            'as you wished, you are no longer registered for this event:',
            about,
            `${OUT_OF_CALENDAR} You can register again on the page of the event.`,
          ],
        };
      case 'cancelledByChapter':
        return {
          subject: `Your registration is cancelled: ${title}`,
          paragraphs: [
            'the chapter has cancelled your registration for this event:',
            about,
            `${OUT_OF_CALENDAR} If you do not know why, ask ${content.current.chapter.facts.supportEmail}.`,
          ],
        };
      case 'link':
        return {
          subject: `Your registration: ${title}`,
          paragraphs: [
            'this is about your registration for this event:',
            about,
            await describeState(transaction, event, row),
            `Your own page, on which you can also cancel: ${url}`,
            'You get this mail because the chapter has sent you a new link, or because somebody, probably you, has entered your e-mail address again. For a second person, please enter another address.',
          ],
          attachments,
        };
      case 'reminder':
        return {
          subject: `Reminder: ${title}`,
          paragraphs: [
            'this event begins soon:',
            about,
            await describeState(transaction, event, row),
            `If you cannot come, please give up your place, so that somebody else can have it: ${url}`,
          ],
          attachments,
          expiresAt: event.beginsAt,
          isForMany: true,
        };
    }
  }

  async function enqueueMail(
    transaction: Kysely<Database>,
    event: RegistrationEvent,
    row: RegistrationRow,
    { greeting, paragraphs, expiresAt, isForMany = false, ...mail }: GuestMail,
  ): Promise<void> {
    const to = row.member_id === null ? row : await findActiveMember(transaction, row.member_id);
    if (to === undefined) return;
    await mailer.enqueue(
      {
        ...mail,
        to: to.email,
        kind: 'registration',
        subject: formatMailLine(mail.subject),
        text: [
          greeting ?? `Dear ${formatMailLine(to.name)},`,
          ...paragraphs,
          ...(row.member_id === null ? [] : [`Your events, once you have logged in: ${origin}/dashboard/events`]),
        ].join('\n\n'),
        isSigned: true,
        sender: isForMany ? senderOf(event.id) : row.id,
        expiresAt: expiresAt ?? new Date(Math.max(clock().getTime() + EXPIRY_MS, event.beginsAt.getTime())),
      },
      transaction,
    );
  }

  return {
    describeEvent,
    createGuestUrl,
    createAttachments,
    enqueueMail,
    async forget(transaction, { id, event_id, email }) {
      await transaction
        .deleteFrom('outbox_mails')
        .where(({ and, eb, or }) => or([eb('sender', '=', id), and([eb('sender', '=', senderOf(event_id)), eb('recipient', '=', email)])]))
        .execute();
    },
    enqueue: async (transaction, news, event, row) =>
      enqueueMail(transaction, event, row, await createNewsMail(transaction, news, event, row)),
  };
}
