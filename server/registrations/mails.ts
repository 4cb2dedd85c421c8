import type { Kysely } from 'kysely';
import type { Deps } from '../jobs/deps.ts';
import type { Database, RegistrationRow } from '../platform/db/schema.ts';
import type { RegistrationEvent } from './events.ts';

/**
 * What a mail tells a guest: to confirm the registration; that they have a place, wait, or are offered a place; that they or the chapter
 * cancelled; or their new link.
 */
export type GuestNews = 'confirm' | 'registered' | 'waiting' | 'offered' | 'cancelled' | 'cancelledByChapter' | 'link';

/** Mails to guests (REG-02). */
export interface GuestMails {
  /** Queues a mail. The caller wakes the mailer after the transaction. */
  enqueue(transaction: Kysely<Database>, news: GuestNews, event: RegistrationEvent, row: RegistrationRow): Promise<void>;
}

export function createGuestMails(deps: Pick<Deps, 'mailer' | 'secret' | 'settings' | 'content' | 'clock'>): GuestMails {
  return {
    async enqueue(_transaction, news) {
      deps.mailer.wake();
      throw new Error(`The mail ${news} is not written yet.`);
    },
  };
}
