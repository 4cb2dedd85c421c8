import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { OtpMails } from '../../api/models/member.ts';

/** Returns the number of seconds until a time, and counts down. */
function useSecondsUntil(timestamp: number): number {
  const [now, setNow] = useState(() => Date.now());
  const remainingSeconds = Math.max(0, Math.ceil((timestamp - now) / 1000));
  useEffect(() => {
    if (remainingSeconds === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [remainingSeconds]);
  return remainingSeconds;
}

const describeSend = (isSent: boolean): string =>
  isSent ? 'An e-mail is on its way.' : 'No new e-mail was sent: the passcode sent a moment ago is still valid.';

/** Shows whether a request for a passcode sent a mail, and when the next one can be sent (AUTH-05). */
function MailStatus({ sent: isSent, nextIn, requestedAt }: OtpMails & { requestedAt: number }): React.JSX.Element {
  const secondsLeft = useSecondsUntil(requestedAt + nextIn * 1000);
  const describeNextMail = (wait: string): string =>
    `${describeSend(isSent)} You can request another one ${secondsLeft === 0 ? 'now' : `in ${wait}`}.`;
  return (
    <>
      {/* Screen readers announce this text, which does not count down. */}
      <Typography component="span" variant="srOnly" role="status">
        {describeNextMail(`${nextIn} seconds`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {describeNextMail(`${secondsLeft} s`)}
      </Typography>
    </>
  );
}

/** Live region about passcode mails, rendered empty at first so that changes are announced. */
export function MailNote({ mails }: { mails: (OtpMails & { requestedAt: number }) | null }): React.JSX.Element {
  return <Box aria-live="polite">{mails && <MailStatus key={mails.requestedAt} {...mails} />}</Box>;
}
