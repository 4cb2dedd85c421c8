import { ENQUIRY_TEMPLATES, buildEnquiryParams, HONEYPOT, type EnquiryForm } from '../../shared/enquiry.ts';
import type { ErrorKind, Explanation } from '../api/errors.ts';
import { chapter } from '../config/chapter.ts';
import type { PublicSettings } from '../config/settings.ts';

/** Thrown when the mail service does not respond in time. */
class MailTimeout extends Error {}

const REASONS_BY_STATUS: Readonly<Record<number, string>> = {
  403: 'the mail service does not accept mail from this form.',
  429: 'too many messages were sent in a short time. Please wait a few minutes and try again.',
  451: 'the mail service does not accept messages from automated browsers.',
};

/** Statuses whose response text is technical, about ids, keys or headless browsers. */
const TECHNICAL_STATUSES = new Set([403, 451]);

const NO_REASON = 'the mail service could not take the message.';

/** Returns whether the service's plain text (D-58) is a sentence that can be shown. */
const isSentence = (text: unknown): text is string => typeof text === 'string' && /^[A-Z][^<>{}]{8,240}[.!]$/.test(text.trim());

const lowerFirst = (message: string): string => `${message.charAt(0).toLowerCase()}${message.slice(1)}`;

function reasonOf(error: unknown): { kind: ErrorKind; reason: string } {
  if (error instanceof MailTimeout) {
    return { kind: 'timeout', reason: 'no response came in time. The message may have arrived all the same.' };
  }
  const { status, text } = (typeof error === 'object' && error !== null ? error : {}) as { status?: unknown; text?: unknown };
  if (typeof status === 'number' && status >= 400) {
    const message = !TECHNICAL_STATUSES.has(status) && isSentence(text) ? lowerFirst(text.trim()) : undefined;
    return { kind: status >= 500 ? 'server' : 'client', reason: message ?? REASONS_BY_STATUS[status] ?? NO_REASON };
  }
  if (!navigator.onLine) return { kind: 'offline', reason: 'there is no connection right now.' };
  return { kind: 'network', reason: 'the mail service could not be reached.' };
}

/**
 * Explains why an enquiry could not be sent (CONT-07). The mail service is not part of the API and responds in plain text, so
 * `explainFailure` does not apply.
 * @param error what the mail library threw: a response with a status, or any value without a status
 */
export function explainMailFailure(error: unknown): Explanation {
  const { kind, reason } = reasonOf(error);
  return {
    text: `Email failed: ${reason}`,
    hint: `What you typed is still here. You can also write to ${chapter().supportEmail}.`,
    kind,
    retryMayHelp: false,
    loginMayHelp: false,
  };
}

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
