import type { ChapterFacts } from '../../shared/chapter.ts';
import { headerText } from '../mail/address.ts';
import { codePlaceholder, type Mail } from '../mail/mailer.ts';

/** The mail that carries a one-time code; the code itself is put in when the mail is sent or shown. */
export function otpMail(
  chapter: Pick<ChapterFacts, 'name'>,
  code: { email: string; name: string; issue: string; sender: string; expires: Date; now: Date },
): Mail {
  const minutes = Math.max(1, Math.floor((code.expires.getTime() - code.now.getTime()) / 60_000));
  return {
    to: code.email,
    kind: 'code',
    subject: `Your one-time passcode for the ${headerText(chapter.name)}`,
    text: [
      `Dear ${code.name},`,
      '',
      `your one-time passcode is: ${codePlaceholder}`,
      '',
      `Enter it on the login page within ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. It works once. Never pass it on: nobody of the chapter will ask you for it.`,
      '',
      'If you did not ask for a passcode, you need not do anything.',
    ].join('\n'),
    signed: true,
    otpIssue: code.issue,
    sender: code.sender,
    expiresAt: code.expires,
  };
}
