import type { FastifyReply } from 'fastify';
import type { BuiltHandlers } from '../platform/contract/operations.ts';
import type { MailDeps } from './mailer.ts';
import { hashClient } from '../platform/security/clientAddress.ts';
import { getEnquiryAddress } from './sender.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { EmailjsSettings } from '../platform/settings.ts';
import { createEnquiryMail, isSpam, type EnquiryKind } from './enquiryMail.ts';

const MAX_CHARACTERS = 50_000;

/** Ids that identify a form to the e-mail service. */
interface Ids {
  service_id: string;
  template_id: string;
  user_id: string;
}

/**
 * Creates the handlers of the e-mail service's two calls (CONT-07). Enquiries go to the chapter, even if a form names another recipient.
 * The handlers respond `OK` once the mail is in the durable queue.
 */
export function createMailHandlers(deps: MailDeps): BuiltHandlers<'mail'> {
  const enqueueEnquiry = async (ids: Ids, fields: Record<string, unknown>, reply: FastifyReply): Promise<string> => {
    const kind = findEnquiryKind(deps.settings.emailjs, ids);
    if (JSON.stringify(fields).length > MAX_CHARACTERS) throw new HttpError(413, 'The enquiry is too long.');
    // Spam gets the same response, so that its sender learns nothing.
    if (!isSpam(fields)) {
      const mail = createEnquiryMail(kind, fields, getEnquiryAddress(deps.settings, deps.content.current.chapter), deps.clock());
      await deps.mailer.enqueue({ ...mail, sender: hashClient(reply.request, deps.secret) });
    }
    void reply.type('text/plain; charset=utf-8');
    return 'OK';
  };
  return {
    sendEmail: ({ body }, reply) => enqueueEnquiry(body, body.template_params ?? {}, reply),
    sendEmailForm: ({ body }, reply) => {
      const { service_id, template_id, user_id, lib_version: _version, ...fields } = body;
      return enqueueEnquiry({ service_id, template_id, user_id }, fields, reply);
    },
  };
}

/** Returns the kind of enquiry that the ids stand for. @throws HttpError 403 for other ids than the configured ones */
function findEnquiryKind({ serviceId, publicKey, templates }: EmailjsSettings, ids: Ids): EnquiryKind {
  if (ids.service_id !== serviceId) throw new HttpError(403, 'The service id is unknown.');
  if (ids.user_id !== publicKey) throw new HttpError(403, 'The public key is not valid.');
  const kind = (Object.keys(templates) as EnquiryKind[]).find((name) => templates[name] === ids.template_id);
  if (kind === undefined) throw new HttpError(403, 'The template id is unknown.');
  return kind;
}
