import { Button, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useListSystemMailsQuery, useSendMailAgainMutation, type SystemMail, type SystemMails } from '../../api/endpoints/system.ts';
import { formatMoment } from '../../lib/moments.ts';
import { formatCount } from '../../lib/text.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { SystemSection } from './SystemSection.tsx';

const KIND_LABELS: Readonly<Record<SystemMail['kind'], string>> = {
  code: 'A one-time code',
  enquiry: 'An enquiry to the chapter',
  decision: 'A decision about a job',
  application: 'An update on an application',
  alert: 'A job alert',
  closing: 'A job that closes soon',
  registration: 'Registration for an event',
  reminder: 'A reminder',
  erased: 'Data that was erased',
  other: 'A mail',
};

interface MailItemProps {
  mail: SystemMail;
  isLast: boolean;
  onSent: () => void;
}

function MailItem({ mail, isLast, onSent }: MailItemProps): React.JSX.Element {
  const [sendAgain, { isLoading }] = useSendMailAgainMutation();
  const { id, to, kind, tries, takenAt, nextAt, failedAt, reason, canSendAgain } = mail;
  const handleClick = (): void => {
    if (isLoading) return;
    sendAgain(id)
      .unwrap()
      .then(
        ({ message }) => {
          showToast(message, 'success', 'mail-again');
          onSent();
        },
        (error: unknown) => showFailure(error, 'sendMailAgain', 'mail-again'),
      );
  };
  return (
    <ListItem divider={!isLast} sx={{ flexWrap: 'wrap', gap: 1, py: 2, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 0.5, minWidth: 0, flex: '1 1 16rem' }}>
        <Typography variant="h5" component="h4">
          {KIND_LABELS[kind]} to {to}
        </Typography>
        {reason !== undefined && <Typography>{reason}</Typography>}
        <Typography color="textSecondary">
          Queued {formatMoment(takenAt)}, tried {tries === 1 ? 'once' : `${tries} times`}
          {nextAt !== undefined && `, next try ${formatMoment(nextAt)}`}
          {failedAt !== undefined && `, given up on ${formatMoment(failedAt)}`}.
        </Typography>
      </Stack>
      {canSendAgain && (
        <Button
          size="small"
          onClick={handleClick}
          aria-busy={isLoading}
          aria-label={`Send again: ${KIND_LABELS[kind]} to ${to}, queued ${formatMoment(takenAt)}`}
        >
          Send again
        </Button>
      )}
    </ListItem>
  );
}

interface MailGroupProps {
  title: string;
  description: string;
  group: SystemMails['failed'];
  onSent: () => void;
}

function MailGroup({ title, description, group: { count, mails }, onSent }: MailGroupProps): React.JSX.Element | null {
  if (count === 0) return null;
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Heading level={3}>{title}</Heading>
      <Typography color="textSecondary">
        {description}
        {count > mails.length && ` The first ${mails.length} of them:`}
      </Typography>
      <Paper>
        <List>
          {mails.map((mail, index) => (
            <MailItem key={mail.id} mail={mail} isLast={index === mails.length - 1} onSent={onSent} />
          ))}
        </List>
      </Paper>
    </Stack>
  );
}

/** Queued and failed mails, with buttons to resend. */
export function MailQueue(): React.JSX.Element {
  const query = useListSystemMailsQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its mail.
  const focusHeading = (): void => heading.current?.focus();
  return (
    <SystemSection title="Mail" query={query} lines={4} headingRef={heading}>
      {({ sends, waiting, failed }) =>
        waiting.count + failed.count === 0 ? (
          <CentredState
            title={sends ? 'No mail is waiting, and none has failed.' : 'Mail is not sent yet.'}
            drawing={{ seed: 'no mail waits' }}
          >
            {sends
              ? 'Records of mail that was sent are kept for 30 days.'
              : 'No mail server is connected. On the server’s own machine, the page /outbox shows the mail.'}
          </CentredState>
        ) : (
          <>
            <Typography role="status">
              {formatCount(waiting.count, 'mail')} {waiting.count === 1 ? 'is' : 'are'} waiting to be sent;{' '}
              {formatCount(failed.count, 'mail')} could not be sent.
              {!sends && ' No mail server is connected, so none can be sent.'}
            </Typography>
            <MailGroup
              title="Given up"
              description="Their text is kept for seven days, so that you can send them again once the problem is fixed. Codes cannot be sent again."
              group={failed}
              onSent={focusHeading}
            />
            <MailGroup title="Waiting" description="The server keeps trying to send them." group={waiting} onSent={focusHeading} />
          </>
        )
      }
    </SystemSection>
  );
}
