import type { FastifyReply } from 'fastify';
import type { BuiltHandlers } from '../contract/operations.ts';
import type { Deps } from '../deps.ts';
import { hashClient } from '../security/clientAddress.ts';
import { enquiryAddress } from './sender.ts';
import { HttpError } from '../security/httpError.ts';
import type { EmailjsSettings } from '../settings.ts';
import { enquiryMail, isFromProgram, type EnquiryKind } from './enquiry.ts';

/** Characters of one enquiry, all fields together. */
const longest = 50_000;

interface Ids {
  service_id: string;
  template_id: string;
  user_id: string;
}

/**
 * The two calls of the e-mail service (CONT-07), by operationId: the enquiry goes to the chapter's address, whatever the
 * form says. Answered `OK` once the mail is in the durable queue.
 */
export function mailHandlers(deps: Deps): BuiltHandlers<'mail'> {
  const take = async (ids: Ids, fields: Record<string, unknown>, reply: FastifyReply): Promise<string> => {
    const kind = kindOf(deps.settings.emailjs, ids);
    if (JSON.stringify(fields).length > longest) throw new HttpError(413, 'The enquiry is too long.');
    // A program is told the same as a person, so that it learns nothing.
    if (!isFromProgram(fields)) {
      const mail = enquiryMail(kind, fields, enquiryAddress(deps.settings, deps.content.current.chapter), deps.clock());
      await deps.mailer.enqueue({ ...mail, sender: hashClient(reply.request, deps.secret) });
    }
    void reply.type('text/plain; charset=utf-8');
    return 'OK';
  };
  return {
    sendEmail: ({ body }, reply) => take(body, body.template_params ?? {}, reply),
    sendEmailForm: ({ body }, reply) => {
      const { service_id, template_id, user_id, lib_version: _version, ...fields } = body;
      return take({ service_id, template_id, user_id }, fields, reply);
    },
  };
}

/** Which form the ids stand for. @throws HttpError 403 when they are not the configured ones */
function kindOf({ serviceId, publicKey, templates }: EmailjsSettings, ids: Ids): EnquiryKind {
  if (ids.service_id !== serviceId) throw new HttpError(403, 'The service id is unknown.');
  if (ids.user_id !== publicKey) throw new HttpError(403, 'The public key is not valid.');
  const kind = (Object.keys(templates) as EnquiryKind[]).find((name) => templates[name] === ids.template_id);
  if (kind === undefined) throw new HttpError(403, 'The template id is unknown.');
  return kind;
}
