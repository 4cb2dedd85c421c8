import { createTransport } from 'nodemailer';
import type { OutboxMailRow } from '../db/schema.ts';
import type { MailAddress } from '../settings.ts';

/** Hands one mail over; rejects when the other side did not take it. */
export type SendMail = (
  mail: Pick<OutboxMailRow, 'id' | 'recipient' | 'reply_to' | 'subject' | 'unsubscribe_url'> & { text: string },
) => Promise<void>;

/**
 * Sends through a mail server. Addresses are passed as objects, never as text that could be read as a list; a mail keeps
 * its Message-ID over all tries, so that mailboxes recognise a mail that came twice.
 */
export function smtpTransport(url: string, from: () => MailAddress): SendMail {
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
      headers: { 'auto-submitted': 'auto-generated', ...unsubscribing(mail.unsubscribe_url) },
    });
  };
}

/** What makes mail programs offer to end such mail with one press: they post to the address, which opening it does not do. */
function unsubscribing(url: string | null): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
