import type { ChapterFacts } from '../../../shared/chapter.ts';
import { formatMailLine } from '../../mail/address.ts';
import { CODE_PLACEHOLDER, type Mail } from '../../mail/mailer.ts';

/** Returns the mail with a one-time code. It has a placeholder, which is replaced by the code when the mail is sent or shown. */
export function createOtpMail(
  chapter: Pick<ChapterFacts, 'name'>,
  code: { email: string; name: string; issue: string; sender: string; expires: Date; now: Date },
): Mail {
  const minutes = Math.max(1, Math.floor((code.expires.getTime() - code.now.getTime()) / 60_000));
  return {
    to: code.email,
    kind: 'code',
    subject: `Your one-time passcode for the ${formatMailLine(chapter.name)}`,
    text: [
      `Dear ${code.name},`,
      '',
      `your one-time passcode is: ${CODE_PLACEHOLDER}`,
      '',
      `Enter it on the login page within ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. It works once. Never share it: nobody from the chapter will ask you for it.`,
      '',
      'If you did not ask for a passcode, you can ignore this mail.',
    ].join('\n'),
    isSigned: true,
    otpIssue: code.issue,
    sender: code.sender,
    expiresAt: code.expires,
  };
}
