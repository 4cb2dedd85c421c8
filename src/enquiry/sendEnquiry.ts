import { ENQUIRY_TEMPLATES, buildEnquiryParams, HONEYPOT, type EnquiryForm } from '../../shared/enquiry.ts';
import type { PublicSettings } from '../config/settings.ts';
import { MailTimeout } from './mailFailure.ts';

const TIMEOUT_MS = 20_000;

const loadMail = () => import(/* webpackChunkName: "mail" */ '@emailjs/browser');

async function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailTimeout()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an enquiry once (CONT-07, D-30): to the public service if one is configured, otherwise to our own server.
 * @param values valid values of the form
 * @throws errors of the library, or MailTimeout: see `explainMailFailure`
 */
export async function sendEnquiry(
  form: EnquiryForm,
  values: Readonly<Record<string, unknown>>,
  { origin, serviceId, publicKey, templates }: PublicSettings['emailjs'],
): Promise<void> {
  const fields = buildEnquiryParams(form, values);
  // Our own server drops what bots send. The public service would mail it, so nothing is sent there.
  if (origin !== undefined && fields[HONEYPOT] !== '') return;
  const { init, send } = await withTimeout(loadMail());
  init({ publicKey }, origin ?? window.location.origin);
  await withTimeout(send(serviceId, templates[ENQUIRY_TEMPLATES[form]], fields, { publicKey, blockHeadless: origin !== undefined }));
}
