import type { MailDeps } from '../mail/mailer.ts';
import type { JobBoard } from './board/service.ts';

/** All dependencies that the server shares. `createDeps` opens them at the start. */
export interface Deps extends MailDeps {
  /** One per database, because it caches totals and searches. */
  readonly board: JobBoard;
}
