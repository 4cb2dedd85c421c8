import { ENQUIRY_TEMPLATES, enquiryParams, HONEYPOT, type EnquiryForm } from '../../shared/enquiry.ts';
import type { PublicSettings } from '../config/settings.ts';
import { MailTimeout } from './mailFailure.ts';

/** Longest time that the mail service may take; milliseconds. */
const TIMEOUT_MS = 20_000;

/** The mail library, loaded when the first form is sent. */
const loadMail = () => import(/* webpackChunkName: "mail" */ '@emailjs/browser');

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new MailTimeout()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an enquiry, once (CONT-07, D-30): to the public service when this installation uses it, else to its own server.
 *
 * @param values of the form, valid
 * @throws what the library throws, or MailTimeout: see `explainMailFailure`
 */
export async function sendEnquiry(
  form: EnquiryForm,
  values: Readonly<Record<string, unknown>>,
  { origin, serviceId, publicKey, templates }: PublicSettings['emailjs'],
): Promise<void> {
  const fields = enquiryParams(form, values);
  // Our own server throws away what programs fill in; the public service would send it.
  if (origin !== undefined && fields[HONEYPOT] !== '') return;
  const { init, send } = await inTime(loadMail());
  init({ publicKey }, origin ?? window.location.origin);
  await inTime(send(serviceId, templates[ENQUIRY_TEMPLATES[form]], fields, { publicKey, blockHeadless: origin !== undefined }));
}
