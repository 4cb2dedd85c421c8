import type { FastifyInstance, FastifyRequest } from 'fastify';
import encodeQR from 'qr';
import { CODE_COLOURS } from '../../shared/colours.ts';
import type { MailAttachment } from './attachments.ts';
import type { MailDeps, OutboxMail } from './mailer.ts';
import { getStatusMessage } from '../platform/security/errors.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { isLocalRequest } from '../platform/security/localRequest.ts';
import { createPlainPage, escapeHtml } from '../platform/lib/html.ts';

const plainPage = createPlainPage(
  '.light{color-scheme:light}.dark{color-scheme:dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}' +
    'article{border-top:1px solid;padding:1rem 0}h2{font-size:1.125rem;margin:0}p{margin:.25rem 0}' +
    `svg{display:block;width:16rem;max-width:100%;background:${CODE_COLOURS.light};fill:${CODE_COLOURS.dark};margin:.5rem 0}` +
    'pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:.75rem 0 0}',
);

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** Returns the colour scheme that the visitor has chosen on the site; an empty string when the operating system decides. */
const readScheme = (cookie = ''): string => /(?:^|; )scheme=(light|dark)/.exec(cookie)?.[1] ?? '';

/** Returns an attached file: a QR code as a picture, any other file as a link. */
function renderAttachment(attachment: MailAttachment): string {
  const name = escapeHtml(attachment.name);
  if ('qr' in attachment) return `<details><summary>${name}</summary>${encodeQR(attachment.qr, 'svg', { border: 4 })}</details>`;
  const url = `data:${attachment.type.replaceAll(' ', '')},${encodeURIComponent(attachment.text)}`;
  return `<p><a download="${name}" href="${escapeHtml(url)}">${name}</a></p>`;
}

/** Returns the outbox as HTML; all text is escaped. */
function renderOutbox(mails: readonly OutboxMail[], scheme: string): string {
  const articles = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, <time datetime="${mail.createdAt}">${dateFormat.format(new Date(mail.createdAt))}</time></p>` +
      `<pre>${escapeHtml(mail.text)}</pre>${mail.attachments.map(renderAttachment).join('')}</article>`,
  );
  return plainPage.render(
    'Outbox',
    '<h1>Outbox</h1><p>No mail server is set (SMTP_URL), so the mail of this server is kept here. <a href="/outbox">Look again</a></p>' +
      (articles.join('') || '<p>There is no mail yet.</p>'),
    scheme,
  );
}

/**
 * Registers `/outbox` and `/outbox.json`, only on a local server for which no mail server is set.
 * @param settled resolves when the mail of pending requests for codes has been queued
 */
export function registerOutbox(app: FastifyInstance, { settings, mailer }: MailDeps, settled: () => Promise<void>): void {
  if (!settings.isLocal || settings.smtpUrl !== undefined) return;
  const listMails = async (request: FastifyRequest): Promise<OutboxMail[]> => {
    if (!isLocalRequest(request)) throw new HttpError(404, getStatusMessage(404));
    await settled();
    return mailer.list();
  };
  app.get('/outbox.json', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return listMails(request);
  });
  app.get('/outbox', async (request, reply) => {
    const page = renderOutbox(await listMails(request), readScheme(request.headers.cookie));
    return reply
      .header('content-security-policy', plainPage.policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
