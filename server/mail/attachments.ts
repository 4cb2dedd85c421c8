import type { SendMailOptions } from 'nodemailer';
import encodeQR from 'qr';
import type { OutboxMailRow } from '../platform/db/schema.ts';

/** A file that is attached to a mail: a text; or a QR code, which is drawn when the mail is sent, because its picture is large. */
export type MailAttachment = { name: string; type: string; text: string } | { name: string; qr: string };

/** Returns the files that are attached to a queued mail. */
export const readAttachments = ({ attachments }: Pick<OutboxMailRow, 'attachments'>): readonly MailAttachment[] =>
  attachments === null ? [] : (JSON.parse(attachments) as MailAttachment[]);

/** Pixels of a QR code's squares and of the white edge that scanners need, in squares. */
const QR_SIZES = { scale: 4, border: 4 };

/** Returns the files as the mail library takes them. Pictures are GIFs, because many mail programs show no SVG. */
export const formatAttachments = (attachments: readonly MailAttachment[]): NonNullable<SendMailOptions['attachments']> =>
  attachments.map((attachment) =>
    'qr' in attachment
      ? { filename: attachment.name, contentType: 'image/gif', content: Buffer.from(encodeQR(attachment.qr, 'gif', QR_SIZES)) }
      : { filename: attachment.name, contentType: attachment.type, content: attachment.text },
  );
