import type { ChapterFacts } from '../../shared/chapter.ts';
import { formatHeaderText } from './address.ts';
import type { MailAddress, Settings } from '../settings.ts';

/** What mail needs to know about the chapter. */
export interface MailIdentity {
  facts: ChapterFacts;
  /** Default sender address. */
  mailAddress: string;
}

/** Returns the sender of mail: the setting, else the chapter. An address without a name gets the chapter's. */
export const getSender = ({ mailFrom }: Pick<Settings, 'mailFrom'>, { facts, mailAddress }: MailIdentity): MailAddress =>
  mailFrom === undefined
    ? { name: formatHeaderText(facts.name), address: mailAddress }
    : { ...mailFrom, name: mailFrom.name || formatHeaderText(facts.name) };

/** Returns the recipient of enquiries: the setting, else the sender's address of the settings, else the chapter's. */
export const getEnquiryAddress = (
  { contactEmail, mailFrom }: Pick<Settings, 'contactEmail' | 'mailFrom'>,
  { facts }: Pick<MailIdentity, 'facts'>,
): string => contactEmail ?? mailFrom?.address ?? facts.supportEmail;
