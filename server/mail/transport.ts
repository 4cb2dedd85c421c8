import { createTransport } from 'nodemailer';
import { formatAttachments, type MailAttachment } from './attachments.ts';
import type { OutboxMailRow } from '../platform/db/schema.ts';
import type { MailAddress } from '../platform/settings.ts';

/** Sends one mail; rejects when it was not accepted. */
export type SendMail = (
  mail: Pick<OutboxMailRow, 'id' | 'recipient' | 'reply_to' | 'subject' | 'unsubscribe_url'> & {
    text: string;
    attachments: readonly MailAttachment[];
  },
) => Promise<void>;

/**
 * Returns a function that sends mail by SMTP. E-mail addresses are passed as objects, because a string could be parsed as a list. A mail
 * has the same Message-ID in all attempts, so that mailboxes recognise duplicates.
 */
export function createSmtpTransport(url: string, from: () => MailAddress): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const sender = from();
    const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
    await transport.sendMail({
      from: sender,
      messageId: `<${mail.id}@${domain}>`,
      to: { name: '', address: mail.recipient },
      ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
      subject: mail.subject,
      text: mail.text,
      ...(mail.attachments.length > 0 && { attachments: formatAttachments(mail.attachments) }),
      headers: { 'auto-submitted': 'auto-generated', ...formatUnsubscribeHeaders(mail.unsubscribe_url) },
    });
  };
}

/** Returns the headers for one-click unsubscription, with which mail programs post to the URL instead of opening it. */
function formatUnsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
