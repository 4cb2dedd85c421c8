import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import type { RateLimit } from '../security/limits.ts';
import type { JobAlerts } from './alerts.ts';
import { linkPage, linkPagePolicy, type LinkPage } from './linkPage.ts';
import { longDate } from './mails.ts';
import type { Renewal } from './renewal.ts';
import { pathOf, subjectOf, type SignedPurpose } from './signedLinks.ts';

const MAX_BYTES = 4_096;

type Query = Record<string, unknown>;

interface LinkResponse {
  page: LinkPage;
  status?: number;
}

interface LinkActions {
  confirm(subject: string): Promise<LinkResponse>;
  run(subject: string): Promise<LinkResponse>;
}

const board = { label: 'To the job board', path: '/exploreJobs' };
const myAlerts = { label: 'To your job alerts', path: '/dashboard/jobs?tab=alerts' };
const myProfile = { label: 'To your profile', path: '/dashboard/profile' };
const myJobs = { label: 'To your jobs', path: '/dashboard/jobs?tab=created' };

const BROKEN: LinkResponse = {
  status: 404,
  page: { title: 'This link is incomplete', text: 'Please copy the whole link from the mail again.', link: board },
};

function alertActions(alerts: JobAlerts): LinkActions {
  const endedResponse: LinkResponse = {
    page: { title: 'This job alert has ended', text: 'You will get no more mail for it.', link: myAlerts },
  };
  return {
    async confirm(id) {
      const search = await alerts.describe(id);
      if (search === null) return endedResponse;
      const text = `You would get no more mail about new jobs for ${search}.`;
      return { page: { title: 'End this job alert?', text, button: 'End it', link: myAlerts } };
    },
    async run(id) {
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

function reminderActions(reminders: ReminderSetting): LinkActions {
  const text = 'You will get no more mail about events that you are interested in and jobs that you saved.';
  const off: LinkResponse = { page: { title: 'Your reminders are off', text, link: myProfile } };
  return {
    async confirm(memberId) {
      if (!(await reminders.areOn(memberId))) return off;
      const question = 'You would get no more mail about events that you are interested in and jobs that you saved.';
      return { page: { title: 'Turn off your reminders?', text: question, button: 'Turn them off', link: myProfile } };
    },
    async run(memberId) {
      await reminders.end(memberId);
      return off;
    },
  };
}

/** @param supportEmail current address of the chapter */
function renewalActions(renewal: Renewal, supportEmail: () => string): LinkActions {
  const describeRefusal = async (subject: string): Promise<LinkResponse> => {
    const job = await renewal.findByLink(subject);
    if (job === null) return { status: 404, page: { title: 'This job no longer exists', text: 'It cannot be renewed.', link: myJobs } };
    if (!job.posterActive) {
      const text = `“${job.title}” is not renewed by this link: who posted it cannot log in any more. If that is you, and you think it is a mistake, write to ${supportEmail()}.`;
      return { status: 403, page: { title: 'This account is not active', text, link: board } };
    }
    const closing = job.closing === null ? '' : ` Its closing date is ${longDate(job.closing)}.`;
    return {
      status: 409,
      page: {
        title: `“${job.title}” is not renewed by this link`,
        text: `It has been renewed, changed, or taken off the job board since.${closing}`,
        link: myJobs,
      },
    };
  };
  return {
    async confirm(subject) {
      const job = await renewal.findByLink(subject);
      if (job?.renewedUntil == null) return describeRefusal(subject);
      const text = `Members could apply until ${longDate(job.renewedUntil)}.`;
      return { page: { title: `Keep “${job.title}” open?`, text, button: 'Keep it open', link: myJobs } };
    },
    async run(subject) {
      const until = await renewal.renewByLink(subject);
      if (until === null) return describeRefusal(subject);
      return { page: { title: 'Your job stays open', text: `Members can apply until ${longDate(until)}.`, link: myJobs } };
    },
  };
}

/**
 * Registers the pages of signed links in mails: GET shows a confirmation page, POST performs the action. Mail programs with one-click
 * unsubscription post to the same address (RFC 8058). Bodies are ignored.
 */
export async function registerSignedPages(
  app: FastifyInstance,
  { secret, content }: Pick<Deps, 'secret' | 'content'>,
  subjects: { alerts: JobAlerts; renewal: Renewal; reminders: ReminderSetting },
  rateLimit: RateLimit,
): Promise<void> {
  const send = (reply: FastifyReply, { page, status = 200 }: LinkResponse): FastifyReply =>
    reply
      .code(status)
      // No referrer: the address contains the signature.
      .headers({ 'cache-control': 'no-store', 'content-security-policy': linkPagePolicy, 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(linkPage(page, content.current.chapter.facts.name));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) => done(null));
    const serve = (purpose: SignedPurpose, actions: LinkActions): void => {
      scope.get<{ Querystring: Query }>(pathOf(purpose), { config: { rateLimit } }, async (request, reply) => {
        const subject = subjectOf(secret, purpose, request.query);
        return send(reply, subject === null ? BROKEN : await actions.confirm(subject));
      });
      scope.post<{ Querystring: Query }>(pathOf(purpose), { config: { rateLimit } }, async (request, reply) => {
        const subject = subjectOf(secret, purpose, request.query);
        return send(reply, subject === null ? BROKEN : await actions.run(subject));
      });
    };
    serve('end-alert', alertActions(subjects.alerts));
    serve('end-reminders', reminderActions(subjects.reminders));
    serve(
      'renew-job',
      renewalActions(subjects.renewal, () => content.current.chapter.facts.supportEmail),
    );
  });
}
