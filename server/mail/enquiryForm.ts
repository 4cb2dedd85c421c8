import type { FastifyInstance } from 'fastify';
import { ENQUIRY_FIELDS, ENQUIRY_TEMPLATES, enquiryParams, isEnquiryForm, type EnquiryForm } from '../../shared/enquiry.ts';
import { phoneDigits } from '../../shared/phone.ts';
import type { Deps } from '../deps.ts';
import { hashClient } from '../security/clientAddress.ts';
import { describeRequestFailure } from '../security/errors.ts';
import { enquiryAddress } from './sender.ts';
import { HttpError } from '../security/httpError.ts';
import type { RateLimit } from '../security/limits.ts';
import { enquiryMail, isFromProgram } from './enquiry.ts';
import { enquiryMistakes } from './enquiryCheck.ts';
import { problemPage, problemPolicy } from './enquiryProblem.ts';

/** An enquiry of 50,000 characters, written as a form writes what is not ASCII. */
const MOST_BYTES = 600_000;
const MOST_CHARACTERS = 50_000;

type Values = Readonly<Record<string, string>>;

/** What people wrote into a form, in its order, to be shown to them again. */
function written(form: EnquiryForm | undefined, values: Values | undefined): [string, string][] {
  if (form === undefined || values === undefined) return [];
  return ENQUIRY_FIELDS[form].flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []));
}

/**
 * Takes the enquiry forms from browsers without scripts, as plain posts to the page that they stand on (CONT-02): the mail
 * goes the way of the others, whichever service scripts would use, and the page says so. What cannot be taken is answered
 * by a page in words that shows what was typed.
 */
export async function registerEnquiryForm(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler<Error, { Body?: Values; Querystring: { form?: unknown } }>((error, request, reply) => {
      const { status, message, headers } = describeRequestFailure(error, request);
      if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'an enquiry could not be taken');
      const form = isEnquiryForm(request.query.form) ? request.query.form : undefined;
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store', 'content-security-policy': problemPolicy })
        .type('text/html; charset=utf-8')
        .send(problemPage([message], written(form, request.body)));
    });
    scope.post<{ Body?: Values; Querystring: { form?: unknown } }>('/Contact', { config: { rateLimit } }, async (request, reply) => {
      const { form } = request.query;
      if (!isEnquiryForm(form)) throw new HttpError(400, 'This form is not known here.');
      const values = { ...request.body, mobile: phoneDigits(request.body?.mobile ?? '', 15) };
      const mistakes = enquiryMistakes(form, values, deps.clock());
      if (Object.values(values).join('').length > MOST_CHARACTERS) mistakes.push('The enquiry is too long.');
      if (mistakes.length > 0) {
        return reply
          .code(400)
          .headers({ 'cache-control': 'no-store', 'content-security-policy': problemPolicy })
          .type('text/html; charset=utf-8')
          .send(problemPage(mistakes, written(form, request.body)));
      }
      // A program is told the same as a person, so that it learns nothing.
      if (!isFromProgram(values)) {
        const mail = enquiryMail(
          ENQUIRY_TEMPLATES[form],
          enquiryParams(form, values),
          enquiryAddress(deps.settings, deps.content.current.chapter),
          deps.clock(),
        );
        await deps.mailer.enqueue({ ...mail, sender: hashClient(request, deps.secret) });
      }
      return reply.header('cache-control', 'no-store').redirect(`/Contact?sent=${form}#${form}`, 303);
    });
  });
}
