import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import type { RateLimit } from '../../platform/security/limits.ts';
import type { JobAlerts } from './alerts.ts';
import { formatLongDate } from '../mail/mails.ts';
import type { Renewal } from './renewal.ts';
import { getLinkPath, verifySubject, type SignedPurpose } from '../mail/signedLinks.ts';
import { createPlainPage, escapeHtml } from '../../platform/lib/html.ts';

const plainPage = createPlainPage(
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1.25rem}' +
    'h1{line-height:1.2;overflow-wrap:anywhere}p{overflow-wrap:anywhere}a{display:inline-block;padding:.5rem 0}' +
    'button{font:inherit;font-weight:600;min-height:3rem;padding:.25rem 1.5rem;border-radius:.5rem;cursor:pointer}',
  { hasForm: true },
);

/** Content of a page that a link in a mail opens. */
interface LinkPage {
  title: string;
  text: string;
  /** Label of a button that posts to the page's own URL. Without it, the page has no button. */
  button?: string;
  link: { label: string; path: string };
}

/**
 * Renders a page that works without login, cookies and scripts. Opening it must change nothing, because mail scanners open links. Only its
 * button performs the action. All text is escaped.
 * @param owner name of the chapter
 */
function renderLinkPage({ title, text, button, link }: LinkPage, owner: string): string {
  return plainPage.render(
    `${title} | ${owner}`,
    `<p>${escapeHtml(owner)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
      (button === undefined ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`) +
      `<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>`,
  );
}

/** Maximum size of a request body in bytes. Bodies are ignored. */
const MAX_BYTES = 4_096;

type Query = Record<string, unknown>;

interface LinkResponse {
  page: LinkPage;
  status?: number;
}

/** Actions of a kind of link. `subject` is the data that `verifySubject` returned for the link. */
interface LinkActions {
  /** Returns the page that asks for a confirmation, or says why there is nothing to confirm. */
  describeConfirmation(subject: string): Promise<LinkResponse>;
  /** Performs the action; returns the page with its outcome. */
  perform(subject: string): Promise<LinkResponse>;
}

const boardLink = { label: 'Go to the job board', path: '/exploreJobs' };
const alertsLink = { label: 'Go to your job alerts', path: '/dashboard/jobs?tab=alerts' };
const profileLink = { label: 'Go to your profile', path: '/dashboard/profile' };
const jobsLink = { label: 'Go to your jobs', path: '/dashboard/jobs?tab=created' };

const INVALID_LINK: LinkResponse = {
  status: 404,
  page: { title: 'This link is incomplete', text: 'Please copy the whole link from the mail again.', link: boardLink },
};

function createAlertActions(alerts: JobAlerts): LinkActions {
  const endedResponse: LinkResponse = {
    page: { title: 'This job alert has ended', text: 'You will get no more mail for it.', link: alertsLink },
  };
  return {
    async describeConfirmation(id) {
      const search = await alerts.describe(id);
      if (search === null) return endedResponse;
      const text = `You would get no more mail about new jobs for ${search}.`;
      return { page: { title: 'End this job alert?', text, button: 'End it', link: alertsLink } };
    },
    async perform(id) {
      await alerts.end(id);
      return endedResponse;
    },
  };
}

/** Setting of a member's reminders. */
interface ReminderSetting {
  areOn(memberId: string): Promise<boolean>;
  end(memberId: string): Promise<void>;
}

function createReminderActions(reminders: ReminderSetting): LinkActions {
  const text = 'You will get no more mail about events that you are interested in and jobs that you saved.';
  const endedResponse: LinkResponse = { page: { title: 'Your reminders are off', text, link: profileLink } };
  return {
    async describeConfirmation(memberId) {
      if (!(await reminders.areOn(memberId))) return endedResponse;
      const confirmationText = 'You would get no more mail about events that you are interested in and jobs that you saved.';
      return { page: { title: 'Turn off your reminders?', text: confirmationText, button: 'Turn them off', link: profileLink } };
    },
    async perform(memberId) {
      await reminders.end(memberId);
      return endedResponse;
    },
  };
}

/** @param getSupportEmail returns the chapter's current support e-mail address */
function createRenewalActions(renewal: Renewal, getSupportEmail: () => string): LinkActions {
  const describeRefusal = async (subject: string): Promise<LinkResponse> => {
    const job = await renewal.findByLink(subject);
    if (job === null) return { status: 404, page: { title: 'This job no longer exists', text: 'It cannot be renewed.', link: jobsLink } };
    if (!job.isPosterActive) {
      const text = `This link cannot renew “${job.title}”: the member who posted it can no longer log in. If that is you, and you think it is a mistake, write to ${getSupportEmail()}.`;
      return { status: 403, page: { title: 'This account is not active', text, link: boardLink } };
    }
    const closing = job.closing === null ? '' : ` Its closing date is ${formatLongDate(job.closing)}.`;
    return {
      status: 409,
      page: {
        title: `This link cannot renew “${job.title}”`,
        text: `It has been renewed, changed, or taken off the job board since.${closing}`,
        link: jobsLink,
      },
    };
  };
  return {
    async describeConfirmation(subject) {
      const job = await renewal.findByLink(subject);
      if (job?.renewedUntil == null) return describeRefusal(subject);
      const text = `Members could apply until ${formatLongDate(job.renewedUntil)}.`;
      return { page: { title: `Keep “${job.title}” open?`, text, button: 'Keep it open', link: jobsLink } };
    },
    async perform(subject) {
      const until = await renewal.renewByLink(subject);
      if (until === null) return describeRefusal(subject);
      return { page: { title: 'Your job stays open', text: `Members can apply until ${formatLongDate(until)}.`, link: jobsLink } };
    },
  };
}

/**
 * Registers the pages of signed links in mails: GET shows a confirmation page, POST performs the action. Mail programs with one-click
 * unsubscription post to the same URL (RFC 8058).
 */
export async function registerSignedPages(
  app: FastifyInstance,
  { secret, content }: Pick<Deps, 'secret' | 'content'>,
  services: { alerts: JobAlerts; renewal: Renewal; reminders: ReminderSetting },
  rateLimit: RateLimit,
): Promise<void> {
  const send = (reply: FastifyReply, { page, status = 200 }: LinkResponse): FastifyReply =>
    reply
      .code(status)
      // The referrer must not include the query, which contains the signature. With `no-referrer`, browsers would post the form with
      // `Origin: null`, which the server refuses.
      .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPage.policy, 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(renderLinkPage(page, content.current.chapter.facts.name));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) => done(null));
    const registerPage = (purpose: SignedPurpose, actions: LinkActions): void => {
      scope.get<{ Querystring: Query }>(getLinkPath(purpose), { config: { rateLimit } }, async (request, reply) => {
        const subject = verifySubject(secret, purpose, request.query);
        return send(reply, subject === null ? INVALID_LINK : await actions.describeConfirmation(subject));
      });
      scope.post<{ Querystring: Query }>(getLinkPath(purpose), { config: { rateLimit } }, async (request, reply) => {
        const subject = verifySubject(secret, purpose, request.query);
        return send(reply, subject === null ? INVALID_LINK : await actions.perform(subject));
      });
    };
    registerPage('end-alert', createAlertActions(services.alerts));
    registerPage('end-reminders', createReminderActions(services.reminders));
    registerPage(
      'renew-job',
      createRenewalActions(services.renewal, () => content.current.chapter.facts.supportEmail),
    );
  });
}
