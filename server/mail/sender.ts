import type { ChapterFacts } from '../../shared/chapter.ts';
import { formatMailLine } from './address.ts';
import type { MailAddress, Settings } from '../platform/settings.ts';

/** Data about the chapter that mail needs. */
export interface MailIdentity {
  facts: ChapterFacts;
  /** E-mail address of the default sender. */
  mailAddress: string;
}

/** Returns the sender of mail: `mailFrom` if it is set, else the chapter. A sender without a name gets the chapter's name. */
export const getSender = ({ mailFrom }: Pick<Settings, 'mailFrom'>, { facts, mailAddress }: MailIdentity): MailAddress =>
  mailFrom === undefined
    ? { name: formatMailLine(facts.name), address: mailAddress }
    : { ...mailFrom, name: mailFrom.name || formatMailLine(facts.name) };

/** Returns the recipient of enquiries: `contactEmail` if it is set, else the address of `mailFrom` if set, else the chapter's support. */
export const getEnquiryAddress = (
  { contactEmail, mailFrom }: Pick<Settings, 'contactEmail' | 'mailFrom'>,
  { facts }: Pick<MailIdentity, 'facts'>,
): string => contactEmail ?? mailFrom?.address ?? facts.supportEmail;
