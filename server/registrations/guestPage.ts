import type { FastifyInstance, FastifyReply } from 'fastify';
import encodeQR from 'qr';
import { isEmailAddress, MAX_GUEST_NAME_LENGTH } from '../../shared/addresses.ts';
import { CODE_COLOURS, type Colours, type SchemeColours } from '../../shared/colours.ts';
import { HONEYPOT } from '../../shared/enquiry.ts';
import { dayInIndia } from '../../shared/days.ts';
import { EVENT_STATUS_LABELS, takesPlace } from '../../shared/eventStatus.ts';
import { derivedFromContent } from '../cms/liveContent.ts';
import { eventPath } from '../cms/wire.ts';
import type { Deps } from '../jobs/deps.ts';
import { normaliseEmail } from '../mail/address.ts';
import { formatLongDays, joinParts } from '../people/reminders/reminderMail.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';
import { createPlainPage, escapeHtml } from '../platform/lib/html.ts';
import { describeRequestFailure } from '../platform/security/errors.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { RateLimit } from '../platform/security/limits.ts';
import { findEventOfGuest, type RegistrationEvent } from './events.ts';
import { CONFIRM_MESSAGE, LINK_MESSAGE } from './handlers.ts';
import { createGuestPath, findByLink } from './links.ts';
import { createTicketUrl, describeFormer, describeTurn, formatMoment } from './mails.ts';
import { readPosition } from './places.ts';
import type { Registering } from './registering.ts';

/** Maximum size of a request body in bytes. */
const MAX_BYTES = 16_384;

const formatColours = ({ paper, surface, ink, line, lineStrong, primary, accent, onAccent }: SchemeColours): string =>
  `--paper:${paper};--surface:${surface};--ink:${ink};--line:${line};--edge:${lineStrong};--primary:${primary};--accent:${accent};--on-accent:${onAccent}`;

const createStyle = ({ light, dark }: Colours): string =>
  `:root{${formatColours(light)}}@media(prefers-color-scheme:dark){:root{${formatColours(dark)}}}` +
  'body{font:1.0625rem/1.6 system-ui,sans-serif;background:var(--paper);color:var(--ink);max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}' +
  'h1{line-height:1.2;font-size:1.75rem;margin:.25rem 0 1rem}h2{line-height:1.2;font-size:1.25rem;margin:1rem 0}h1,p,dd,li{overflow-wrap:anywhere}a{color:var(--primary)}' +
  // Enlarges the touch target without moving the lines apart.
  'p>a{display:inline-block;padding:.625rem 0;margin:-.625rem 0}' +
  'section{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:.25rem 1.25rem 1rem;margin:1.25rem 0}' +
  'dt{font-weight:600;margin-top:.75rem}dd{margin:0}.lead{font-size:1.25rem;font-weight:600}' +
  'label{display:block;font-weight:600;margin:1rem 0}' +
  'input{display:block;box-sizing:border-box;width:100%;font:inherit;font-weight:400;min-height:3rem;margin-top:.25rem;padding:.25rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--surface);color:var(--ink)}' +
  'button,summary{font:inherit;font-weight:600;min-height:3rem;cursor:pointer;border-radius:.5rem}' +
  'button{width:100%;padding:.25rem 1.5rem;border:1px solid var(--edge);background:var(--surface);color:var(--ink)}' +
  'button.main{background:var(--accent);color:var(--on-accent);border-color:transparent}summary{line-height:3rem;color:var(--primary)}' +
  `svg{display:block;width:min(16rem,100%);background:${CODE_COLOURS.light};fill:${CODE_COLOURS.dark};border-radius:.5rem;margin-top:1rem}`;

const NAME_MISTAKE = `Please enter your name, in at most ${MAX_GUEST_NAME_LENGTH} characters.`;
const RETRY = 'Go back with your browser: it keeps what you typed.';

/** What a guest can do on their page: the path's last part. */
const ACTIONS = ['confirm', 'take', 'cancel', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

const isAction = (text: string): text is Action => ACTIONS.some((action) => action === text);

const paragraph = (text: string, className = ''): string => `<p${className && ` class="${className}"`}>${escapeHtml(text)}</p>`;

/** Says what became of a registration. */
function describeState(row: RegistrationRow, { event, position, isOver }: PageContext): string {
  switch (row.state) {
    case 'unconfirmed':
      return 'Please confirm your registration. No place is taken before.';
    case 'registered':
    case 'waiting':
    case 'offered':
      if (row.checked_in_at !== null) return isOver ? 'You were checked in.' : 'You were checked in. Welcome!';
      if (isOver && takesPlace(event.event.status)) return row.state === 'registered' ? 'You had a place.' : 'You had no place.';
      return describeTurn(event, row, position);
    case 'missed':
      return 'You did not take the place in time that was held for you. You can register again on the page of the event.';
    case 'cancelled':
      return 'Your registration is cancelled.';
  }
}

const CANCEL_LABELS: Partial<Record<RegistrationRow['state'], string>> = { waiting: 'Leave the waiting list', offered: 'I do not want it' };

interface PageContext {
  event: RegistrationEvent;
  position: number | undefined;
  /** Whether the last day of the event is over. */
  isOver: boolean;
  origin: string;
  secret: Buffer;
  keptDays: number;
}

function renderActions(row: RegistrationRow, { event, secret }: PageContext): string {
  const path = createGuestPath(secret, row).replace('/registration?', '');
  const form = (action: Action, label: string, isMain = false, fields = ''): string =>
    `<form method="post" action="/registration/${action}?${escapeHtml(path)}">${fields}<button type="submit"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`;
  const remove = `<details><summary>Delete my data</summary>${paragraph('Your name and e-mail address are deleted at once, and your links no longer work.')}${form('delete', 'Delete them now')}</details>`;
  if (event.hasBegun || event.event.status === 'cancelled' || row.state === 'missed' || row.state === 'cancelled') return remove;
  if (row.checked_in_at !== null) return '';
  // Whoever knows the address may have typed the name. A member's name is known.
  const name = `<label>Your name<input name="name" autocomplete="name" required maxlength="${MAX_GUEST_NAME_LENGTH}" value="${escapeHtml(row.name)}"></label>`;
  if (row.state === 'unconfirmed')
    return (event.isListed ? form('confirm', 'Confirm my registration', true, row.member_id === null ? name : '') : '') + remove;
  const label = CANCEL_LABELS[row.state] ?? 'Give up my place';
  const cancel = `<details><summary>${label}</summary>${paragraph('This cannot be undone: somebody else may get your turn.')}${form('cancel', label)}</details>`;
  const take = row.state === 'offered' && takesPlace(event.event.status) ? form('take', 'Take the place', true) : '';
  return take + cancel;
}

/** Returns the content of a guest's page. All texts are escaped. */
function renderRegistration(row: RegistrationRow, context: PageContext, problem = ''): string {
  const { event, origin, keptDays, isOver } = context;
  const { status, status_reason: reason = '', title, time, venue, category, id } = event.event;
  const facts: [string, string | undefined][] = [
    ['When', joinParts([formatLongDays(event.days), time], ', ')],
    ['Where', venue],
    ['Formerly', describeFormer(event)],
    ['Payment', event.rules.payment],
  ];
  const list = (entries: [string, string | undefined][]): string =>
    `<dl>${entries.flatMap(([term, text]) => (text ? [`<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`] : [])).join('')}</dl>`;
  const ticket =
    row.state === 'registered' && row.checked_in_at === null && takesPlace(status) && category !== '' && !isOver
      ? `<div role="img" aria-label="Your code for the entrance">${encodeQR(createTicketUrl(origin, row), 'svg', { border: 4 })}</div>${paragraph('Please show this code at the entrance. Your name will do, too.')}`
      : '';
  // Without a program, it is no longer on the site.
  const path = escapeHtml(eventPath(category, id));
  const calendar = ticket === '' ? '' : `<p><a href="${path}.ics" download>Add to calendar</a></p>`;
  const link = category === '' ? '' : `${calendar}<p><a href="${path}">The page of the event</a></p>`;
  const news = status === undefined ? '' : paragraph(`${EVENT_STATUS_LABELS[status]}. ${reason}`, 'lead');
  const gone = category === '' ? paragraph('This event is no longer on the site.', 'lead') : '';
  return (
    `<h1>${escapeHtml(title)}</h1>` +
    (problem === '' ? '' : `<section role="alert">${paragraph(problem, 'lead')}</section>`) +
    news +
    gone +
    `<section>${paragraph(describeState(row, context), 'lead')}${list(facts)}${ticket}${renderActions(row, context)}</section>` +
    link +
    `<section><h2>What is kept about you</h2>${list([
      ['Name', row.name],
      ['E-mail', row.email],
      ['Since', formatMoment(new Date(row.created_at))],
    ])}${paragraph(`It is deleted ${keptDays} days after the event.`)}</section>`
  );
}

type Query = Record<string, unknown>;
type Body = Readonly<Record<string, string>>;

/**
 * Registers a guest's own page, which works with the link of a mail, without login, cookies and scripts (REG-04), and the form of the
 * event's page for browsers without scripts (REG-02). Opening the page changes nothing, because mail scanners open links.
 */
export async function registerGuestPage(
  app: FastifyInstance,
  deps: Deps,
  registering: Registering,
  { linkPerClient, registerPerClient }: Record<'linkPerClient' | 'registerPerClient', RateLimit>,
): Promise<void> {
  const { db, secret, content, settings, clock } = deps;
  const getPage = derivedFromContent(content, ({ chapter }) => createPlainPage(createStyle(chapter.colours), { hasForm: true }));
  const findEvent = (row: RegistrationRow) => findEventOfGuest(content.current.content, row, clock());

  function send(reply: FastifyReply, title: string, main: string, status = 200): FastifyReply {
    const { name } = content.current.chapter.facts;
    return (
      reply
        .code(status)
        // As of other signed links: the referrer must not include the query.
        .headers({ 'cache-control': 'no-store', 'content-security-policy': getPage().policy, 'referrer-policy': 'strict-origin' })
        .type('text/html; charset=utf-8')
        .send(getPage().render(`${title} | ${name}`, `<p><a href="/">${escapeHtml(name)}</a></p>${main}`))
    );
  }
  const sendMessage = (reply: FastifyReply, title: string, texts: readonly string[], status = 200): FastifyReply =>
    send(reply, title, `<h1>${escapeHtml(title)}</h1>${texts.map((text) => paragraph(text)).join('')}`, status);
  const sendUnknown = (reply: FastifyReply): FastifyReply =>
    sendMessage(
      reply,
      'This link does not work',
      ['It may be incomplete: please copy the whole link from the mail. Or it was replaced by a later mail, or the data were deleted.'],
      404,
    );

  async function sendRegistration(reply: FastifyReply, row: RegistrationRow, problem = '', status = 200): Promise<FastifyReply> {
    const { keptDays } = content.current.chapter.registrations;
    const event = findEvent(row);
    const isOver = event.event.status !== 'postponed' && dayInIndia(clock()) > event.days.end;
    const context = { event, position: await readPosition(db, row), isOver, origin: settings.publicUrl, secret, keptDays };
    // The next check ends an offer that was not taken in time.
    const isMissed = row.state === 'offered' && event.event.status !== 'postponed' && new Date(row.offer_ends_at ?? '') <= clock();
    const shown: RegistrationRow = isMissed ? { ...row, state: 'missed' } : row;
    // A screen reader reads the title first, also after a button was pressed.
    return send(reply, problem || describeState(shown, context), renderRegistration(shown, context, problem), status);
  }

  const perform = async (action: Exclude<Action, 'delete'>, row: RegistrationRow, { name = row.name }: Body): Promise<RegistrationRow> => {
    if (action !== 'confirm') return registering[action](row);
    if (name.length > MAX_GUEST_NAME_LENGTH) throw new HttpError(400, NAME_MISTAKE);
    return registering.confirm(row, name);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) => done(null));
    scope.setErrorHandler<Error>((error, request, reply) => {
      const { status, message, headers } = describeRequestFailure(error, request);
      if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'a registration failed');
      void reply.headers(headers);
      return sendMessage(reply, 'That did not work', [message, RETRY], status);
    });

    scope.get<{ Querystring: Query }>('/registration', { config: { rateLimit: linkPerClient } }, async (request, reply) => {
      const row = await findByLink(db, secret, request.query);
      return row === undefined ? sendUnknown(reply) : sendRegistration(reply, row);
    });

    scope.post<{ Querystring: Query; Params: { action: string }; Body?: Body }>(
      '/registration/:action(confirm|take|cancel|delete)',
      { config: { rateLimit: linkPerClient } },
      async (request, reply) => {
        const { action } = request.params;
        const row = await findByLink(db, secret, request.query);
        if (row === undefined || !isAction(action)) return sendUnknown(reply);
        try {
          if (action === 'delete') {
            await registering.remove(row);
            return await sendMessage(reply, 'Your data are deleted', ['We have kept nothing of this registration.']);
          }
          return await reply
            .header('cache-control', 'no-store')
            .redirect(createGuestPath(secret, await perform(action, row, request.body ?? {})), 303);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          const current = await findByLink(db, secret, request.query);
          return current === undefined ? sendUnknown(reply) : await sendRegistration(reply, current, error.message, error.statusCode);
        }
      },
    );

    scope.post<{ Querystring: { event?: unknown }; Body?: Body }>(
      '/registration/request',
      { config: { rateLimit: registerPerClient } },
      async (request, reply) => {
        const { event: eventId } = request.query;
        const { name = '', email = '', consent = '', [HONEYPOT]: trap = '' } = request.body ?? {};
        const mistakes = [
          ...(name.trim() === '' || name.length > MAX_GUEST_NAME_LENGTH ? [NAME_MISTAKE] : []),
          ...(isEmailAddress(normaliseEmail(email)) ? [] : [`“${email}” is not an e-mail address.`]),
          ...(consent === '' ? ['Please agree that we keep your name and e-mail address.'] : []),
        ];
        if (mistakes.length > 0) return sendMessage(reply, 'Please check the form', [...mistakes, RETRY], 400);
        // A program that fills in everything gets the same response, and learns nothing.
        if (trap === '') await registering.request(typeof eventId === 'string' ? eventId : '', { name, email });
        return sendMessage(reply, 'Please look into your mailbox', [CONFIRM_MESSAGE]);
      },
    );

    scope.post<{ Querystring: { event?: unknown }; Body?: Body }>(
      '/registration/link',
      { config: { rateLimit: registerPerClient } },
      async (request, reply) => {
        const { event: eventId } = request.query;
        const { email = '', [HONEYPOT]: trap = '' } = request.body ?? {};
        if (!isEmailAddress(normaliseEmail(email)))
          return sendMessage(reply, 'Please check the form', [`“${email}” is not an e-mail address.`, RETRY], 400);
        if (trap === '') await registering.mailLink(typeof eventId === 'string' ? eventId : '', email);
        return sendMessage(reply, 'Please look into your mailbox', [LINK_MESSAGE]);
      },
    );
  });
}
