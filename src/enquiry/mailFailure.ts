import type { ErrorKind, Explanation } from '../api/errors.ts';
import { chapter } from '../config/chapter.ts';

/** No answer came in time. */
export class MailTimeout extends Error {}

const BY_STATUS: Readonly<Record<number, string>> = {
  403: 'the mail service does not accept mail from this form.',
  429: 'too many messages were sent in a short time. Please wait a few minutes and try again.',
  451: 'the mail service takes nothing from a browser that runs without a person.',
};

/** Statuses whose own text says nothing that a visitor could use: ids, keys, how a browser is driven. */
const TECHNICAL = new Set([403, 451]);

const NO_WORDS = 'the mail service could not take the message.';

/** A sentence for people: the service answers in plain text (D-58), and not every text is one. */
const isSentence = (text: unknown): text is string => typeof text === 'string' && /^[A-Z][^<>{}]{8,240}[.!]$/.test(text.trim());

const begun = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

function reasonOf(error: unknown): { kind: ErrorKind; reason: string } {
  if (error instanceof MailTimeout) {
    return { kind: 'timeout', reason: 'no answer came in time. The message may have arrived all the same.' };
  }
  const { status, text } = (typeof error === 'object' && error !== null ? error : {}) as { status?: unknown; text?: unknown };
  if (typeof status === 'number' && status >= 400) {
    const own = !TECHNICAL.has(status) && isSentence(text) ? begun(text.trim()) : undefined;
    return { kind: status >= 500 ? 'server' : 'client', reason: own ?? BY_STATUS[status] ?? NO_WORDS };
  }
  if (!navigator.onLine) return { kind: 'offline', reason: 'there is no connection right now.' };
  return { kind: 'network', reason: 'the mail service could not be reached.' };
}

/**
 * Why an enquiry could not be sent, in words (CONT-07). The mail service is no call of the API and answers in plain text,
 * so that `explainFailure` does not know it.
 *
 * @param error what the mail library threw: its answer with a status, or anything else when nothing answered
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
