import type { ChapterFacts } from '../../../shared/chapter.ts';
import { formatMailLine } from '../../mail/address.ts';
import { CODE_PLACEHOLDER, type Mail } from '../../mail/mailer.ts';

interface Recipient {
  id: string;
  name: string;
  email: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the mail with the code that confirms an erasure. The code is inserted when the mail is sent. */
export function createErasureCodeMail(chapter: ChapterFacts, { id, name, email }: Recipient, issue: string, expiresAt: Date): Mail {
  return {
    to: email,
    kind: 'code',
    subject: `Your code to erase your data at the ${formatMailLine(chapter.name)}`,
    text: [
      `Dear ${formatMailLine(name)},`,
      `somebody who is logged in as you asked to erase everything that our site holds about you. The code is: ${CODE_PLACEHOLDER}`,
      'Enter it on your profile page within ten minutes. What is erased cannot be brought back. Never share the code: nobody from the chapter will ask you for it.',
      'If it was not you, do nothing: without the code nothing is erased. Log out on devices that others use.',
    ].join('\n\n'),
    isSigned: true,
    otpIssue: issue,
    sender: id,
    expiresAt,
  };
}

/**
 * Creates the mail that reports an erasure to the person.
 * @param retained sentences that say what is kept, and why
 */
export function createErasedMail(chapter: ChapterFacts, { name, email }: Recipient, retained: readonly string[], now: Date): Mail {
  return {
    to: email,
    kind: 'erased',
    subject: `Your data at the ${formatMailLine(chapter.name)} was erased`,
    text: [
      `Dear ${formatMailLine(name)},`,
      'as you asked, what our site held about you was erased, and you are logged out everywhere.',
      `What is kept, and why:\n${retained.map((message) => `- ${message}`).join('\n')}`,
      `If it was not you, write to ${chapter.supportEmail} at once.`,
    ].join('\n\n'),
    isSigned: true,
    expiresAt: new Date(now.getTime() + 3 * DAY_MS),
  };
}
