import type { ChapterFacts } from '../../shared/chapter.ts';
import { headerText } from './address.ts';
import type { MailAddress, Settings } from '../settings.ts';

/** Whose mail it is. */
export interface Whose {
  facts: ChapterFacts;
  /** Who it is from when no setting says so. */
  mailAddress: string;
}

/** Who mail is from: what the settings say, else the chapter. An address without a name has the chapter's. */
export const senderOf = ({ mailFrom }: Pick<Settings, 'mailFrom'>, { facts, mailAddress }: Whose): MailAddress =>
  mailFrom === undefined
    ? { name: headerText(facts.name), address: mailAddress }
    : { ...mailFrom, name: mailFrom.name || headerText(facts.name) };

/** Where enquiries go: what the settings say, else the address that mail is sent from when they name one, else the chapter's. */
export const enquiryAddress = (
  { contactEmail, mailFrom }: Pick<Settings, 'contactEmail' | 'mailFrom'>,
  { facts }: Pick<Whose, 'facts'>,
): string => contactEmail ?? mailFrom?.address ?? facts.supportEmail;
