import type { FastifyInstance } from 'fastify';
import { ENQUIRY_FIELDS, ENQUIRY_TEMPLATES, buildEnquiryParams, isEnquiryForm, type EnquiryForm } from '../../shared/enquiry.ts';
import { phoneDigits } from '../../shared/digits.ts';
import type { MailDeps } from './mailer.ts';
import { hashClient } from '../platform/security/clientAddress.ts';
import { describeRequestFailure } from '../platform/security/errors.ts';
import { getEnquiryAddress } from './sender.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { RateLimit } from '../platform/security/limits.ts';
import { createEnquiryMail, isSpam } from './enquiryMail.ts';
import { validateEnquiry } from './validateEnquiry.ts';
import { renderProblemPage, PROBLEM_POLICY } from './problemPage.ts';

/** Maximum number of characters of all fields together. */
const MAX_CHARACTERS = 50_000;

/** Maximum size of the body in bytes: `MAX_CHARACTERS` in URL encoding. */
const MAX_BYTES = 600_000;

type Values = Readonly<Record<string, string>>;

/** Returns the names and values of the fields that were filled in. */
function listValues(form: EnquiryForm | undefined, values: Values | undefined): [string, string][] {
  if (form === undefined || values === undefined) return [];
  return ENQUIRY_FIELDS[form].flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []));
}

/**
 * Accepts the enquiry forms that browsers without scripts post to `/Contact` (CONT-02). Queues the mail and redirects to `/Contact`, which
 * shows a confirmation. Errors are shown on another page, with all that was typed.
 */
export async function registerEnquiryForm(app: FastifyInstance, deps: MailDeps, rateLimit: RateLimit): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler<Error, { Body?: Values; Querystring: { form?: unknown } }>((error, request, reply) => {
      const { status, message, headers } = describeRequestFailure(error, request);
      if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'an enquiry could not be accepted');
      const form = isEnquiryForm(request.query.form) ? request.query.form : undefined;
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store', 'content-security-policy': PROBLEM_POLICY })
        .type('text/html; charset=utf-8')
        .send(renderProblemPage([message], listValues(form, request.body)));
    });
    scope.post<{ Body?: Values; Querystring: { form?: unknown } }>('/Contact', { config: { rateLimit } }, async (request, reply) => {
      const { form } = request.query;
      if (!isEnquiryForm(form)) throw new HttpError(400, 'This form is not known here.');
      const values = { ...request.body, mobile: phoneDigits(request.body?.mobile ?? '', 15) };
      const mistakes = validateEnquiry(form, values, deps.clock());
      if (Object.values(values).join('').length > MAX_CHARACTERS) mistakes.push('The enquiry is too long.');
      if (mistakes.length > 0) {
        return reply
          .code(400)
          .headers({ 'cache-control': 'no-store', 'content-security-policy': PROBLEM_POLICY })
          .type('text/html; charset=utf-8')
          .send(renderProblemPage(mistakes, listValues(form, request.body)));
      }
      // Spam gets the same response, so that its sender learns nothing.
      if (!isSpam(values)) {
        const mail = createEnquiryMail(
          ENQUIRY_TEMPLATES[form],
          buildEnquiryParams(form, values),
          getEnquiryAddress(deps.settings, deps.content.current.chapter),
          deps.clock(),
        );
        await deps.mailer.enqueue({ ...mail, sender: hashClient(request, deps.secret) });
      }
      return reply.header('cache-control', 'no-store').redirect(`/Contact?sent=${form}#${form}`, 303);
    });
  });
}
