import type { CmsDeps } from '../cms/deps.ts';
import type { Mailer } from './mailer.ts';

/** Dependencies of the platform, the content, and the mailer. */
export interface MailDeps extends CmsDeps {
  readonly mailer: Mailer;
}
