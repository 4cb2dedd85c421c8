import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { OtpMails } from '../../api/models/member.ts';

/** Returns the seconds until a time, counting down. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}

const begin = (sent: boolean): string =>
  sent ? 'A mail is on its way.' : 'No new mail was sent: the passcode sent a moment ago is still valid.';

/** Says what a passcode request led to, and when the next mail can be sent (AUTH-05). */
function MailStatus({ sent, nextIn, askedAt }: OtpMails & { askedAt: number }): React.JSX.Element {
  const left = useSecondsUntil(askedAt + nextIn * 1000);
  const next = (wait: string): string => `${begin(sent)} You can have a new mail ${left === 0 ? 'now' : `in ${wait}`}.`;
  return (
    <>
      {/* The countdown is not announced. */}
      <Typography component="span" variant="srOnly" role="status">
        {next(`${nextIn} seconds`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {next(`${left} s`)}
      </Typography>
    </>
  );
}

/** Live region about passcode mails, rendered empty at first so that changes are announced. */
export function MailNote({ mails }: { mails: (OtpMails & { askedAt: number }) | null }): React.JSX.Element {
  return <Box aria-live="polite">{mails && <MailStatus key={mails.askedAt} {...mails} />}</Box>;
}
